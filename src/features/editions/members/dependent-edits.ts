import { getListCountriesProgressQueryKey } from '#generated/hooks/countries/countries.ts';
import {
  getListWorkflowRegionsQueryKey,
  getListWorkflowUsersQueryKey,
  getReadDashboardFiltersQueryKey,
} from '#generated/hooks/dashboard/dashboard.ts';
import { getListReportEditionsQueryKey } from '#generated/hooks/editions/editions.ts';
import { getListUsersQueryKey } from '#generated/hooks/users/users.ts';
import type {
  Country,
  CountryProgress,
  DashboardFilters,
  ReportEdition,
  User,
  WorkflowRegion,
  WorkflowUser,
} from '#generated/model/index.ts';
import { type Edit, edit, type Shown } from '#src/lib/api/edits.ts';
import { byName, mapped, without, withRows } from '#src/lib/api/rows.ts';
import { compareNames } from '#src/lib/name-order.ts';

type IsIt = (row: { Id: number }) => boolean;

/**
 * The system users name the newest edition of each; only the active one takes users, and none is
 * newer.
 */
export const userCame = (editionId: number, isAdded: IsIt): Edit[] => [
  edit<User[]>(getListUsersQueryKey(), (list, shown) => {
    const editions = shown<ReportEdition[]>(getListReportEditionsQueryKey()).flat();
    const edition = editions.find(({ Id }) => Id === editionId);
    if (!edition) return list;
    return mapped(list, (user) => (isAdded(user) ? { ...user, ReportEditionName: edition.Name } : user));
  }),
];

/**
 * Nobody who has left can be assigned. The dashboard's filters keep those who hold work, which is
 * not known here.
 */
export const userWent = (editionId: number, isGone: IsIt): Edit[] => [
  edit<WorkflowUser[]>(getListWorkflowUsersQueryKey({ editionId }), (list) => without(list, isGone)),
];

/**
 * Where countries can be chosen, they are at once; their counts of indicators come with the answer.
 */
export const countryCame = (editionId: number, added: (shown: Shown) => Country[]): Edit[] => [
  filterCountries(editionId, (list, shown) =>
    withRows(
      list,
      added(shown).map(({ Id, Name }) => ({ Id, DisplayName: Name })),
      byName(({ DisplayName }) => DisplayName),
    ),
  ),
  regions(editionId, (list, shown) =>
    withRows(
      list,
      added(shown),
      byName(({ Name }) => Name),
    ),
  ),
];

/** A country that left is in no choice and in no progress any more. */
export const countryWent = (editionId: number, isGone: IsIt): Edit[] => [
  filterCountries(editionId, (list) => without(list, isGone)),
  regions(editionId, (list) => without(list, isGone)),
  edit<CountryProgress[]>(getListCountriesProgressQueryKey({ reportEditionId: editionId }), (list) =>
    without(list, ({ CountryId }) => isGone({ Id: CountryId })),
  ),
];

type Options = DashboardFilters['Countries'];
const filterCountries = (editionId: number, change: (list: Options, shown: Shown) => Options) =>
  edit<DashboardFilters>(getReadDashboardFiltersQueryKey({ editionId }), (filters, shown) => {
    const Countries = change(filters.Countries, shown);
    return Countries === filters.Countries ? filters : { ...filters, Countries };
  });

const regions = (editionId: number, change: (list: Country[], shown: Shown) => Country[]) =>
  edit<WorkflowRegion[]>(getListWorkflowRegionsQueryKey({ editionId }), (old, shown) => {
    const all = old.flatMap(({ Countries }) => Countries);
    const next = change(all, shown);
    if (next === all) return old;
    return [...Map.groupBy(next, ({ Region }) => Region)]
      .map(([Region, Countries]) => ({ Region, Countries }))
      .sort((a, b) => compareNames(a.Region, b.Region));
  });
