import type { SearchSchemaInput } from '@tanstack/react-router';
import { type CurrentUser, DashboardSort } from '#generated/model/index.ts';
import { listDashboardIndicatorsParameters as limits } from '#generated/parameters.ts';
import { isStatusDays, type ListFilter, listFilters, type MarkFilter, markFilters } from './list-filters.ts';

/** The filters in the address (requirements B, 'Dashboard'). User id 0: nobody is assigned. */
export type DashboardSearch = Record<ListFilter['key'], number[]> & {
  /** Only what is assigned to the person: so where the address says nothing (`isOwnOnly`). */
  currentUser?: boolean;
  indicatorName: string;
  /** In their status for more than so many days. */
  statusDays?: number;
  /** What the rows are ordered by; the list's own order where the address says nothing. */
  sort?: DashboardSort;
} & Partial<Record<MarkFilter['key'], boolean>>;
export type DashboardSearchInput = Partial<DashboardSearch> & SearchSchemaInput;

const eachList = (choices: (filter: ListFilter) => number[]) =>
  Object.fromEntries(listFilters.map((filter) => [filter.key, choices(filter)])) as Record<ListFilter['key'], number[]>;

/** What holds where the address says nothing; the address says nothing of it. */
export const dashboardDefaults: DashboardSearch = { ...eachList(() => []), indicatorName: '' };

/** So many of the greatest Ids are not too long for a list of the contract. */
const MOST_IDS = 500;

/** Reads the filters from whatever stands in the address; what makes no sense filters nothing. */
export function readDashboardSearch(raw: DashboardSearchInput): DashboardSearch {
  return {
    ...eachList(({ key, isChoice }) => itemsIn(raw[key]).filter(isChoice).slice(0, MOST_IDS)),
    ...Object.fromEntries(markFilters.flatMap(({ key }) => (raw[key] === true ? [[key, true]] : []))),
    ...(isStatusDays(raw.statusDays) && { statusDays: raw.statusDays }),
    ...(isSort(raw.sort) && raw.sort !== DashboardSort.country && { sort: raw.sort }),
    ...(typeof raw.currentUser === 'boolean' && { currentUser: raw.currentUser }),
    indicatorName: textIn(raw.indicatorName).slice(0, limits.indicatorName.maxLength),
  };
}

/** The filters as the address of an indicator carries them: only what is not as it is by itself. */
export const listAddressOf = (search: Partial<DashboardSearch>): Partial<DashboardSearch> =>
  Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0)),
  );

/** Reads such filters from the address; undefined where it names no list. */
export const readListAddress = (raw: unknown): Partial<DashboardSearch> | undefined =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw)
    ? listAddressOf(readDashboardSearch(raw as DashboardSearchInput))
    : undefined;

/** Do the filters show only what is assigned to the person? The specification's default. */
export const isOwnOnly = ({ currentUser }: DashboardSearch): boolean => currentUser !== false;

/** Users without an assignment start with everybody's rows, because their own would be none. */
export const startsWithEverybody = (user: Pick<CurrentUser, 'HoldsAssignment'> | undefined): boolean =>
  user?.HoldsAssignment === false;

/** Does anything but the toggle filter? */
export const isNarrowed = (search: DashboardSearch): boolean =>
  hasChips(search) || hasMarks(search) || search.indicatorName.trim() !== '';

/** Is a filter on that is on or off, or the days in a status? */
const hasMarks = (search: DashboardSearch): boolean =>
  markFilters.some(({ key }) => search[key]) || search.statusDays !== undefined;

/** How many choices of the filters are in force. */
export const choicesInForce = (search: DashboardSearch): number =>
  listFilters.reduce((sum, { key }) => sum + search[key].length, 0) +
  markFilters.filter(({ key }) => search[key]).length +
  (search.statusDays === undefined ? 0 : 1);

const isSort = (value: unknown): value is DashboardSort => Object.values<unknown>(DashboardSort).includes(value);

/** Is something chosen whose name only the filter options tell? */
export const hasChips = (search: DashboardSearch): boolean => listFilters.some(({ key }) => search[key].length > 0);

const itemsIn = (value: unknown): unknown[] => [...new Set(Array.isArray(value) ? value : [value])];

/** A name typed into the address bar as `1.2` arrives as a number. */
const textIn = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '');
