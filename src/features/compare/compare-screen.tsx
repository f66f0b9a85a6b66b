import { useQuery } from '@tanstack/react-query';
import { ComparePanel } from './compare-panel.tsx';
import { ComparePickers } from './compare-pickers.tsx';
import { compareQuery } from './compare-query.ts';
import { isComplete } from './compare-search.ts';
import { ExportButton } from './export-button.tsx';
import { useCompareSearch } from './use-compare-search.ts';
import { WHAT_TO_COMPARE } from './what-to-compare.ts';

/** One or two editions side by side, indicators by countries (document 2, section 2, 'Compare'). */
export function CompareScreen() {
  const { search } = useCompareSearch();
  const found = useQuery(compareQuery(search));
  const own = isComplete(search) && !found.isPlaceholderData ? found.data : undefined;
  return (
    <>
      <section
        id={WHAT_TO_COMPARE}
        tabIndex={-1}
        aria-label="What to compare"
        className="mt-3 flex flex-wrap items-start justify-between gap-2"
      >
        <ComparePickers />
        <ExportButton comparison={own} />
      </section>
      <ComparePanel found={found} />
    </>
  );
}
