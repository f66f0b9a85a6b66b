import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { DashboardIndicator, DashboardIndicatorPage } from '#generated/model/index.ts';
import { dashboardQuery } from './dashboard-query.ts';
import { useDashboardSearch } from './use-dashboard-search.ts';

/** The rows that match the filters; those of the former filters until the new ones are fetched. */
export function useDashboardRows(editionId: number) {
  const { search } = useDashboardSearch();
  const query = useInfiniteQuery({ ...dashboardQuery(editionId, search), placeholderData: keepPreviousData });
  const pages = query.data?.pages;
  const [rowsOf] = useState(createRowsOf);
  const rows = useMemo(() => pages && rowsOf(pages), [pages, rowsOf]);
  return { ...query, rows, count: pages?.at(-1)?.Count };
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
