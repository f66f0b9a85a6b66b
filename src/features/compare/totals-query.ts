import { keepPreviousData } from '@tanstack/react-query';
import { getListResultsQueryOptions } from '#generated/hooks/results/results.ts';
import type { CompareSearch } from './compare-search.ts';
import { latestEdition } from './latest-edition.ts';

type Dated = Parameters<typeof latestEdition>[0][number];

/**
 * The one query of the totals, shared by loader and screen: results of the latest of the editions,
 * against the other one or none.
 */
export function totalsQuery(
  editions: readonly Dated[],
  { editions: chosen, completedOnly }: Pick<CompareSearch, 'editions' | 'completedOnly'>,
) {
  const own = editions.filter(({ Id }) => chosen.includes(Id));
  const latest = latestEdition(own);
  const other = own.find(({ Id }) => Id !== latest?.Id);
  return getListResultsQueryOptions(
    { editionId: latest?.Id ?? 0 },
    { against: other?.Id ?? NONE, ...(completedOnly && { completedOnly }) },
    { query: { enabled: latest !== undefined, placeholderData: keepPreviousData, refetchOnWindowFocus: false } },
  );
}

/** Compare with no other edition. */
const NONE = 0;
