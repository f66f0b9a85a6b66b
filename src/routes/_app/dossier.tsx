import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { getListResultsQueryOptions } from '#generated/hooks/results/results.ts';
import { ClosedEdition, ToCurrentEdition } from '#src/app/closed-edition.tsx';
import { EditionError } from '#src/app/edition-error.tsx';
import { EditionPicker } from '#src/app/edition-picker.tsx';
import { PageBody } from '#src/app/page-body.tsx';
import { PageHeading } from '#src/app/page-heading.tsx';
import { pages } from '#src/app/pages.ts';
import { shownEdition } from '#src/app/shown-edition.ts';
import { Dossier } from '#src/features/dossier/dossier.tsx';
import { type DossierSearchInput, dossierDefaults, readDossierSearch } from '#src/features/dossier/dossier-search.ts';
import { type EditionAddress, readEditionAddress } from '#src/lib/edition-address.ts';
import { onlyRead } from '#src/lib/only-read.ts';

const readSearch = onlyRead((raw: DossierSearchInput & EditionAddress) => ({
  ...readDossierSearch(raw),
  ...readEditionAddress(raw),
}));

export const Route = createFileRoute('/_app/dossier')({
  staticData: { page: pages.dossier },
  validateSearch: readSearch,
  search: { middlewares: [stripSearchParams(dossierDefaults)] },
  beforeLoad: shownEdition,
  loaderDeps: ({ search: { edition, completedOnly } }) => ({ edition, completedOnly }),
  shouldReload: ({ cause }) => cause !== 'stay',
  loader: ({ context: { client, edition }, deps: { completedOnly } }) =>
    void client.prefetchQuery(
      getListResultsQueryOptions({ editionId: edition.Id }, completedOnly ? { completedOnly } : undefined),
    ),
  component: DossierPage,
  errorComponent: EditionError,
});

function DossierPage() {
  const { edition, current } = Route.useRouteContext();
  const { countries, completedOnly } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <>
      <div data-print="hide">
        <PageHeading title={pages.dossier.title}>
          <EditionPicker
            shown={edition}
            onChoose={(address) =>
              void navigate({ search: (old) => ({ ...old, edition: address }), resetScroll: false })
            }
          />
        </PageHeading>
        <ClosedEdition edition={edition}>{current && <ToCurrentEdition />}</ClosedEdition>
      </div>
      <PageBody>
        <Dossier
          editionId={edition.Id}
          countries={countries}
          completedOnly={completedOnly}
          onChange={(change) => void navigate({ search: (old) => ({ ...old, ...change }), resetScroll: false })}
        />
      </PageBody>
    </>
  );
}
