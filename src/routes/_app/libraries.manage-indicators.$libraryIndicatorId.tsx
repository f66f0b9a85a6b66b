import { createFileRoute } from '@tanstack/react-router';
import { getReadLibraryIndicatorQueryOptions } from '#generated/hooks/library/library.ts';
import { PageHeading } from '#src/app/page-heading.tsx';
import { pages } from '#src/app/pages.ts';
import { LibraryDetail } from '#src/features/library/library-detail.tsx';
import { requireId } from '#src/lib/address.ts';

export const Route = createFileRoute('/_app/libraries/manage-indicators/$libraryIndicatorId')({
  staticData: { page: pages.library },
  beforeLoad: ({ params }) => ({ libraryIndicatorId: requireId(params.libraryIndicatorId) }),
  loader: ({ context: { client, libraryIndicatorId } }) =>
    void client.prefetchQuery(getReadLibraryIndicatorQueryOptions({ id: libraryIndicatorId })),
  component: LibraryIndicatorPage,
});

function LibraryIndicatorPage() {
  const { libraryIndicatorId } = Route.useRouteContext();
  return (
    <>
      <PageHeading title={pages.library.title} />
      <LibraryDetail id={libraryIndicatorId} />
    </>
  );
}
