import { createFileRoute } from '@tanstack/react-router';
import { getReadReportEditionQueryOptions } from '#generated/hooks/editions/editions.ts';
import { getListMilestonesQueryOptions } from '#generated/hooks/structure/structure.ts';
import { PageBody } from '#src/app/page-body.tsx';
import { PageHeading } from '#src/app/page-heading.tsx';
import { pages } from '#src/app/pages.ts';
import { EditionView } from '#src/features/editions/view/edition-view.tsx';
import { lazyPart } from '#src/first-screen/lazy-part.tsx';
import { requireId } from '#src/lib/address.ts';

const EditionHistory = lazyPart(() =>
  import('#src/features/activity/edition-history.tsx').then((part) => part.EditionHistory),
);

export const Route = createFileRoute('/_app/editions/$editionId/')({
  staticData: { page: pages.editions },
  beforeLoad: ({ params }) => ({ editionId: requireId(params.editionId) }),
  loader: ({ context: { client, editionId } }) => {
    void client.prefetchQuery(getReadReportEditionQueryOptions({ id: editionId }));
    void client.prefetchQuery(getListMilestonesQueryOptions({ id: editionId }));
  },
  component: EditionPage,
});

function EditionPage() {
  const { editionId } = Route.useRouteContext();
  return (
    <>
      <div className="[&_h1]:text-sm [&_h1]:text-muted-foreground">
        <PageHeading title={pages.editions.title} />
      </div>
      <PageBody>
        <EditionView editionId={editionId} History={EditionHistory} />
      </PageBody>
    </>
  );
}
