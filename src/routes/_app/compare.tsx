import { createFileRoute } from '@tanstack/react-router';
import { getReadCompareFiltersQueryOptions } from '#generated/hooks/compare/compare.ts';
import { getListReportEditionsQueryKey } from '#generated/hooks/editions/editions.ts';
import type { ReportEdition } from '#generated/model/index.ts';
import { PageBody } from '#src/app/page-body.tsx';
import { PageHeading } from '#src/app/page-heading.tsx';
import { pages } from '#src/app/pages.ts';
import { compareQuery } from '#src/features/compare/compare-query.ts';
import { CompareScreen } from '#src/features/compare/compare-screen.tsx';
import {
  type CompareSearch,
  type CompareSearchInput,
  isComplete,
  readCompareSearch,
} from '#src/features/compare/compare-search.ts';
import { totalsQuery } from '#src/features/compare/totals-query.ts';

export const Route = createFileRoute('/_app/compare')({
  staticData: { page: pages.compare },
  // Loader and page read it, with code that the first script does not carry.
  validateSearch: (raw: CompareSearchInput): Partial<CompareSearch> => raw,
  loaderDeps: ({ search: { editions, countries, milestones, totals, completedOnly } }) => ({
    editions,
    countries,
    milestones,
    totals,
    completedOnly,
  }),
  loader: ({ context: { client }, deps }) => {
    const search = readCompareSearch(deps);
    void client.prefetchQuery(getReadCompareFiltersQueryOptions());
    const editions = client.getQueryData<ReportEdition[]>(getListReportEditionsQueryKey());
    const isKnown = search.editions.every((id) => editions?.some(({ Id }) => Id === id));
    // An edition that does not exist is left out by the screen; requested, it would lead to /404.
    if (!isComplete(search) || !isKnown) return;
    void client.prefetchQuery(compareQuery(search));
    if (search.totals) void client.prefetchQuery(totalsQuery(editions ?? [], search));
  },
  component: ComparePage,
});

function ComparePage() {
  return <CompareScreen heading={<PageHeading title={pages.compare.title} />} Body={PageBody} />;
}
