import { WorkflowStatus } from '#generated/enums.ts';
import type { CountryProgress } from '#generated/model/index.ts';
import { compareNames } from '#src/lib/name-order.ts';
import { holdsText } from '#src/lib/search-text.ts';
import type { CountriesSearch } from './countries-search.ts';
import { stageOf, stages } from './stages.ts';

/**
 * Where the count of each status stands; progress calls the last one QAComplete (requirements B4).
 */
const COUNTS = {
  [WorkflowStatus.Open]: 'Open',
  [WorkflowStatus.ResearchInProgress]: 'ResearchInProgress',
  [WorkflowStatus.QAInProgress]: 'QAInProgress',
  [WorkflowStatus.QACompleted]: 'QAComplete',
} as const;

/**
 * What of a country's indicators is QA completed, from 0 to 1; a country without indicators has
 * done nothing.
 */
export const doneShare = ({ WorkflowStatuses, TotalIndicatorCount }: CountryProgress): number =>
  TotalIndicatorCount === 0 ? 0 : WorkflowStatuses.QAComplete / TotalIndicatorCount;

/** The counts by the names that bar and badge know. */
export const statusCounts = ({ WorkflowStatuses: { QAComplete, ...others } }: CountryProgress) => ({
  ...others,
  QACompleted: QAComplete,
});

/** The regions there are, alphabetically. */
export const regionsOf = (countries: readonly CountryProgress[]): string[] =>
  [...new Set(countries.map(({ Region }) => Region))].sort(compareNames);

/** The countries that the filters let through, in the order asked for; equal ones by name. */
export function chosenCountries(countries: readonly CountryProgress[], search: CountriesSearch): CountryProgress[] {
  const found = countries.filter(
    (country) =>
      holdsText(search.name, country.CountryName) &&
      (search.region.length === 0 || search.region.includes(country.Region)) &&
      (search.stage.length === 0 || search.stage.includes(stageOf(country))) &&
      (search.status.length === 0 || search.status.some((status) => country.WorkflowStatuses[COUNTS[status]] > 0)),
  );
  const order = orders[search.sort];
  const turn = search.desc ? -1 : 1;
  return found.sort((a, b) => turn * order(a, b) || byName(a, b));
}

/** How many countries each option would leave, with the other filters in force [B2]. */
export function countryFacets(countries: readonly CountryProgress[], search: CountriesSearch) {
  const left = (some: Partial<CountriesSearch>) => chosenCountries(countries, { ...search, ...some }).length;
  return {
    status: new Map(Object.values(WorkflowStatus).map((status) => [status, left({ status: [status] })])),
    stage: new Map(stages.map((_, stage) => [stage, left({ stage: [stage] })])),
    region: new Map(regionsOf(countries).map((region) => [region, left({ region: [region] })])),
  };
}

type Order = (a: CountryProgress, b: CountryProgress) => number;

const byName: Order = (a, b) => compareNames(a.CountryName, b.CountryName);

const orders: Record<CountriesSearch['sort'], Order> = {
  name: byName,
  region: (a, b) => compareNames(a.Region, b.Region),
  done: (a, b) => doneShare(a) - doneShare(b),
};
