import { createFileRoute } from '@tanstack/react-router';
import { getListLibraryIndicatorsQueryOptions } from '#generated/hooks/library/library.ts';
import { PageHeading } from '#src/app/page-heading.tsx';
import { pages } from '#src/app/pages.ts';
import { LibraryList } from '#src/features/library/library-list.tsx';
import { readSearchedTable } from '#src/lib/table-search.ts';

export const Route = createFileRoute('/_app/libraries/manage-indicators/')({
  staticData: { page: pages.library },
  validateSearch: readSearchedTable,
  // A search chooses from what is there already.
  shouldReload: ({ cause }) => cause !== 'stay',
  loader: ({ context: { client } }) => void client.prefetchQuery(getListLibraryIndicatorsQueryOptions()),
  component: () => (
    <>
      <PageHeading title={pages.library.title} />
      <LibraryList />
    </>
  ),
});
