import type { ActivityExportRequest, ListActivityParams } from '#generated/model/index.ts';
import { type ActivitySearch, LISTS } from './activity-search.ts';
import { dayStart } from './day-start.ts';

export const isFiltered = ({ from, to, ...lists }: ActivitySearch): boolean =>
  Boolean(from ?? to) || Object.values(lists).some((list) => list.length > 0);

/** The days in the viewer's time zone, as instants. */
const instantsOf = ({ from, to }: ActivitySearch) => ({
  since: from && dayStart(from).toISOString(),
  until: to && dayStart(to, 1).toISOString(),
});

/** The filters as parameters of the call; those that filter nothing are left out. */
export function activityParams(search: ActivitySearch): ListActivityParams {
  const { since, until } = instantsOf(search);
  const lists = LISTS.filter((list) => search[list].length > 0).map((list) => [list, JSON.stringify(search[list])]);
  return { ...Object.fromEntries(lists), ...(since && { since }), ...(until && { until }) };
}

/** The same filters as the body of the export. */
export function exportRequest(search: ActivitySearch): ActivityExportRequest {
  const { since = null, until = null } = instantsOf(search);
  return {
    UserIds: search.users,
    Kinds: search.kinds as ActivityExportRequest['Kinds'],
    CountryIds: search.countries,
    LibraryIndicatorIds: search.indicators,
    ReportEditionIds: search.editions,
    Since: since,
    Until: until,
  };
}
