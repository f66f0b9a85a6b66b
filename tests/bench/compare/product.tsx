import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { getListReportEditionsQueryKey } from '../../../generated/hooks/editions/editions.ts';
import type { Comparison } from '../../../generated/model/index.ts';
import { ComparisonView } from '../../../src/features/compare/comparison-view.tsx';
import type { GridChoice } from '../../../src/features/compare/shown-rows.ts';
import { type Totals, totalsOf } from '../../../src/features/compare/totals.ts';
import { madeUpResults } from './data.ts';
import { comparisonInMemory, prepare } from './page.ts';

/** The product's own, with its toolbar, search box, legend, totals and region means; only what the address holds is held here. */
function Subject({ comparison, totals }: { comparison: Comparison | undefined; totals: Totals }) {
  const [choice, setChoice] = useState<GridChoice>({
    ...{ text: '', differences: false, kinds: [], sort: 0, selected: [] },
    ...{ pinned: [], totals: true, means: true, completedOnly: false },
  });
  return (
    <ComparisonView
      comparison={comparison ?? toCome}
      isToCome={!comparison}
      totals={totals}
      choice={choice}
      onChange={(some) => setChoice((old) => ({ ...old, ...some }))}
    />
  );
}

/** The legend asks for the editions, which the page has fetched before. */
const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
client.setQueryData(getListReportEditionsQueryKey(), []);

const whole = comparisonInMemory();
const totals = totalsOf(madeUpResults(whole), []);
/** As the page has it while the ratings are fetched. */
const toCome: Comparison = { ...whole, Indicators: [] };

prepare((comparison) => (
  <QueryClientProvider client={client}>
    <Subject comparison={comparison} totals={totals} />
  </QueryClientProvider>
));
