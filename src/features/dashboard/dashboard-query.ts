import {
  getListDashboardIndicatorsInfiniteQueryOptions,
  listDashboardIndicators,
} from '#generated/hooks/dashboard/dashboard.ts';
import type {
  ListDashboardIndicatorsParams,
  ReadDashboardFacetsParams,
  ReadQueueParams,
} from '#generated/model/index.ts';
import { pagesOf } from '#src/lib/api/pages.ts';
import { type DashboardSearch, dashboardDefaults, isOwnOnly } from './dashboard-search.ts';
import { listFilters, markFilters } from './list-filters.ts';
import { PAGE_SIZE, ROWS_AT_ONCE } from './page-size.ts';

/** A list is kept for an hour, so that the scroll position can be restored; stale after 30 s. */
const KEPT_MS = 3_600_000;
const FRESH_MS = 30_000;
/** A longer list is not refetched page by page merely because the window gets the focus. */
const PAGES_REFETCHED_ON_FOCUS = 10;

/** The one query of the dashboard's rows, shared by loader and screen. */
export const dashboardQuery = (editionId: number, search: DashboardSearch) =>
  getListDashboardIndicatorsInfiniteQueryOptions({ editionId }, dashboardParams(search), {
    query: {
      ...pagesOf(PAGE_SIZE),
      queryFn: ({ client, queryKey, pageParam = 0, signal }) => {
        const known = client.getQueryData<{ pages: unknown[] }>(queryKey)?.pages.length ?? 0;
        const read = (offset: number, pageSize: number) =>
          listDashboardIndicators({ editionId }, { ...dashboardParams(search), offset, pageSize }, { signal });
        const isLongList = known * PAGE_SIZE > ROWS_AT_ONCE && pageParam < known * PAGE_SIZE;
        return isLongList
          ? import('./long-list.ts').then(({ pageOf }) => pageOf(pageParam, signal, read))
          : read(pageParam, PAGE_SIZE);
      },
      gcTime: KEPT_MS,
      staleTime: FRESH_MS,
      refetchOnWindowFocus: ({ state }) => (state.data?.pages.length ?? 0) <= PAGES_REFETCHED_ON_FOCUS,
    },
  });

/** The list of an indicator's address as parameters of the call for the place in it. */
export function queueParams(list: Partial<DashboardSearch>): ReadQueueParams {
  const { pageSize: _, ...params } = dashboardParams({ ...dashboardDefaults, ...list });
  return params;
}

/** The filters and the order as parameters of the list. */
export const dashboardParams = (search: DashboardSearch): ListDashboardIndicatorsParams => ({
  ...filterParams(search),
  ...(search.sort && { sort: search.sort }),
  pageSize: PAGE_SIZE,
});

/** The filters as list and facets take them. */
export const filterParams = (search: DashboardSearch): ReadDashboardFacetsParams => ({
  ...Object.fromEntries(listFilters.map(({ key, parameter, serialize }) => [parameter, serialize(search[key])])),
  ...Object.fromEntries(markFilters.flatMap(({ key }) => (search[key] ? [[key, true]] : []))),
  ...(search.statusDays && { statusDays: search.statusDays }),
  ...(search.stuck !== undefined && { stuck: search.stuck }),
  indicatorName: search.indicatorName.trim(),
  currentUser: isOwnOnly(search),
});
