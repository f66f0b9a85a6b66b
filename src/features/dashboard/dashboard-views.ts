import type { ViewContent } from '#generated/model/index.ts';
import { contentOf, filtersOf } from '#src/lib/saved-view.ts';
import { type DashboardSearch, type DashboardSearchInput, isOwnOnly, readDashboardSearch } from './dashboard-search.ts';

/** What the list is set to, as a view keeps it: also whose rows, which depends on the person. */
export function dashboardContent({ sort, hidden, saved: _, ...filters }: DashboardSearch): ViewContent {
  return contentOf({ ...filters, currentUser: isOwnOnly({ ...filters }) }, sort ?? null, hidden ?? []);
}

/** What a view sets the list to; what it names and the list does not know is left out. */
export const dashboardSearchOf = (content: ViewContent): DashboardSearch =>
  readDashboardSearch({
    ...filtersOf(content, ['indicatorName']),
    sort: content.Order,
    hidden: content.HiddenColumns,
  } as DashboardSearchInput);
