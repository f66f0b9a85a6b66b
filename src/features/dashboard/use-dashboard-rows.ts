import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DashboardIndicatorPage } from '#generated/model/index.ts';
import { dashboardQuery } from './dashboard-query.ts';
import { useDashboardSearch } from './use-dashboard-search.ts';

/** The rows that the filters in force let through; those of the former filters until the new ones are there. */
export function useDashboardRows(editionId: number) {
  const { search } = useDashboardSearch();
  const query = useInfiniteQuery({ ...dashboardQuery(editionId, search), placeholderData: keepPreviousData });
  const pages = query.data?.pages;
  const rows = useMemo(() => pages && rowsOf(pages), [pages]);
  return { ...query, rows, count: pages?.at(-1)?.Count };
}

export type DashboardRows = ReturnType<typeof useDashboardRows>;

/** Each row once: one that moved to a later page while pages were being fetched would come twice. */
const rowsOf = (pages: DashboardIndicatorPage[]) => [
  ...new Map(pages.flatMap(({ Data }) => Data).map((row) => [row.Id, row])).values(),
];
