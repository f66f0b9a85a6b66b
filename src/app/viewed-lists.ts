import { ViewList } from '#generated/enums.ts';
import type { SavedView } from '#generated/model/index.ts';
import { countriesSearchOf } from '#src/features/countries/list/countries-views.ts';
import { dashboardSearchOf } from '#src/features/dashboard/dashboard-views.ts';
import { pages } from './pages.ts';

/** The lists that have saved views: where they are, and what a view sets them to. */
export const viewedLists = {
  [ViewList.Dashboard]: {
    ...{ word: 'Dashboard', page: pages.dashboard, to: '/dashboard' },
    searchOf: ({ Content, Id }: SavedView) => ({ ...dashboardSearchOf(Content), saved: Id }),
  },
  [ViewList.Countries]: {
    ...{ word: 'Countries', page: pages.countries, to: '/countries' },
    searchOf: ({ Content, Id }: SavedView) => ({ ...countriesSearchOf(Content), saved: Id }),
  },
} as const;
