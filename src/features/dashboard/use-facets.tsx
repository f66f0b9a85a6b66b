import { keepPreviousData } from '@tanstack/react-query';
import { useReadDashboardFacets } from '#generated/hooks/dashboard/dashboard.ts';
import type { DashboardFacet } from '#generated/model/index.ts';
import { InlineError } from '#src/components/inline-error.tsx';
import { filterParams } from './dashboard-query.ts';
import { useDashboardSearch } from './use-dashboard-search.ts';

/**
 * How many rows each option would leave; those of the former filters until the new ones are
 * counted. `failure` says in the list that they could not be counted, with a retry.
 */
export function useFacets(editionId: number) {
  const { search } = useDashboardSearch();
  const query = useReadDashboardFacets({ editionId }, filterParams(search), {
    query: { placeholderData: keepPreviousData },
  });
  const { data, error, isFetching, refetch } = query;
  // A backend may do without counts: the options stand without them.
  if (error?.status === 404) return { data: undefined, failure: undefined };
  const failure = error && !data && (
    <InlineError error={error} pending={isFetching} onRetry={() => void refetch()} className="border-t p-2" />
  );
  return { data, failure };
}

/** The answer leaves out options that would leave nothing; undefined while it is fetched. */
export const countOf = (facets: readonly DashboardFacet[] | undefined, id: number): number | undefined =>
  facets && (facets.find(({ Id }) => Id === id)?.Count ?? 0);
