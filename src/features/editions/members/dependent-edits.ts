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
  EditionUser,
  ReportEdition,
  User,
  WorkflowRegion,
  WorkflowUser,
} from '#generated/model/index.ts';
import { type Edit, edit, type Shown } from '#src/lib/api/edits.ts';
import { byName, without, withRows } from './lists.ts';

/** The system users name the newest edition of each; only the active one takes users, and none is newer. */
export function userCame(editionId: number, added: EditionUser[], shown: Shown): Edit[] {
  const edition = shown<ReportEdition[]>(getListReportEditionsQueryKey())
    .flat()
    .find(({ Id }) => Id === editionId);
  if (!edition) return [];
  const ids = new Set(added.map(({ Id }) => Id));
  return [
    edit<User[]>(getListUsersQueryKey(), (list) =>
      list.map((user) => (ids.has(user.Id) ? { ...user, ReportEditionName: edition.Name } : user)),
    ),
  ];
}

/** Nobody who has left can be assigned. The dashboard's filters keep those who hold work, which is not known here. */
export const userWent = (editionId: number, gone: ReadonlySet<number>): Edit[] => [
  edit<WorkflowUser[]>(getListWorkflowUsersQueryKey(editionId), (list) => without(list, gone)),
];

/** Where countries can be chosen, they are at once; their counts of indicators come with the answer. */
export const countryCame = (editionId: number, added: Country[]): Edit[] => [
  filterCountries(editionId, (list) =>
    withRows(
      list,
      added.map(({ Id, Name }) => ({ Id, DisplayName: Name })),
      byName(({ DisplayName }) => DisplayName),
    ),
  ),
  edit<WorkflowRegion[]>(getListWorkflowRegionsQueryKey(editionId), (regions) => {
    const all = withRows(
      regions.flatMap(({ Countries }) => Countries),
      added,
      byName(({ Name }) => Name),
    );
    return byRegion(all);
  }),
];

/** A country that left is in no choice and in no progress any more. */
export const countryWent = (editionId: number, gone: ReadonlySet<number>): Edit[] => [
  filterCountries(editionId, (list) => without(list, gone)),
  edit<WorkflowRegion[]>(getListWorkflowRegionsQueryKey(editionId), (regions) =>
    byRegion(
      without(
        regions.flatMap(({ Countries }) => Countries),
        gone,
      ),
    ),
  ),
  edit<CountryProgress[]>(getListCountriesProgressQueryKey(editionId), (list) =>
    list.filter(({ CountryId }) => !gone.has(CountryId)),
  ),
];

type Options = DashboardFilters['Countries'];
const filterCountries = (editionId: number, change: (list: Options) => Options) =>
  edit<DashboardFilters>(getReadDashboardFiltersQueryKey(editionId), (filters) => {
    const Countries = change(filters.Countries);
    return Countries === filters.Countries ? filters : { ...filters, Countries };
  });

const { compare } = new Intl.Collator('en');
const byRegion = (countries: Country[]): WorkflowRegion[] =>
  [...Map.groupBy(countries, ({ Region }) => Region)]
    .map(([Region, Countries]) => ({ Region, Countries }))
    .sort((a, b) => compare(a.Region, b.Region));
