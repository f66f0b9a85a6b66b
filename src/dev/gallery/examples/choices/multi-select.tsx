import { useState } from 'react';
import { MultiSelect } from '#src/components/choices/multi-select.tsx';
import { StatusShape } from '#src/components/ui/status-shape.tsx';
import { WORKFLOW_STATUS_NAMES, WORKFLOW_STATUSES } from '#src/components/ui/workflow-status.ts';
import { Row } from '../../parts/row.tsx';
import { countries } from '../../parts/sample-data.ts';

const regions = ['Africa', 'Europe', 'Oceania'].map((value, at) => ({ value, label: value, count: [54, 47, 0][at] }));
const names = countries.map(({ id, label, mark }) => ({ value: id, label, detail: mark }));
const statuses = WORKFLOW_STATUS_NAMES.map((value) => ({
  value,
  label: WORKFLOW_STATUSES[value].label,
  mark: <StatusShape status={value} />,
}));

/** More than seven options can be searched. */
export function States() {
  const [region, setRegion] = useState<string[]>([]);
  const [status, setStatus] = useState<string[]>(['Open']);
  const [country, setCountry] = useState<number[]>([1, 2]);
  return (
    <Row>
      <MultiSelect label="Region" options={regions} value={region} onValueChange={setRegion} />
      <MultiSelect label="Status" options={statuses} value={status} onValueChange={setStatus} />
      <MultiSelect label="Country" options={names} value={country} onValueChange={setCountry} />
      <MultiSelect label="Milestone" options={[]} value={[]} onValueChange={() => undefined} loading />
      <MultiSelect
        label="Activity"
        options={[]}
        value={[]}
        onValueChange={() => undefined}
        blocked="Select a milestone"
      />
    </Row>
  );
}
