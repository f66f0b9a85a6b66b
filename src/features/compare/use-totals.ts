import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useListCompareMilestones } from '#generated/hooks/compare/compare.ts';
import { useListReportEditions } from '#generated/hooks/editions/editions.ts';
import type { Comparison } from '#generated/model/index.ts';
import type { CompareSearch } from './compare-search.ts';
import { type Totals, totalsOf, totalsToCome } from './totals.ts';
import { totalsQuery } from './totals-query.ts';

/**
 * The totals of what is compared, in their size as soon as that is known; undefined where they are
 * off, unknown or of other editions than the comparison.
 */
export function useTotals(search: CompareSearch, comparison: Comparison | undefined) {
  const { milestones, totals: isOn, completedOnly } = search;
  const { data: editions = [] } = useListReportEditions();
  const query = totalsQuery(editions, search);
  const { data, error, refetch, isPlaceholderData } = useQuery({ ...query, enabled: isOn && query.enabled !== false });
  const latest = comparison?.Editions[0]?.Id;
  const own = !isPlaceholderData && data?.Edition.Id === latest ? data : undefined;
  const known = useListCompareMilestones(
    { id: latest ?? 0 },
    { query: { enabled: isOn && latest !== undefined } },
  ).data;
  const totals = useMemo((): Totals | undefined => {
    if (!isOn || !latest) return undefined;
    if (own) return totalsOf(own, milestones, completedOnly);
    if (error) return undefined;
    const titles = (known ?? []).filter(({ Id }) => milestones.length === 0 || milestones.includes(Id));
    return totalsToCome(titles.map(({ FullName }) => FullName));
  }, [isOn, latest, own, error, known, milestones, completedOnly]);
  return { totals, error: isOn && !own ? error : null, retry: () => void refetch() };
}
