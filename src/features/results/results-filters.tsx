import { type RefObject, useId } from 'react';
import { useListReportEditions } from '#generated/hooks/editions/editions.ts';
import type { Results } from '#generated/model/index.ts';
import { isBeingMade } from '#rules/edition.ts';
import { MultiSelect } from '#src/components/choices/multi-select.tsx';
import { FoldedOnPhone } from '#src/components/folded-on-phone.tsx';
import { NativeSelect } from '#src/components/ui/native-select.tsx';
import { type SearchBox, SearchInput } from '#src/components/ui/search-input.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { counted } from '#src/lib/words.ts';
import { ScoreSwitches } from './score-switches.tsx';
import { useResultsSearch } from './use-results-search.ts';

type FiltersProps = {
  editionId: number;
  results: Results | undefined;
  shown: number | undefined;
  searchBox: RefObject<SearchBox | null>;
};

/** Which countries and milestones, against what, and what counts; all of it is in the address. */
export function ResultsFilters({ editionId, results, shown, searchBox }: FiltersProps) {
  const { search, change, type } = useResultsSearch();
  const count = results?.Countries.length;
  return (
    <section aria-label="Filters" className="mt-3 grid gap-x-4 gap-y-2" data-print="hide">
      <div className="flex flex-wrap items-center gap-2">
        <SearchInput
          ref={searchBox}
          label="Search by country"
          value={search.name}
          onSearch={type}
          className="w-full sm:w-72"
        />
        <MultiSelect
          label="Region"
          options={(results?.Regions ?? []).map(({ Region, CountryIds }) => ({
            ...{ value: Region, label: Region, count: CountryIds.length },
          }))}
          value={search.region}
          onValueChange={(region) => change({ region })}
          loading={!results}
        />
        <MultiSelect
          label="Milestones"
          options={(results?.Milestones ?? []).map(({ OrderId, ShortName }) => ({
            ...{ value: OrderId, label: `${OrderId} ${ShortName}` },
          }))}
          value={search.milestones}
          onValueChange={(milestones) => change({ milestones })}
          loading={!results}
        />
        <p
          role="status"
          data-tabular
          className={cn(
            'ml-auto text-sm text-muted-foreground',
            shown === count ? 'max-sm:sr-only' : 'max-sm:order-last max-sm:ml-0 max-sm:w-full',
          )}
        >
          {shown !== undefined &&
            count !== undefined &&
            `${shown === count ? '' : `${shown} of `}${counted(count, 'country', 'countries')}`}
        </p>
      </div>
      <WhatCounts editionId={editionId} results={results} />
    </section>
  );
}

/** Against what, and what counts; on a phone folded under what is in force. */
function WhatCounts({ editionId, results }: Pick<FiltersProps, 'editionId' | 'results'>) {
  const { search, change } = useResultsSearch();
  const { completedOnly, equalIndicators } = search;
  const inForce = [
    againstWords(results, search.against),
    completedOnly && 'QA completed only',
    equalIndicators && 'equal weight',
  ];
  return (
    <FoldedOnPhone summary={inForce.filter(Boolean).join(', ')}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <AgainstChoice editionId={editionId} results={results} />
        <ScoreSwitches completedOnly={completedOnly} equalIndicators={equalIndicators} onChange={change} />
      </div>
    </FoldedOnPhone>
  );
}

const NONE = 0;
/** What the server compares with where nothing is chosen; its name comes with the results. */
const BEFORE = 'The edition before';

function againstWords(results: Results | undefined, chosen: number | undefined): string {
  if (results?.Against) return `Compared with ${results.Against.Name}`;
  if (results || chosen === NONE) return 'Not compared';
  return chosen === undefined ? 'Compared with the edition before' : 'Compared with another edition';
}

/** The edition to compare with: any but the one that is shown, or none. */
function AgainstChoice({ editionId, results }: Pick<FiltersProps, 'editionId' | 'results'>) {
  const { search, change } = useResultsSearch();
  const id = useId();
  const { data: editions = [] } = useListReportEditions();
  const others = editions.filter((one) => !isBeingMade(one) && one.Id !== editionId);
  return (
    <span className="flex items-center gap-2 text-sm whitespace-nowrap max-sm:w-full">
      <label htmlFor={id}>Compared with</label>
      <NativeSelect
        id={id}
        className="w-64 max-sm:w-auto max-sm:flex-1"
        value={search.against ?? (results ? (results.Against?.Id ?? NONE) : BEFORE)}
        onChange={({ target }) => change({ against: Number(target.value) })}
      >
        {!results && search.against === undefined && (
          <option value={BEFORE} disabled>
            {BEFORE}
          </option>
        )}
        <option value={NONE}>No other edition</option>
        {others.map(({ Id, Name }) => (
          <option key={Id} value={Id}>
            {Name}
          </option>
        ))}
      </NativeSelect>
    </span>
  );
}
