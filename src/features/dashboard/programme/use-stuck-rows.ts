import { useQuery } from '@tanstack/react-query';
import { getListDashboardIndicatorsQueryKey, listDashboardIndicators } from '#generated/hooks/dashboard/dashboard.ts';
import type { DashboardIndicator } from '#generated/model/index.ts';
import { toldInPlace } from '#src/lib/api/on-failure.ts';
import { everyRow } from '../assignment/every-row.ts';
import { dashboardParams } from '../dashboard-query.ts';
import { type DashboardSearch, dashboardDefaults } from '../dashboard-search.ts';
import { ROWS_AT_ONCE } from '../page-size.ts';

/** Reads every row of a list when asked, to act on all of them. */
export function useStuckRows(
  editionId: number,
  search: Partial<DashboardSearch>,
  onRows: (rows: DashboardIndicator[]) => void,
) {
  const params = { ...dashboardParams({ ...dashboardDefaults, ...search }), pageSize: ROWS_AT_ONCE };
  const { refetch, isFetching, error } = useQuery({
    queryKey: [...getListDashboardIndicatorsQueryKey({ editionId }, params), 'stuck'],
    enabled: false,
    gcTime: 0,
    ...toldInPlace,
    queryFn: async ({ signal }) => {
      const rows = await everyRow({
        read: (offset) => listDashboardIndicators({ editionId }, { ...params, offset }, { signal }),
        signal,
        onProgress: () => undefined,
      });
      onRows(rows);
      return rows.length;
    },
  });
  return { isReading: isFetching, error: isFetching ? undefined : error?.message, read: () => void refetch() };
}
