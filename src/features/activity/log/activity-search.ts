import type { SearchSchemaInput } from '@tanstack/react-router';
import { ActivityKind } from '#generated/enums.ts';
import { ActivityExportRequestFields as limits } from '#generated/fields/activityExportRequest.ts';
import { listActivityParameters } from '#generated/parameters.ts';
import { isDate } from '#src/lib/calendar-date.ts';
import { itemsIn } from '#src/lib/search-values.ts';

/** The filters of any number of choices; each is a parameter of the call by the same name. */
export const LISTS = ['users', 'kinds', 'countries', 'indicators', 'editions'] as const;
export type ActivityList = (typeof LISTS)[number];

/** The filters as the address holds them; days are calendar dates, both included. */
export type ActivitySearch = Record<ActivityList, number[]> & { from?: string; to?: string };
export type ActivitySearchInput = Partial<ActivitySearch> & SearchSchemaInput;

/** What holds where the address says nothing; the address says nothing of it. */
export const activityDefaults: ActivitySearch = { users: [], kinds: [], countries: [], indicators: [], editions: [] };

/** The export accepts so many choices. */
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

const dateIn = (value: unknown): string | undefined => (typeof value === 'string' && isDate(value) ? value : undefined);
