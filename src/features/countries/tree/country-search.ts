import { readTreeSearch, type TreeSearch, type TreeSearchInput } from './tree-search.ts';

/** Search parameters of a country: the filters of its tree and the tab (none = indicators). */
export type CountrySearch = TreeSearch & { tab?: 'history' };

export type CountrySearchInput = TreeSearchInput & { tab?: unknown };

/** Reads it; what makes no sense in it is left out. */
export function readCountrySearch({ tab, ...raw }: CountrySearchInput): CountrySearch {
  return { ...readTreeSearch(raw as TreeSearchInput), ...(tab === 'history' && { tab }) };
}
