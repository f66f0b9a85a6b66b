import { ViewList } from '#generated/enums.ts';
import type { SavedView } from '#generated/model/index.ts';
import { countriesSearchOf } from '#src/features/countries/list/countries-views.ts';
import { dashboardSearchOf } from '#src/features/dashboard/dashboard-views.ts';
import { exportSearchOf, writtenSearch } from '#src/features/results/export/export-search.ts';
import { pages } from './pages.ts';

/** What has saved views: where they are, and what a view sets them to. */
export const viewedLists = {
  [ViewList.Dashboard]: {
    ...{ word: 'Dashboard', page: pages.dashboard, to: '/dashboard' },
    searchOf: ({ Content, Id }: SavedView) => ({ ...dashboardSearchOf(Content), saved: Id }),
  },
  [ViewList.Countries]: {
    ...{ word: 'Countries', page: pages.countries, to: '/countries' },
    searchOf: ({ Content, Id }: SavedView) => ({ ...countriesSearchOf(Content), saved: Id }),
  },
  [ViewList.ResultsExport]: {
    ...{ word: 'Export of results', page: pages.resultsExport, to: '/results/export' },
    searchOf: ({ Content, Id }: SavedView) => writtenSearch({ ...exportSearchOf(Content), saved: Id }),
  },
} as const;
