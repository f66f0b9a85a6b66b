import type { SearchSchemaInput } from '@tanstack/react-router';

/** The whole choice of the compare tool as the address holds it (requirements B2, 'Compare'). */
export type CompareSearch = {
  /** One or two, the one chosen last at the end. */
  editions: number[];
  countries: number[];
  /** Of the latest edition; none = all. */
  milestones: number[];
  /** Search among the indicators. */
  indicatorName: string;
  differences: boolean;
  /** See `Sort`. */
  sort: number;
  /** Library Ids of the selected indicators. */
  indicators: number[];
};
export type CompareSearchInput = Partial<CompareSearch> & SearchSchemaInput;

export const compareDefaults: CompareSearch = {
  editions: [],
  countries: [],
  milestones: [],
  indicatorName: '',
  differences: false,
  sort: 0,
  indicators: [],
};

export const MOST_EDITIONS = 2;
/** Limits of the contract: nine digits an Id, 300 countries and 5,000 indicators an export. */
const GREATEST_ID = 999_999_999;
const MOST = { countries: 300, milestones: 500, indicators: 5000 };
const LONGEST_NAME = 200;

/** Reads the choice from whatever stands in the address; what makes no sense is not chosen. */
export function readCompareSearch(raw: CompareSearchInput): CompareSearch {
  return {
    editions: idsIn(raw.editions, MOST_EDITIONS),
    countries: idsIn(raw.countries, MOST.countries),
    milestones: idsIn(raw.milestones, MOST.milestones),
    indicatorName: textIn(raw.indicatorName).slice(0, LONGEST_NAME),
    differences: raw.differences === true,
    sort: isWhole(raw.sort, -1) ? raw.sort : 0,
    indicators: idsIn(raw.indicators, MOST.indicators),
  };
}

/** A comparison is asked for only with an edition and a country (requirements B7). */
export const isComplete = ({ editions, countries }: CompareSearch): boolean =>
  editions.length > 0 && countries.length > 0;

const isWhole = (value: unknown, least: number): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= GREATEST_ID;

const idsIn = (value: unknown, most: number): number[] =>
  [...new Set(Array.isArray(value) ? value : [value])].filter((one) => isWhole(one, 1)).slice(0, most);

/** A number typed into the address bar, such as 1.2, arrives as one. */
const textIn = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '');
