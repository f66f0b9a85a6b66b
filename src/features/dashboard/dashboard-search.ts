import type { SearchSchemaInput } from '@tanstack/react-router';
import { StuckRule } from '#generated/enums.ts';
import { type CurrentUser, DashboardSort } from '#generated/model/index.ts';
import { listDashboardIndicatorsParameters as limits } from '#generated/parameters.ts';
import { readViewAddress, type ViewAddress } from '#src/lib/saved-view.ts';
import { itemsIn, textIn } from '#src/lib/search-values.ts';
import { hiddenIn, type OptionalColumn } from './columns.ts';
import { isStatusDays, type ListFilter, listFilters, type MarkFilter, markFilters } from './list-filters.ts';

/** The filters in the address (requirements B, 'Dashboard'). User id 0: nobody is assigned. */
export type DashboardSearch = Record<ListFilter['key'], number[]> & {
  /** Only what is assigned to the person: so where the address says nothing (`isOwnOnly`). */
  currentUser?: boolean;
  indicatorName: string;
  /** In their status for more than so many days. */
  statusDays?: number;
  /** What a rule calls stuck. */
  stuck?: StuckRule;
  /** What the rows are ordered by; the list's own order where the address says nothing. */
  sort?: DashboardSort;
  /** Columns that are not shown. */
  hidden?: OptionalColumn[];
} & ViewAddress &
  Partial<Record<MarkFilter['key'], boolean>>;
export type DashboardSearchInput = Partial<DashboardSearch> & SearchSchemaInput;

const eachList = (choices: (filter: ListFilter) => number[]) =>
  Object.fromEntries(listFilters.map((filter) => [filter.key, choices(filter)])) as Record<ListFilter['key'], number[]>;

/** What holds where the address says nothing; the address says nothing of it. */
export const dashboardDefaults: DashboardSearch = { ...eachList(() => []), indicatorName: '' };

/** So many of the greatest Ids are not too long for a list of the contract. */
const MOST_IDS = 500;

/** Reads the filters from whatever stands in the address; what makes no sense filters nothing. */
export function readDashboardSearch(raw: DashboardSearchInput): DashboardSearch {
  const hidden = hiddenIn(raw.hidden);
  return {
    ...eachList(({ key, isChoice }) => itemsIn(raw[key]).filter(isChoice).slice(0, MOST_IDS)),
    ...Object.fromEntries(markFilters.flatMap(({ key }) => (raw[key] === true ? [[key, true]] : []))),
    ...(isStatusDays(raw.statusDays) && { statusDays: raw.statusDays }),
    ...(isStuckRule(raw.stuck) && { stuck: raw.stuck }),
    ...(isSort(raw.sort) && raw.sort !== DashboardSort.country && { sort: raw.sort }),
    ...(hidden.length > 0 && { hidden }),
    ...readViewAddress(raw),
    ...(typeof raw.currentUser === 'boolean' && { currentUser: raw.currentUser }),
    indicatorName: textIn(raw.indicatorName, limits.indicatorName.maxLength),
  };
}

/** The filters as the address of an indicator carries them: only what is not as it is by itself. */
export const listAddressOf = (search: Partial<DashboardSearch>): Partial<DashboardSearch> =>
  Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0)),
  );

/** Does the address say nothing, so that the list is as the person's role starts with it? */
export const isBare = (search: Partial<DashboardSearch>): boolean => Object.keys(listAddressOf(search)).length === 0;

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

/** Is a filter on that is on or off, the days in a status, or a rule of what is stuck? */
const hasMarks = (search: DashboardSearch): boolean =>
  markFilters.some(({ key }) => search[key]) || search.statusDays !== undefined || search.stuck !== undefined;

/** How many choices of the filters are in force. */
export const choicesInForce = (search: DashboardSearch): number =>
  listFilters.reduce((sum, { key }) => sum + search[key].length, 0) +
  markFilters.filter(({ key }) => search[key]).length +
  [search.statusDays, search.stuck].filter((mark) => mark !== undefined).length;

const isStuckRule = (value: unknown): value is StuckRule => Object.values<unknown>(StuckRule).includes(value);
const isSort = (value: unknown): value is DashboardSort => Object.values<unknown>(DashboardSort).includes(value);

/** Is something chosen whose name only the filter options have? */
export const hasChips = (search: DashboardSearch): boolean => listFilters.some(({ key }) => search[key].length > 0);
