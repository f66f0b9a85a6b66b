import { readTreeSearch, type TreeSearch, type TreeSearchInput } from './tree-search.ts';

/** The parts of a country's page beside its indicators. */
export type CountryTab = 'results' | 'history';

/**
 * Search parameters of a country: the filters of its tree, the tab (none = indicators), and what
 * its results count.
 */
export type CountrySearch = TreeSearch & { tab?: CountryTab; completedOnly?: boolean; equalIndicators?: boolean };

export type CountrySearchInput = TreeSearchInput & {
  tab?: unknown;
  completedOnly?: unknown;
  equalIndicators?: unknown;
};

/** Reads it; what makes no sense in it is left out. */
export function readCountrySearch({ tab, completedOnly, equalIndicators, ...raw }: CountrySearchInput): CountrySearch {
  return {
    ...readTreeSearch(raw as TreeSearchInput),
    ...((tab === 'history' || tab === 'results') && { tab }),
    ...(completedOnly === true && { completedOnly }),
    ...(equalIndicators === true && { equalIndicators }),
  };
}
