import { useMemo } from 'react';
import { useListCompareMilestones, useReadCompareFilters } from '#generated/hooks/compare/compare.ts';
import { useListReportEditions } from '#generated/hooks/editions/editions.ts';
import { idsOf } from '#src/components/choices/choice-nodes.ts';
import { latestEdition } from './latest-edition.ts';

/**
 * What can be chosen, as far as it is fetched: the editions are when the page opens; milestones are
 * those of the latest edition chosen.
 */
export function useKnownIds(chosenEditions: readonly number[]) {
  const { data: editions } = useListReportEditions();
  const { data: filters } = useReadCompareFilters();
  const latest = latestEdition(editions?.filter(({ Id }) => chosenEditions.includes(Id)) ?? [])?.Id;
  const { data: milestones } = useListCompareMilestones(
    { id: latest ?? 0 },
    { query: { enabled: latest !== undefined } },
  );
  return useMemo(
    () => ({
      editions: editions && new Set(editions.map(({ Id }) => Id)),
      countries: filters && new Set(filters.Regions.flatMap(idsOf)),
      milestones: milestones && latest !== undefined ? new Set(milestones.map(({ Id }) => Id)) : undefined,
    }),
    [editions, filters, milestones, latest],
  );
}
