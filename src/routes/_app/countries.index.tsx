import { createFileRoute, redirect, stripSearchParams } from '@tanstack/react-router';
import { getListCountriesProgressQueryOptions } from '#generated/hooks/countries/countries.ts';
import { PageHeading } from '#src/app/page-heading.tsx';
import { pages } from '#src/app/pages.ts';
import { Countries } from '#src/features/countries/list/countries.tsx';
import { countriesDefaults, readCountriesSearch } from '#src/features/countries/list/countries-search.ts';

export const Route = createFileRoute('/_app/countries/')({
  staticData: { page: pages.countries },
  validateSearch: readCountriesSearch,
  search: { middlewares: [stripSearchParams(countriesDefaults)] },
  beforeLoad: ({ context: { edition } }) => {
    if (!edition) throw redirect({ to: '/dashboard' });
    return { edition };
  },
  // A filter chooses from what is there already.
  shouldReload: ({ cause }) => cause !== 'stay',
  loader: ({ context: { client, edition } }) =>
    void client.prefetchQuery(getListCountriesProgressQueryOptions({ reportEditionId: edition.Id })),
  component: CountriesPage,
});

function CountriesPage() {
  const { edition } = Route.useRouteContext();
  return (
    <>
      <PageHeading title={pages.countries.title}>
        <span className="text-sm text-muted-foreground">{edition.Name}</span>
      </PageHeading>
      <Countries editionId={edition.Id} />
    </>
  );
}
