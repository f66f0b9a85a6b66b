import type { QueryClient } from '@tanstack/react-query';
import { getListViewsQueryOptions } from '#generated/hooks/views/views.ts';
import { useDashboardViews } from '#src/features/dashboard/use-dashboard-views.ts';
import { ListViews } from '#src/features/views/list-views.tsx';

/** The saved views of the dashboard's list. */
export function DashboardViews() {
  return <ListViews {...useDashboardViews()} />;
}

DashboardViews.asks = (client: QueryClient) => client.prefetchQuery(getListViewsQueryOptions());
