import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { PageBody } from '#src/app/page-body.tsx';
import { PageHeading } from '#src/app/page-heading.tsx';
import { pages } from '#src/app/pages.ts';
import { ActivityLog } from '#src/features/activity/log/activity-log.tsx';
import { activityQuery } from '#src/features/activity/log/activity-query.ts';
import { activityDefaults, readActivitySearch } from '#src/features/activity/log/activity-search.ts';
import { onlyRead } from '#src/lib/only-read.ts';

const readSearch = onlyRead(readActivitySearch);

export const Route = createFileRoute('/_app/activity')({
  staticData: { page: pages.activity },
  validateSearch: readSearch,
  search: { middlewares: [stripSearchParams(activityDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { client }, deps }) => void client.prefetchInfiniteQuery(activityQuery(deps)),
  component: () => (
    <>
      <PageHeading title={pages.activity.title} />
      <PageBody>
        <ActivityLog />
      </PageBody>
    </>
  ),
});
