import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { useReadCompareFilters } from '#generated/hooks/compare/compare.ts';
import { Note } from '#src/components/ui/note.tsx';
import { absentWords, withEveryCountry } from './absent-countries.ts';
import { ComparePanel } from './compare-panel.tsx';
import { ComparePickers } from './compare-pickers.tsx';
import { compareQuery } from './compare-query.ts';
import { isComplete } from './compare-search.ts';
import { ExportButton } from './export-button.tsx';
import { useCompareSearch } from './use-compare-search.ts';
import { WHAT_TO_COMPARE } from './what-to-compare.ts';

type CompareScreenProps = {
  /** Shares a line with what is chosen, where there is room: the matrix begins higher. */
  heading: ReactNode;
  /** Draws what stands below that line in a step of its own. */
  Body: ComponentType<{ children: ReactNode }>;
};

/** One or two editions side by side, indicators by countries (requirements B2, 'Compare'). */
export function CompareScreen({ heading, Body }: CompareScreenProps) {
  const { search, leftOut, isReady } = useCompareSearch();
  const { data: filters } = useReadCompareFilters();
  const found = useQuery({ ...compareQuery(search), enabled: isReady && isComplete(search) });
  const own = isComplete(search) && !found.isPlaceholderData ? found.data : undefined;
  const comparison = useMemo(
    () => own && filters && withEveryCountry(own, search.countries, filters),
    [own, filters, search.countries],
  );
  const words = [...leftOut, ...(comparison ? absentWords(comparison) : [])];
  return (
    <>
      <div data-wide className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {heading}
        <section
          id={WHAT_TO_COMPARE}
          tabIndex={-1}
          aria-label="What to compare"
          className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-2 max-sm:basis-full"
        >
          <ComparePickers />
          <ExportButton comparison={own} />
        </section>
      </div>
      <div role="status">
        <Note tone={words.length > 0 ? 'info' : undefined} className="mt-3">
          {words.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Note>
      </div>
      <Body>
        <ComparePanel found={found} shown={comparison ?? found.data} />
      </Body>
    </>
  );
}
