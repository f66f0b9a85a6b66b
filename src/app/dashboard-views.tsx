import { useDashboardViews } from '#src/features/dashboard/use-dashboard-views.ts';
import { ListViews } from '#src/features/views/list-views.tsx';

/** The saved views of the dashboard's list. */
export function DashboardViews() {
  return <ListViews {...useDashboardViews()} />;
}
