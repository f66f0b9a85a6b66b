import { useState } from 'react';
import { RadioGroup } from '#src/components/ui/radio-group.tsx';
import { LONG_NAME } from '../../parts/sample-data.ts';

const options = [
  { value: 'all', label: 'All countries' },
  { value: 'region', label: 'One region' },
  { value: 'none', label: 'None yet', disabled: true },
] as const;

export function OneBelowTheOther() {
  const [value, setValue] = useState<string>('all');
  return <RadioGroup legend="Countries" options={options} value={value} onValueChange={setValue} />;
}

export function SideBySide() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <RadioGroup legend="Countries, nothing chosen" options={options} value={value} onValueChange={setValue} inline />
  );
}

export function Disabled() {
  return (
    <RadioGroup legend="Countries, fixed" options={options} value="region" onValueChange={() => undefined} disabled />
  );
}

export function LongWords() {
  const long = [{ value: 'long', label: LONG_NAME }];
  return <RadioGroup legend="Indicator" options={long} value="long" onValueChange={() => undefined} />;
}
