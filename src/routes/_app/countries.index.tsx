import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { getListCountriesProgressQueryOptions } from '#generated/hooks/countries/countries.ts';
import { ClosedEdition, ToCurrentEdition } from '#src/app/closed-edition.tsx';
import { EditionError } from '#src/app/edition-error.tsx';
import { EditionPicker } from '#src/app/edition-picker.tsx';
import { PageHeading } from '#src/app/page-heading.tsx';
import { pages } from '#src/app/pages.ts';
import { shownEdition } from '#src/app/shown-edition.ts';
import { Countries } from '#src/features/countries/list/countries.tsx';
import {
  type CountriesSearchInput,
  countriesDefaults,
  readCountriesSearch,
} from '#src/features/countries/list/countries-search.ts';
import { type EditionAddress, readEditionAddress } from '#src/lib/edition-address.ts';

export const Route = createFileRoute('/_app/countries/')({
  staticData: { page: pages.countries },
  validateSearch: (raw: CountriesSearchInput & EditionAddress) => ({
    ...readCountriesSearch(raw),
    ...readEditionAddress(raw),
  }),
  search: { middlewares: [stripSearchParams(countriesDefaults)] },
  beforeLoad: ({ context, search }) => shownEdition({ context, search }),
  loaderDeps: ({ search: { edition } }) => ({ edition }),
  // A filter chooses from what is there already.
  shouldReload: ({ cause }) => cause !== 'stay',
  loader: ({ context: { client, edition } }) =>
    void client.prefetchQuery(getListCountriesProgressQueryOptions({ reportEditionId: edition.Id })),
  component: CountriesPage,
  errorComponent: EditionError,
});

function CountriesPage() {
  const { edition, current } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <>
      <PageHeading title={pages.countries.title}>
        <EditionPicker
          shown={edition}
          onChoose={(address) => void navigate({ search: (old) => ({ ...old, edition: address }), resetScroll: false })}
        />
      </PageHeading>
      <ClosedEdition edition={edition}>{current && <ToCurrentEdition />}</ClosedEdition>
      <Countries editionId={edition.Id} />
    </>
  );
}
