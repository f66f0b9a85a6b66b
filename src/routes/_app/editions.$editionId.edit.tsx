import { createFileRoute } from '@tanstack/react-router';
import { getReadReportEditionQueryOptions } from '#generated/hooks/editions/editions.ts';
import { getListMilestonesQueryOptions } from '#generated/hooks/structure/structure.ts';
import { PageBody } from '#src/app/page-body.tsx';
import { PageHeading } from '#src/app/page-heading.tsx';
import { pages } from '#src/app/pages.ts';
import { EditionEditor } from '#src/features/editions/edition-editor.tsx';
import { readEditionSearch } from '#src/features/editions/edition-search.ts';
import { lazyPart } from '#src/first-screen/lazy-part.tsx';
import { requireId } from '#src/lib/address.ts';
import { onlyRead } from '#src/lib/only-read.ts';

const EditionHistory = lazyPart(() =>
  import('#src/features/activity/edition-history.tsx').then((part) => part.EditionHistory),
);

const readSearch = onlyRead(readEditionSearch);

export const Route = createFileRoute('/_app/editions/$editionId/edit')({
  staticData: { page: pages.editions },
  validateSearch: readSearch,
  beforeLoad: ({ params }) => ({ editionId: requireId(params.editionId) }),
  loader: ({ context: { client, editionId } }) => {
    void client.prefetchQuery(getReadReportEditionQueryOptions({ id: editionId }));
    void client.prefetchQuery(getListMilestonesQueryOptions({ id: editionId }));
  },
  component: EditionEditPage,
});

function EditionEditPage() {
  const { editionId } = Route.useRouteContext();
  const { tab = 'structure' } = Route.useSearch();
  return (
    <>
      <div className="[&_h1]:text-sm [&_h1]:text-muted-foreground">
        <PageHeading title={pages.editions.title} />
      </div>
      <PageBody>
        <EditionEditor editionId={editionId} tab={tab} History={EditionHistory} />
      </PageBody>
    </>
  );
}
