import type { QueryClient } from '@tanstack/react-query';
import { listDashboardIndicators } from '#generated/hooks/dashboard/dashboard.ts';
import { dashboardParams, dashboardQuery } from './dashboard-query.ts';
import type { DashboardSearch } from './dashboard-search.ts';
import { PAGE_SIZE, ROWS_AT_ONCE } from './page-size.ts';
import { CARD_REM, ROW_REM, WIDE } from './use-row-height.ts';

/** Rows beyond these are not fetched for a return: the list then begins at its top. */
const MOST_ROWS = 2000;

/**
 * Fetches the list up to a place, counted from 1, where it is not known so far: in the largest
 * pages that the contract allows.
 */
export async function fetchUpTo(client: QueryClient, editionId: number, search: DashboardSearch, place: number) {
  const { queryKey } = dashboardQuery(editionId, search);
  const known = client.getQueryData<{ pages: unknown[] }>(queryKey)?.pages.length ?? 0;
  if (known * PAGE_SIZE >= place || place > MOST_ROWS) return;
  const starts = Array.from({ length: Math.ceil(place / ROWS_AT_ONCE) }, (_, at) => at * ROWS_AT_ONCE);
  const read = (offset: number) =>
    listDashboardIndicators({ editionId }, { ...dashboardParams(search), offset, pageSize: ROWS_AT_ONCE });
  const batches = await Promise.all(starts.map(read));
  const rows = batches.flatMap(({ Data }) => Data);
  const offsets = Array.from({ length: Math.max(1, Math.ceil(rows.length / PAGE_SIZE)) }, (_, at) => at * PAGE_SIZE);
  const pages = offsets.map((from) => ({ Data: rows.slice(from, from + PAGE_SIZE), Count: batches[0]?.Count ?? 0 }));
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, { pages, pageParams: offsets });
}

/** The same up to a height of the page, in pixels, most of which are rows. */
export function fetchToHeight(client: QueryClient, editionId: number, search: DashboardSearch, height: number) {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const row = rem * (matchMedia(WIDE).matches ? ROW_REM : CARD_REM);
  return fetchUpTo(client, editionId, search, Math.min(MOST_ROWS, Math.ceil(height / row)));
}
