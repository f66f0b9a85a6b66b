import { createFileRoute } from '@tanstack/react-router';
import {
  getListWorkflowIndicatorsQueryOptions,
  getListWorkflowRegionsQueryOptions,
  getListWorkflowUsersQueryOptions,
} from '#generated/hooks/dashboard/dashboard.ts';
import { PageBody } from '#src/app/page-body.tsx';
import { PageHeading } from '#src/app/page-heading.tsx';
import { pages } from '#src/app/pages.ts';
import { PlanScreen } from '#src/features/dashboard/plan/plan-screen.tsx';

export const Route = createFileRoute('/_app/programme_/plan')({
  staticData: { page: pages.plan },
  loader: ({ context: { client, edition } }) => {
    if (!edition) return;
    void client.prefetchQuery(getListWorkflowIndicatorsQueryOptions({ editionId: edition.Id }));
    void client.prefetchQuery(getListWorkflowRegionsQueryOptions({ editionId: edition.Id }));
    void client.prefetchQuery(getListWorkflowUsersQueryOptions({ editionId: edition.Id }));
  },
  component: PlanPage,
});

function PlanPage() {
  const { edition } = Route.useRouteContext();
  return (
    <>
      <PageHeading title={pages.plan.title}>
        <span className="text-sm text-muted-foreground">{edition?.Name}</span>
      </PageHeading>
      {edition && (
        <PageBody>
          <PlanScreen editionId={edition.Id} />
        </PageBody>
      )}
    </>
  );
}
