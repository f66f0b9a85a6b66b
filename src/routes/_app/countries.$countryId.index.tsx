import { createFileRoute, Link, stripSearchParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import {
  getListCountryModulesQueryOptions,
  getReadEditionCountryQueryOptions,
  useReadEditionCountry,
} from '#generated/hooks/countries/countries.ts';
import { ClosedEdition, ToCountries, ToCurrentEdition } from '#src/app/closed-edition.tsx';
import { EditionError } from '#src/app/edition-error.tsx';
import { EditionPicker } from '#src/app/edition-picker.tsx';
import { PageBody } from '#src/app/page-body.tsx';
import { PageHeading } from '#src/app/page-heading.tsx';
import { pages } from '#src/app/pages.ts';
import { shownEdition } from '#src/app/shown-edition.ts';
import { buttonVariants } from '#src/components/ui/button-variants.ts';
import { CountryDetail } from '#src/features/countries/tree/country-detail.tsx';
import { type CountrySearchInput, readCountrySearch } from '#src/features/countries/tree/country-search.ts';
import { CountryTabs } from '#src/features/countries/tree/country-tabs.tsx';
import { treeDefaults } from '#src/features/countries/tree/tree-search.ts';
import { lazyPart } from '#src/first-screen/lazy-part.tsx';
import { requireId } from '#src/lib/address.ts';
import { type EditionAddress, keepEdition, readEditionAddress } from '#src/lib/edition-address.ts';
import { onlyRead } from '#src/lib/only-read.ts';

const CountryHistory = lazyPart(() =>
  import('#src/features/activity/country-history.tsx').then((part) => part.CountryHistory),
);

const CountryProfile = lazyPart(() =>
  import('#src/features/results/profile/country-profile.tsx').then((part) => part.CountryProfile),
);

const readSearch = onlyRead((raw: CountrySearchInput & EditionAddress) => ({
  ...readCountrySearch(raw),
  ...readEditionAddress(raw),
}));

export const Route = createFileRoute('/_app/countries/$countryId/')({
  staticData: { page: pages.country },
  validateSearch: readSearch,
  search: { middlewares: [stripSearchParams(treeDefaults)] },
  beforeLoad: ({ context, params, search }) => ({
    countryId: requireId(params.countryId),
    ...shownEdition({ context, search }),
  }),
  loaderDeps: ({ search: { edition } }) => ({ edition }),
  // A filter chooses from what is there already.
  shouldReload: ({ cause }) => cause !== 'stay',
  loader: ({ context: { client, edition, countryId } }) => {
    void client.prefetchQuery(getReadEditionCountryQueryOptions({ countryId, reportEditionId: edition.Id }));
    void client.prefetchQuery(getListCountryModulesQueryOptions({ countryId, reportEditionId: edition.Id }));
  },
  component: CountryPage,
  errorComponent: EditionError,
});

function CountryPage() {
  const { edition, current, countryId } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const { data: country, isPending } = useReadEditionCountry({ countryId, reportEditionId: edition.Id });
  return (
    <>
      <PageHeading title={country?.Name.toUpperCase() ?? pages.country.title} isPending={isPending}>
        <span className="mr-auto text-sm text-muted-foreground">{country?.Region}</span>
        <Link
          to="/dossier"
          search={({ completedOnly, ...old }) => ({
            ...keepEdition(old),
            countries: [countryId],
            ...(completedOnly && { completedOnly }),
          })}
          className={buttonVariants({ variant: 'ghost' })}
          data-print="hide"
        >
          Dossier
        </Link>
        <EditionPicker
          shown={edition}
          // Milestones and activities have other Ids there.
          onChoose={(address) => void navigate({ search: address ? { edition: address } : {}, resetScroll: false })}
        />
      </PageHeading>
      <ClosedEdition edition={edition}>
        <ToCountries edition={edition} />
        {current && <ToCurrentEdition />}
      </ClosedEdition>
      <PageBody>
        <CountryTabs
          results={{
            onNear: CountryProfile.preload,
            part: (
              <Suspense>
                <CountryProfile countryId={countryId} editionId={edition.Id} />
              </Suspense>
            ),
          }}
          history={{
            onNear: CountryHistory.preload,
            part: (
              <Suspense>
                <CountryHistory countryId={countryId} editionId={edition.Id} />
              </Suspense>
            ),
          }}
        >
          <CountryDetail countryId={countryId} editionId={edition.Id} />
        </CountryTabs>
      </PageBody>
    </>
  );
}
