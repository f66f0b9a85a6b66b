import { createFileRoute, redirect, stripSearchParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ViewList } from '#generated/enums.ts';
import {
  getReadDashboardFiltersQueryOptions,
  getReadMyWorkQueryOptions,
} from '#generated/hooks/dashboard/dashboard.ts';
import { getReadCurrentUserQueryKey } from '#generated/hooks/session/session.ts';
import type { CurrentUser } from '#generated/model/index.ts';
import { NO_ACTIVE_EDITION } from '#src/app/enter.ts';
import { PageBody } from '#src/app/page-body.tsx';
import { PageHeading } from '#src/app/page-heading.tsx';
import { pages } from '#src/app/pages.ts';
import { Dashboard, prepareDashboard } from '#src/features/dashboard/dashboard.tsx';
import { dashboardQuery } from '#src/features/dashboard/dashboard-query.ts';
import {
  dashboardDefaults,
  hasChips,
  isBare,
  readDashboardSearch,
  startsWithEverybody,
} from '#src/features/dashboard/dashboard-search.ts';
import { dashboardSearchOf } from '#src/features/dashboard/dashboard-views.ts';
import type { fetchUpTo } from '#src/features/dashboard/fetch-up-to.ts';
import { lazyPart } from '#src/first-screen/lazy-part.tsx';
import { notices } from '#src/lib/notices/notices.ts';
import { defaultView } from '#src/lib/saved-view.ts';

const NoEdition = lazyPart(() => import('#src/app/no-edition.tsx').then((part) => part.NoEdition));
const Views = lazyPart(() => import('#src/app/dashboard-views.tsx').then(({ DashboardViews }) => DashboardViews));

export const Route = createFileRoute('/_app/dashboard')({
  staticData: { page: pages.dashboard },
  validateSearch: readDashboardSearch,
  search: { middlewares: [stripSearchParams(dashboardDefaults)] },
  beforeLoad: ({ context: { client, edition }, cause, search }) => {
    if (!edition && cause === 'enter') notices.push({ message: NO_ACTIVE_EDITION });
    const user = client.getQueryData<CurrentUser>(getReadCurrentUserQueryKey());
    const view = edition && defaultView(user, ViewList.Dashboard);
    if (view && isBare(search))
      throw redirect({
        to: '/dashboard',
        search: { ...dashboardSearchOf(view.Content), saved: view.Id },
        replace: true,
      });
    // Written into the address, so that an assignment made meanwhile does not turn the toggle.
    if (edition && search.currentUser === undefined && startsWithEverybody(user))
      throw redirect({ to: '/dashboard', search: { ...search, currentUser: false }, replace: true });
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { client, edition }, deps, location }) => {
    if (!edition) return;
    Views.prepare(client, edition.Id);
    prepareDashboard(client, edition.Id);
    void client.prefetchQuery(getReadMyWorkQueryOptions({ editionId: edition.Id }));
    void client.prefetchInfiniteQuery(dashboardQuery(edition.Id, deps));
    const { place } = location.state.returnTo ?? {};
    if (place) void showUpTo(client, edition.Id, deps, place);
    if (hasChips(deps)) void client.prefetchQuery(getReadDashboardFiltersQueryOptions({ editionId: edition.Id }));
  },
  component: DashboardPage,
});

/** Where it fails, the list is read from its top, as it always is. */
const showUpTo = (...row: Parameters<typeof fetchUpTo>) =>
  import('#src/features/dashboard/fetch-up-to.ts').then(({ fetchUpTo }) => fetchUpTo(...row)).catch(() => undefined);

const views = (
  <Suspense fallback={<div className="mt-3 box-content h-control py-0.5" />}>
    <Views />
  </Suspense>
);

function DashboardPage() {
  const { edition } = Route.useRouteContext();
  return (
    <>
      <PageHeading title={pages.dashboard.title}>
        <span className="text-sm text-muted-foreground">{edition?.Name}</span>
      </PageHeading>
      <PageBody>
        <Suspense>{edition ? <Dashboard editionId={edition.Id} views={views} /> : <NoEdition />}</Suspense>
      </PageBody>
    </>
  );
}
