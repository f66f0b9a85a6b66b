import { createFileRoute, redirect, stripSearchParams } from '@tanstack/react-router';
import {
  getListCountryModulesQueryOptions,
  getReadEditionCountryQueryOptions,
  useReadEditionCountry,
} from '#generated/hooks/countries/countries.ts';
import { PageHeading } from '#src/app/page-heading.tsx';
import { pages } from '#src/app/pages.ts';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { CountryDetail } from '#src/features/countries/tree/country-detail.tsx';
import { readTreeSearch, treeDefaults } from '#src/features/countries/tree/tree-search.ts';
import { requireId } from '#src/lib/address.ts';

export const Route = createFileRoute('/_app/countries/$countryId/')({
  staticData: { page: pages.country },
  validateSearch: readTreeSearch,
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
      <CountryDetail countryId={countryId} editionId={edition.Id} />
    </>
  );
}
