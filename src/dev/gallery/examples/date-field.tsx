import { useState } from 'react';
import { DateField } from '#src/components/date-field.tsx';
import { Field } from '#src/components/ui/field.tsx';
import type { DateFieldValue } from '#src/lib/forms/date-field-value.ts';

/** Typed in several ways, or chosen from the calendar. */
export function FilledIn() {
  const [date, setDate] = useState<DateFieldValue | null>('2026-07-01');
  return (
    <Field label="Start Date" className="max-w-60">
      {(control) => <DateField {...control} label="Start Date" value={date} onValueChange={setDate} />}
    </Field>
  );
}

export function Wrong() {
  const [date, setDate] = useState<DateFieldValue | null>('31 Feb');
  return (
    <Field label="End Date" error="Date input not valid." className="max-w-60">
      {(control) => <DateField {...control} label="End Date" value={date} onValueChange={setDate} />}
    </Field>
  );
}

export function ReadOnly() {
  return (
    <Field label="Closed on" className="max-w-60">
      {(control) => (
        <DateField {...control} label="Closed on" value="2026-01-14" onValueChange={() => undefined} readOnly />
      )}
    </Field>
  );
}
