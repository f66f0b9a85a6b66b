import { createFileRoute, Link, stripSearchParams } from '@tanstack/react-router';
import { getListResultsQueryOptions } from '#generated/hooks/results/results.ts';
import { ClosedEdition, ToCurrentEdition } from '#src/app/closed-edition.tsx';
import { EditionError } from '#src/app/edition-error.tsx';
import { EditionPicker } from '#src/app/edition-picker.tsx';
import { PageBody } from '#src/app/page-body.tsx';
import { PageHeading } from '#src/app/page-heading.tsx';
import { pages } from '#src/app/pages.ts';
import { shownEdition } from '#src/app/shown-edition.ts';
import { buttonVariants } from '#src/components/ui/button-variants.ts';
import { exportSearchFrom } from '#src/features/results/export/export-search.ts';
import { Results } from '#src/features/results/results.tsx';
import {
  type ResultsSearchInput,
  readResultsSearch,
  resultsDefaults,
  resultsParams,
} from '#src/features/results/results-search.ts';
import { useAccess } from '#src/lib/access/use-access.ts';
import { type EditionAddress, keepEdition, readEditionAddress } from '#src/lib/edition-address.ts';
import { onlyRead } from '#src/lib/only-read.ts';

const readSearch = onlyRead((raw: ResultsSearchInput & EditionAddress) => ({
  ...readResultsSearch(raw),
  ...readEditionAddress(raw),
}));

export const Route = createFileRoute('/_app/results')({
  staticData: { page: pages.results },
  validateSearch: readSearch,
  search: { middlewares: [stripSearchParams(resultsDefaults)] },
  beforeLoad: shownEdition,
  loaderDeps: ({ search: { edition, against, completedOnly, equalIndicators } }) => ({
    ...{ edition, completedOnly, equalIndicators },
    ...(against !== undefined && { against }),
  }),
  loader: ({ context: { client, edition }, deps }) =>
    void client.prefetchQuery(getListResultsQueryOptions({ editionId: edition.Id }, resultsParams(deps))),
  component: ResultsPage,
  errorComponent: EditionError,
});

function ResultsPage() {
  const { edition, current } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const mayReadAgreement = useAccess().may('readAgreement');
  return (
    <>
      <PageHeading title={pages.results.title}>
        <span className="ml-auto flex gap-1" data-print="hide">
          {mayReadAgreement && (
            <Link to="/results/agreement" search={keepEdition} className={buttonVariants({ variant: 'ghost' })}>
              Agreement
            </Link>
          )}
          <Link
            to="/results/export"
            search={(old) => ({ ...keepEdition(old), ...exportSearchFrom(old) })}
            className={buttonVariants({ variant: 'ghost' })}
          >
            Export…
          </Link>
          <Link
            to="/dossier"
            search={({ pinned, completedOnly, ...old }) => ({
              ...keepEdition(old),
              ...(pinned && { countries: pinned }),
              ...(completedOnly && { completedOnly }),
            })}
            className={buttonVariants({ variant: 'ghost' })}
          >
            Dossier
          </Link>
        </span>
        <EditionPicker
          shown={edition}
          // Each edition is compared with the one before it, unless another is chosen.
          onChoose={(address) =>
            void navigate({
              search: ({ against: _, ...old }) => ({ ...old, edition: address }),
              resetScroll: false,
            })
          }
        />
      </PageHeading>
      <ClosedEdition edition={edition}>{current && <ToCurrentEdition />}</ClosedEdition>
      <PageBody>
        <Results edition={edition} />
      </PageBody>
    </>
  );
}
