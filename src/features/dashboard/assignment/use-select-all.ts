import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getListDashboardIndicatorsQueryKey, listDashboardIndicators } from '#generated/hooks/dashboard/dashboard.ts';
import { toldInPlace } from '#src/lib/api/on-failure.ts';
import { dashboardParams } from '../dashboard-query.ts';
import { ROWS_AT_ONCE } from '../page-size.ts';
import { useDashboardSearch } from '../use-dashboard-search.ts';
import { everyRow } from './every-row.ts';
import { useSelection } from './use-selection.ts';

/** Selects all rows that match the filters, fetching those that are not loaded yet. */
export function useSelectAll(editionId: number) {
  const client = useQueryClient();
  const selection = useSelection();
  const { search } = useDashboardSearch();
  const [progress, setProgress] = useState({ rows: 0, of: 0 });
  const params = { ...dashboardParams(search), pageSize: ROWS_AT_ONCE };
  const queryKey = [...getListDashboardIndicatorsQueryKey({ editionId }, params), 'every'];

  const { refetch, isFetching, error } = useQuery({
    queryKey,
    enabled: false,
    gcTime: 0,
    ...toldInPlace,
    queryFn: async ({ signal }) => {
      setProgress({ rows: 0, of: 0 });
      const rows = await everyRow({
        read: (offset) => listDashboardIndicators({ editionId }, { ...params, offset }, { signal }),
        signal,
        onProgress: (got, of) => setProgress({ rows: got, of }),
      });
      selection.put(rows, true);
      return rows.length;
    },
  });
  return {
    progress: isFetching ? progress : undefined,
    error: isFetching ? undefined : error?.message,
    start: () => void refetch(),
    stop: () => void client.cancelQueries({ queryKey, exact: true }),
  };
}
