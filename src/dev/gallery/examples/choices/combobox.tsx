import { useState } from 'react';
import { Combobox } from '#src/components/choices/combobox.tsx';
import { Field } from '#src/components/ui/field.tsx';
import { LONG_NAME } from '../../parts/sample-data.ts';

const items = [
  { id: 1, label: 'Amara Okafor', detail: 'amara@demo.test' },
  { id: 2, label: 'Rui Tanaka', detail: 'rui@demo.test' },
  { id: 3, label: LONG_NAME },
];
const words = { placeholder: 'Select a user', searchLabel: 'Search users', empty: 'Nobody found' };

export function Chosen() {
  const [value, setValue] = useState<number | null>(2);
  return (
    <Field label="QA user" className="max-w-80">
      {(control) => <Combobox control={control} items={items} value={value} onValueChange={setValue} {...words} />}
    </Field>
  );
}

export function NothingChosen() {
  const [value, setValue] = useState<number | null>(null);
  return (
    <Field label="Research user" error="Select who researches it" className="max-w-80">
      {(control) => <Combobox control={control} items={items} value={value} onValueChange={setValue} {...words} />}
    </Field>
  );
}

export function LongWords() {
  const [value, setValue] = useState<number | null>(3);
  return (
    <Field label="Indicator to copy" className="max-w-80">
      {(control) => <Combobox control={control} items={items} value={value} onValueChange={setValue} {...words} />}
    </Field>
  );
}
