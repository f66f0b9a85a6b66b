import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { DashboardIndicator, DashboardIndicatorPage } from '#generated/model/index.ts';
import { dashboardQuery } from './dashboard-query.ts';
import { holdRows } from './held-rows.ts';
import { useDashboardSearch } from './use-dashboard-search.ts';

/**
 * The rows that match the filters, with those that were dealt with; those of the former filters
 * until the new ones are fetched.
 */
export function useDashboardRows(editionId: number) {
  const { search } = useDashboardSearch();
  const query = useInfiniteQuery({ ...dashboardQuery(editionId, search), placeholderData: keepPreviousData });
  const pages = query.data?.pages;
  const [rowsOf] = useState(createRowsOf);
  const listed = useMemo(() => pages && rowsOf(pages), [pages, rowsOf]);
  const client = useQueryClient();
  const { isPlaceholderData } = query;
  const { rows, done } = useMemo(() => {
    if (!listed || isPlaceholderData) return { rows: listed, done: new Set<number>() };
    return holdRows(dashboardQuery(editionId, search).queryKey, listed, client);
  }, [listed, isPlaceholderData, editionId, search, client]);
  return { ...query, rows, done, count: pages?.at(-1)?.Count };
}

export type DashboardRows = ReturnType<typeof useDashboardRows>;

/**
 * Joins pages and drops duplicates: a row that moves to a later page between two fetches comes
 * twice. Pages added to known ones are appended without reading the known ones again.
 */
function createRowsOf() {
  let known: DashboardIndicatorPage[] = [];
  let ids = new Set<number>();
  let rows: DashboardIndicator[] = [];
  return (pages: DashboardIndicatorPage[]) => {
    const isGrown = known.every((page, at) => page === pages[at]);
    if (!isGrown) [ids, rows] = [new Set(), []];
    const added = pages.slice(isGrown ? known.length : 0).flatMap(({ Data }) => Data);
    known = pages;
    rows = [...rows, ...added.filter(({ Id }) => !ids.has(Id) && ids.add(Id))];
    return rows;
  };
}
