import { useState } from 'react';
import { DateField } from '#src/components/date-field.tsx';
import { Label } from '#src/components/ui/label.tsx';
import { DATE_FIELD_NULL, fromDateField } from '#src/lib/forms/date-field-value.ts';
import { readDate } from '#src/lib/typed-date.ts';
import { useActivitySearch } from './use-activity-search.ts';

/** The first and the last day, in the viewer's time zone. */
export function DayFilter() {
  return (
    // Where the line has no room for both and 'Export', they go on in the next one together.
    <div className="flex items-end gap-x-1.5 gap-y-2 max-sm:contents lg:max-xl:mr-24">
      <Day end="from" label="From" />
      <Day end="to" label="To" />
    </div>
  );
}

function Day({ end, label }: { end: 'from' | 'to'; label: string }) {
  const { search, change } = useActivitySearch();
  const date = search[end];
  const [typed, setTyped] = useState<{ over: string | undefined; text: string }>();
  const isTyping = typed !== undefined && typed.over === date;
  const id = `activity-${end}`;
  return (
    <div className="flex items-center gap-1.5">
      <Label htmlFor={id} className="text-sm text-muted-foreground">
        {label}
      </Label>
      <DateField
        id={id}
        label={label}
        value={isTyping ? typed.text : (date ?? DATE_FIELD_NULL)}
        onValueChange={(text) => {
          const given = fromDateField(text);
          const next = given === null ? undefined : readDate(given);
          // A text that is no date yet filters nothing, and stays as it is typed.
          setTyped({ over: given !== null && next === undefined ? date : next, text });
          if ((given === null || next !== undefined) && next !== date) change({ [end]: next });
        }}
        className="w-36"
      />
    </div>
  );
}
