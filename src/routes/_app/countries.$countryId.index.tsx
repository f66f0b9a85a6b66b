import { createFileRoute, redirect, stripSearchParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import {
  getListCountryModulesQueryOptions,
  getReadEditionCountryQueryOptions,
  useReadEditionCountry,
} from '#generated/hooks/countries/countries.ts';
import { PageHeading } from '#src/app/page-heading.tsx';
import { pages } from '#src/app/pages.ts';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { CountryDetail } from '#src/features/countries/tree/country-detail.tsx';
import { readCountrySearch } from '#src/features/countries/tree/country-search.ts';
import { CountryTabs } from '#src/features/countries/tree/country-tabs.tsx';
import { treeDefaults } from '#src/features/countries/tree/tree-search.ts';
import { lazyPart } from '#src/first-screen/lazy-part.tsx';
import { requireId } from '#src/lib/address.ts';

const CountryHistory = lazyPart(() =>
  import('#src/features/activity/country-history.tsx').then((part) => part.CountryHistory),
);

export const Route = createFileRoute('/_app/countries/$countryId/')({
  staticData: { page: pages.country },
  validateSearch: readCountrySearch,
  search: { middlewares: [stripSearchParams(treeDefaults)] },
  beforeLoad: ({ context: { edition }, params }) => {
    const countryId = requireId(params.countryId);
    if (!edition) throw redirect({ to: '/dashboard' });
    return { edition, countryId };
  },
  // A filter chooses from what is there already.
  shouldReload: ({ cause }) => cause !== 'stay',
  loader: ({ context: { client, edition, countryId } }) => {
    void client.prefetchQuery(getReadEditionCountryQueryOptions({ countryId, reportEditionId: edition.Id }));
    void client.prefetchQuery(getListCountryModulesQueryOptions({ countryId, reportEditionId: edition.Id }));
  },
  component: CountryPage,
});

function CountryPage() {
  const { edition, countryId } = Route.useRouteContext();
  const { data: country } = useReadEditionCountry({ countryId, reportEditionId: edition.Id });
  return (
    <>
      {country ? (
        <PageHeading title={country.Name.toUpperCase()}>
          <span className="text-sm text-muted-foreground">
            {country.Region} · {country.ReportEditionName}
          </span>
        </PageHeading>
      ) : (
        <Skeleton className="h-6 w-40" />
      )}
      <CountryTabs
        history={
          <Suspense>
            <CountryHistory countryId={countryId} editionId={edition.Id} />
          </Suspense>
        }
        onHistoryNear={CountryHistory.preload}
      >
        <CountryDetail countryId={countryId} editionId={edition.Id} />
      </CountryTabs>
    </>
  );
}
