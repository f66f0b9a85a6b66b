import { keepPreviousData } from '@tanstack/react-query';
import { type RefObject, useMemo, useRef } from 'react';
import { useListResults } from '#generated/hooks/results/results.ts';
import type { Results as Answer, ReportEdition } from '#generated/model/index.ts';
import { Later } from '#src/components/later.tsx';
import { ReadError } from '#src/components/read-error.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import type { SearchBox } from '#src/components/ui/search-input.tsx';
import { RegionsPanel } from './regions-panel.tsx';
import { ResultsFilters } from './results-filters.tsx';
import { resultsParams } from './results-search.ts';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { ResultsTable } from './results-table.tsx';
import { ScatterPanel } from './scatter-panel.tsx';
import { ScoreWords } from './score-words.tsx';
import { chosenCountries } from './shown-results.ts';
import { useResultsSearch } from './use-results-search.ts';

/** What the countries of an edition did, milestone by milestone, against another edition [B61]. */
export function Results({ edition }: { edition: ReportEdition }) {
  const { search } = useResultsSearch();
  const searchBox = useRef<SearchBox>(null);
  const { data, error, refetch, isPlaceholderData } = useListResults(
    { editionId: edition.Id },
    resultsParams(search),
    // another switch or edition to compare with is of the same countries
    { query: { placeholderData: keepPreviousData } },
  );
  const own = data?.Edition.Id === edition.Id ? data : undefined;
  const shown = useMemo(() => own && chosenCountries(own, search).length, [own, search]);
  return (
    <>
      <ScoreWords equalIndicators={search.equalIndicators} completedOnly={search.completedOnly} />
      <ResultsFilters editionId={edition.Id} results={own} shown={shown} searchBox={searchBox} />
      {error && !own ? (
        <ReadError error={error} onRetry={() => void refetch()} isScreen />
      ) : own ? (
        <div aria-busy={isPlaceholderData} data-page="wide">
          <Parts results={own} shown={shown ?? 0} searchBox={searchBox} />
        </div>
      ) : (
        <ResultsSkeleton />
      )}
    </>
  );
}

type PartsProps = { results: Answer; shown: number; searchBox: RefObject<SearchBox | null> };

function Parts({ results, shown, searchBox }: PartsProps) {
  if (results.World.Total.Indicators === 0)
    return (
      <EmptyState
        className="mt-3 rounded-lg border bg-card py-16 shadow-xs"
        title="Nothing to score yet"
        reason="This edition has no country indicators: a manager adds countries and indicators under EDITIONS."
      />
    );
  return (
    <>
      <ResultsTable results={results} isEmpty={shown === 0} searchBox={searchBox} />
      <Later room="min-h-320 xl:min-h-160">
        {/* On paper no grid: its rows leave no room for the heads that each page repeats. */}
        <div className="mt-3 grid gap-3 xl:grid-cols-2 print:block print:*:mb-3">
          <ScatterPanel results={results} />
          <Later>
            <RegionsPanel results={results} />
          </Later>
        </div>
      </Later>
    </>
  );
}
