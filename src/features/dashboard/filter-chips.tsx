import type { RefObject } from 'react';
import { useReadDashboardFilters } from '#generated/hooks/dashboard/dashboard.ts';
import { ChipList } from '#src/components/chip-list.tsx';
import type { SearchBox } from '#src/components/ui/search-input.tsx';
import { hasChips } from './dashboard-search.ts';
import { listFilters } from './list-filters.ts';
import { useDashboardSearch } from './use-dashboard-search.ts';

type FilterChipsProps = { editionId: number; searchBox: RefObject<SearchBox | null> };

/** A chip for each choice in force; names come with the filter options, which are asked for only where there is a chip. */
export function FilterChips({ editionId, searchBox }: FilterChipsProps) {
  const { search, change, clear } = useDashboardSearch();
  const { data: names } = useReadDashboardFilters(editionId, { query: { enabled: hasChips(search) } });
  const chips = listFilters.flatMap(({ key, word, options }) =>
    search[key].map((id) => ({
      key: `${key} ${id}`,
      words: `${word}: ${names?.[options].find((one) => one.Id === id)?.DisplayName ?? (names ? id : '…')}`,
      onRemove: () => change({ [key]: search[key].filter((one) => one !== id) }),
    })),
  );
  const inForce = chips.length > 0 || search.indicatorName !== '';
  return <ChipList chips={chips} inForce={inForce} onClear={clear} searchBox={searchBox} />;
}
