import { useState } from 'react';
import { SegmentedControl } from '#src/components/ui/segmented-control.tsx';
import { Row } from '../../parts/row.tsx';

const options = [
  { value: 1, label: 'Met' },
  { value: 0, label: 'Not Met' },
] as const;

export function States() {
  const [value, setValue] = useState<number | null>(1);
  const [none, setNone] = useState<number | null>(null);
  return (
    <Row>
      <SegmentedControl legend="Rating" options={options} value={value} onValueChange={setValue} />
      <SegmentedControl legend="Nothing chosen" options={options} value={none} onValueChange={setNone} />
      <SegmentedControl legend="Disabled" options={options} value={1} onValueChange={setValue} disabled />
    </Row>
  );
}
