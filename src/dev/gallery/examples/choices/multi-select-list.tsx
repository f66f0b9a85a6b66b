import { useState } from 'react';
import { MultiSelectList } from '#src/components/choices/multi-select-list.tsx';
import { countries } from '../../parts/sample-data.ts';

const names = countries.map(({ id, label, mark }) => ({ value: id, label, detail: mark }));
const regions = ['Africa', 'Europe', 'Oceania'].map((value, at) => ({ value, label: value, count: [54, 47, 0][at] }));

/** What the popover of a MultiSelect holds. */
export function Searched() {
  const [value, setValue] = useState<number[]>([2]);
  return (
    <div className="w-72 rounded-lg border">
      <MultiSelectList label="Countries by name" options={names} value={value} onValueChange={setValue} />
    </div>
  );
}

export function WithCounts() {
  const [value, setValue] = useState<string[]>([]);
  return (
    <div className="w-72 rounded-lg border">
      <MultiSelectList label="Regions with counts" options={regions} value={value} onValueChange={setValue} />
    </div>
  );
}
