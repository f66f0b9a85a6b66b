import type { SearchSchemaInput } from '@tanstack/react-router';
import type { RatingChangeKind } from '#generated/enums.ts';
import { CompareExportFields as limits } from '#generated/fields/compareExport.ts';
import { idsIn, isWhole, textIn, wholesIn } from '#src/lib/search-values.ts';

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
  /** Only indicators that changed so in some country; none = all (see `knownChoice`). */
  kinds: RatingChangeKind[];
  /** See `Sort`. */
  sort: number;
  /** Countries that stand first and stay in view, by Id. */
  pinned: number[];
  /** Whether the totals of countries stand above the indicators. */
  totals: boolean;
  /** Whether the regions have a column each. */
  means: boolean;
  /** Whether only ratings count that are QA completed. */
  completedOnly: boolean;
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
  kinds: [],
  sort: 0,
  pinned: [],
  totals: true,
  means: true,
  completedOnly: false,
  indicators: [],
};

export const MOST_EDITIONS = limits.EditionIds.maxItems;
/** So many of the greatest Ids are not too long for a list of the contract. */
const MOST_MILESTONES = 500;

type Address = { [Part in keyof CompareSearch]?: CompareSearch[Part] | undefined };

/** Reads the choice from whatever stands in the address; what makes no sense is not chosen. */
export function readCompareSearch(raw: Address): CompareSearch {
  return {
    editions: idsIn(raw.editions, MOST_EDITIONS),
    countries: idsIn(raw.countries, limits.CountryIds.maxItems),
    milestones: idsIn(raw.milestones, MOST_MILESTONES),
    indicatorName: textIn(raw.indicatorName),
    differences: raw.differences === true,
    kinds: wholesIn(raw.kinds) as RatingChangeKind[],
    sort: isWhole(raw.sort, -1) ? raw.sort : 0,
    pinned: idsIn(raw.pinned, limits.CountryIds.maxItems),
    totals: raw.totals !== false,
    means: raw.means !== false,
    completedOnly: raw.completedOnly === true,
    indicators: idsIn(raw.indicators, limits.IndicatorIds.maxItems),
  };
}

/** What the address says of a choice: nothing of what is as by default. */
export const writtenSearch = (search: CompareSearch): Partial<CompareSearch> =>
  Object.fromEntries(
    Object.entries(search).filter(([key, value]) =>
      Array.isArray(value) ? value.length > 0 : value !== compareDefaults[key as keyof CompareSearch],
    ),
  );

/** A comparison is requested only with an edition and a country (requirements B7). */
export const isComplete = ({ editions, countries }: CompareSearch): boolean =>
  editions.length > 0 && countries.length > 0;
