import { createFileRoute } from '@tanstack/react-router';
import {
  getListEditionLibraryIndicatorsQueryOptions,
  getListLibraryIndicatorsQueryOptions,
} from '#generated/hooks/library/library.ts';
import { LibraryEdition } from '#src/app/library-edition.tsx';
import { pages } from '#src/app/pages.ts';
import { LibraryList } from '#src/features/library/library-list.tsx';
import { readEditionAddress } from '#src/lib/edition-address.ts';
import { readSearchedTable } from '#src/lib/table-search.ts';

export const Route = createFileRoute('/_app/libraries/manage-indicators/')({
  staticData: { page: pages.library },
  validateSearch: (raw: Record<string, unknown>) => ({ ...readSearchedTable(raw), ...readEditionAddress(raw) }),
  loaderDeps: ({ search: { edition } }) => ({ edition }),
  // A search chooses from what is there already.
  shouldReload: ({ cause }) => cause !== 'stay',
  loader: ({ context: { client }, deps: { edition: id } }) => {
    if (id === undefined) void client.prefetchQuery(getListLibraryIndicatorsQueryOptions());
    else if (id > 0) void client.prefetchQuery(getListEditionLibraryIndicatorsQueryOptions({ id }));
  },
  component: LibraryPage,
});

function LibraryPage() {
  const { edition } = Route.useSearch();
  return (
    <LibraryEdition title={pages.library.title} editionId={edition}>
      <LibraryList key={edition} editionId={edition} />
    </LibraryEdition>
  );
}
