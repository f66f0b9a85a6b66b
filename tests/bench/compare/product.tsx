import { useMemo, useState } from 'react';
import type { Comparison } from '../../../generated/model/index.ts';
import { ComparisonView } from '../../../src/features/compare/comparison-view.tsx';
import type { GridChoice } from '../../../src/features/compare/shown-rows.ts';
import { totalsOf } from '../../../src/features/compare/totals.ts';
import { madeUpResults } from './data.ts';
import { prepare } from './page.ts';

/** The product's own, with its toolbar, search box, legend, totals and region means; only what the address holds is held here. */
function Subject({ comparison }: { comparison: Comparison }) {
  const [choice, setChoice] = useState<GridChoice>({
    ...{ text: '', differences: false, kinds: [], sort: 0, selected: [] },
    ...{ pinned: [], totals: true, means: true },
  });
  const totals = useMemo(() => totalsOf(madeUpResults(comparison), []), [comparison]);
  return (
    <ComparisonView
      comparison={comparison}
      totals={totals}
      choice={choice}
      onChange={(some) => setChoice((old) => ({ ...old, ...some }))}
    />
  );
}

prepare((comparison) => <Subject comparison={comparison} />);
