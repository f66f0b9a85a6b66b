import { useState } from 'react';
import { TreeSelect } from '#src/components/choices/tree-select.tsx';
import { failureOf } from '../../parts/failures.ts';
import { Row } from '../../parts/row.tsx';
import { countryTree } from '../../parts/sample-data.ts';

/** Open one: it is searched at every level. */
export function States() {
  const [chosen, setChosen] = useState<number[]>([1, 2]);
  const shared = { chosen: [], onChange: () => undefined, onRetry: () => undefined, none: 'All' };
  return (
    <Row>
      <TreeSelect {...shared} label="Countries" nodes={countryTree} chosen={chosen} onChange={setChosen} />
      <TreeSelect {...shared} label="Milestones" nodes={undefined} />
      <TreeSelect {...shared} label="Indicators" nodes={undefined} error={failureOf('listCompareMilestones', 500)} />
      <TreeSelect {...shared} label="Activities" nodes={[]} blocked="Select both editions" />
    </Row>
  );
}
