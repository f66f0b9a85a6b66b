import type { SearchSchemaInput } from '@tanstack/react-router';
import { ActivityKind } from '#generated/enums.ts';
import { ActivityExportRequestFields as limits } from '#generated/fields/activityExportRequest.ts';
import type { ActivityExportRequest, ListActivityParams } from '#generated/model/index.ts';
import { listActivityParameters } from '#generated/parameters.ts';
import { readDate } from '#src/lib/calendar-date.ts';
import { dayStart } from './day-start.ts';

/** The filters of any number of choices; each is a parameter of the call by the same name. */
const LISTS = ['users', 'kinds', 'countries', 'indicators', 'editions'] as const;
export type ActivityList = (typeof LISTS)[number];

/** The filters as the address holds them; days are calendar dates, both included. */
export type ActivitySearch = Record<ActivityList, number[]> & { from?: string; to?: string };
export type ActivitySearchInput = Partial<ActivitySearch> & SearchSchemaInput;

/** What holds where the address says nothing; the address says nothing of it. */
export const activityDefaults: ActivitySearch = { users: [], kinds: [], countries: [], indicators: [], editions: [] };

/** The export takes so many choices. */
const most: Record<ActivityList, number> = {
  users: limits.UserIds.maxItems,
  kinds: limits.Kinds.maxItems,
  countries: limits.CountryIds.maxItems,
  indicators: limits.LibraryIndicatorIds.maxItems,
  editions: limits.ReportEditionIds.maxItems,
};
const KINDS: readonly unknown[] = Object.values(ActivityKind);
const isId = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= listActivityParameters.users.items.maximum;

/** Reads the filters from whatever stands in the address; what makes no sense filters nothing. */
export function readActivitySearch(raw: ActivitySearchInput): ActivitySearch {
  const listOf = (list: ActivityList) =>
    itemsIn(raw[list])
      .filter((one): one is number => (list === 'kinds' ? KINDS.includes(one) : isId(one)))
      .slice(0, most[list]);
  const [from, to] = [dateIn(raw.from), dateIn(raw.to)];
  return {
    ...(Object.fromEntries(LISTS.map((list) => [list, listOf(list)])) as Record<ActivityList, number[]>),
    ...(from && { from }),
    ...(to && { to }),
  };
}

const itemsIn = (value: unknown): unknown[] => [...new Set(Array.isArray(value) ? value : [value])];
const dateIn = (value: unknown): string | undefined =>
  typeof value === 'string' && readDate(value) === value ? value : undefined;

export const isFiltered = ({ from, to, ...lists }: ActivitySearch): boolean =>
  Boolean(from ?? to) || Object.values(lists).some((list) => list.length > 0);

/** The days in the viewer's time zone, as instants. */
const instantsOf = ({ from, to }: ActivitySearch) => ({
  since: from && dayStart(from).toISOString(),
  until: to && dayStart(to, 1).toISOString(),
});

/** The filters as the call takes them; those that filter nothing are left out. */
export function activityParams(search: ActivitySearch): ListActivityParams {
  const { since, until } = instantsOf(search);
  const lists = LISTS.filter((list) => search[list].length > 0).map((list) => [list, JSON.stringify(search[list])]);
  return { ...Object.fromEntries(lists), ...(since && { since }), ...(until && { until }) };
}

/** The same filters as the export takes them. */
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
