import { createFileRoute, redirect, stripSearchParams } from '@tanstack/react-router';
import { ViewList } from '#generated/enums.ts';
import { getListCountriesProgressQueryOptions } from '#generated/hooks/countries/countries.ts';
import { getReadCurrentUserQueryKey } from '#generated/hooks/session/session.ts';
import type { CurrentUser } from '#generated/model/index.ts';
import { ClosedEdition, ToCurrentEdition } from '#src/app/closed-edition.tsx';
import { CountriesViews } from '#src/app/countries-views.tsx';
import { EditionError } from '#src/app/edition-error.tsx';
import { EditionPicker } from '#src/app/edition-picker.tsx';
import { PageBody } from '#src/app/page-body.tsx';
import { PageHeading } from '#src/app/page-heading.tsx';
import { pages } from '#src/app/pages.ts';
import { shownEdition } from '#src/app/shown-edition.ts';
import { Countries } from '#src/features/countries/list/countries.tsx';
import {
  type CountriesSearchInput,
  countriesDefaults,
  readCountriesSearch,
} from '#src/features/countries/list/countries-search.ts';
import { countriesSearchOf, isBare } from '#src/features/countries/list/countries-views.ts';
import { type EditionAddress, readEditionAddress } from '#src/lib/edition-address.ts';
import { defaultView } from '#src/lib/saved-view.ts';

export const Route = createFileRoute('/_app/countries/')({
  staticData: { page: pages.countries },
  validateSearch: (raw: CountriesSearchInput & EditionAddress) => ({
    ...readCountriesSearch(raw),
    ...readEditionAddress(raw),
  }),
  search: { middlewares: [stripSearchParams(countriesDefaults)] },
  beforeLoad: ({ context, search }) => {
    const user = context.client.getQueryData<CurrentUser>(getReadCurrentUserQueryKey());
    const view = defaultView(user, ViewList.Countries);
    if (view && isBare(search) && search.edition === undefined)
      throw redirect({
        to: '/countries',
        search: { ...countriesSearchOf(view.Content), saved: view.Id },
        replace: true,
      });
    return shownEdition({ context, search });
  },
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
      <PageBody>
        <CountriesViews />
        <Countries editionId={edition.Id} />
      </PageBody>
    </>
  );
}
