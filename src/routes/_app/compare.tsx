import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { getReadCompareFiltersQueryOptions } from '#generated/hooks/compare/compare.ts';
import { PageHeading } from '#src/app/page-heading.tsx';
import { pages } from '#src/app/pages.ts';
import { compareQuery } from '#src/features/compare/compare-query.ts';
import { CompareScreen } from '#src/features/compare/compare-screen.tsx';
import { compareDefaults, isComplete, readCompareSearch } from '#src/features/compare/compare-search.ts';

export const Route = createFileRoute('/_app/compare')({
  staticData: { page: pages.compare },
  validateSearch: readCompareSearch,
  search: { middlewares: [stripSearchParams(compareDefaults)] },
  loaderDeps: ({ search: { editions, countries, milestones } }) => ({ editions, countries, milestones }),
  loader: ({ context: { client }, deps }) => {
    const search = { ...compareDefaults, ...deps };
    void client.prefetchQuery(getReadCompareFiltersQueryOptions());
    if (isComplete(search)) void client.prefetchQuery(compareQuery(search));
  },
  component: ComparePage,
});

function ComparePage() {
  return (
    <>
      <PageHeading title={pages.compare.title} />
      <CompareScreen />
    </>
  );
}
