import type { RefObject } from 'react';
import { useReadDashboardFilters } from '#generated/hooks/dashboard/dashboard.ts';
import { ChipList } from '#src/components/chip-list.tsx';
import { InlineError } from '#src/components/inline-error.tsx';
import type { SearchBox } from '#src/components/ui/search-input.tsx';
import { hasChips } from './dashboard-search.ts';
import { listFilters, markFilters } from './list-filters.ts';
import { statusDaysWords, stuckWords } from './mark-words.ts';
import { useDashboardSearch } from './use-dashboard-search.ts';

type FilterChipsProps = { editionId: number; searchBox: RefObject<SearchBox | null> };

/** Named by a link or a saved view: a milestone that was deleted, who has no work any more. */
const GONE = 'no longer in this list';

/** A chip for each active filter; its name is in the filter options, fetched only for chips. */
export function FilterChips({ editionId, searchBox }: FilterChipsProps) {
  const { search, change, clear } = useDashboardSearch();
  const options = useReadDashboardFilters({ editionId }, { query: { enabled: hasChips(search) } });
  const { data: names, error } = options;
  const marks = markFilters.flatMap(({ key, word }) =>
    search[key] ? [{ key, words: word, onRemove: () => change({ [key]: undefined }) }] : [],
  );
  const chosen = listFilters.flatMap(({ key, word, options: list }) =>
    search[key].map((id) => ({
      key: `${key} ${id}`,
      words: `${word}: ${names?.[list].find((one) => one.Id === id)?.DisplayName ?? (names ? GONE : error ? id : '…')}`,
      onRemove: () => change({ [key]: search[key].filter((one) => one !== id) }),
    })),
  );
  const days = search.statusDays
    ? [{ key: 'days', words: statusDaysWords(search.statusDays), onRemove: () => change({ statusDays: undefined }) }]
    : [];
  const stuck =
    search.stuck === undefined
      ? []
      : [{ key: 'stuck', words: stuckWords[search.stuck], onRemove: () => change({ stuck: undefined }) }];
  const chips = [...chosen, ...marks, ...days, ...stuck];
  const inForce = chips.length > 0 || search.indicatorName !== '';
  return (
    <>
      <ChipList chips={chips} inForce={inForce} onClear={clear} searchBox={searchBox} />
      {error && !names && hasChips(search) && (
        <InlineError error={error} pending={options.isFetching} onRetry={() => void options.refetch()} />
      )}
    </>
  );
}
