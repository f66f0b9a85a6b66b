import { useState } from 'react';
import type { Comparison } from '../../../generated/model/index.ts';
import { ComparisonView } from '../../../src/features/compare/comparison-view.tsx';
import type { GridChoice } from '../../../src/features/compare/shown-rows.ts';
import { prepare } from './page.ts';

/** The product's own, with its toolbar, its search box and its legend; only what the address holds is held here. */
function Subject({ comparison }: { comparison: Comparison }) {
  const [choice, setChoice] = useState<GridChoice>({ text: '', differences: false, sort: 0, selected: [] });
  return (
    <ComparisonView
      comparison={comparison}
      choice={choice}
      onChange={(some) => setChoice((old) => ({ ...old, ...some }))}
    />
  );
}

prepare((comparison) => <Subject comparison={comparison} />);
