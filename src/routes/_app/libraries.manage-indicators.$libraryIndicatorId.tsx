import { createFileRoute } from '@tanstack/react-router';
import { getReadLibraryIndicatorQueryOptions } from '#generated/hooks/library/library.ts';
import { LibraryEdition } from '#src/app/library-edition.tsx';
import { pages } from '#src/app/pages.ts';
import { LibraryDetail } from '#src/features/library/library-detail.tsx';
import { requireId } from '#src/lib/address.ts';
import { readEditionAddress } from '#src/lib/edition-address.ts';

export const Route = createFileRoute('/_app/libraries/manage-indicators/$libraryIndicatorId')({
  staticData: { page: pages.library },
  validateSearch: readEditionAddress,
  beforeLoad: ({ params }) => ({ libraryIndicatorId: requireId(params.libraryIndicatorId) }),
  loader: ({ context: { client, libraryIndicatorId } }) =>
    void client.prefetchQuery(getReadLibraryIndicatorQueryOptions({ id: libraryIndicatorId })),
  component: LibraryIndicatorPage,
});

function LibraryIndicatorPage() {
  const { libraryIndicatorId } = Route.useRouteContext();
  const { edition } = Route.useSearch();
  return (
    <LibraryEdition title={pages.library.title} editionId={edition}>
      <LibraryDetail id={libraryIndicatorId} editionId={edition} />
    </LibraryEdition>
  );
}
