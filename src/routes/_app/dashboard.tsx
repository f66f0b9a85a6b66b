import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { getReadDashboardFiltersQueryOptions } from '#generated/hooks/dashboard/dashboard.ts';
import { NO_ACTIVE_EDITION } from '#src/app/enter.ts';
import { PageHeading } from '#src/app/page-heading.tsx';
import { pages } from '#src/app/pages.ts';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { Dashboard } from '#src/features/dashboard/dashboard.tsx';
import { dashboardQuery } from '#src/features/dashboard/dashboard-query.ts';
import { dashboardDefaults, hasChips, readDashboardSearch } from '#src/features/dashboard/dashboard-search.ts';
import { notices } from '#src/lib/notices/notices.ts';

export const Route = createFileRoute('/_app/dashboard')({
  staticData: { page: pages.dashboard },
  validateSearch: readDashboardSearch,
  search: { middlewares: [stripSearchParams(dashboardDefaults)] },
  beforeLoad: ({ context: { edition }, cause }) => {
    if (!edition && cause === 'enter') notices.push({ message: NO_ACTIVE_EDITION });
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { client, edition }, deps }) => {
    if (!edition) return;
    void client.prefetchInfiniteQuery(dashboardQuery(edition.Id, deps));
    if (hasChips(deps)) void client.prefetchQuery(getReadDashboardFiltersQueryOptions(edition.Id));
  },
  component: DashboardPage,
});

function DashboardPage() {
  const { edition } = Route.useRouteContext();
  return (
    <>
      <PageHeading title={pages.dashboard.title}>
        <span className="text-sm text-muted-foreground">{edition?.Name}</span>
      </PageHeading>
      {edition ? <Dashboard editionId={edition.Id} /> : <EmptyState title="No data to display" />}
    </>
  );
}
