import type { SearchSchemaInput } from '@tanstack/react-router';
import { idsIn } from '#src/lib/search-values.ts';
import { LONGEST_SEARCH } from '#src/lib/table-search.ts';

/** What the address of a country holds: which part of its tree is shown. */
export type TreeSearch = {
  milestones: number[];
  /**
   * Of the chosen milestones; without such there is nothing to choose from (requirements B,
   * 'Country detail').
   */
  activities: number[];
  indicatorName: string;
};
export type TreeSearchInput = Partial<TreeSearch> & SearchSchemaInput;

export const treeDefaults: TreeSearch = { milestones: [], activities: [], indicatorName: '' };

/** Reads the address; what makes no sense in it filters nothing. */
export function readTreeSearch(raw: TreeSearchInput): TreeSearch {
  const milestones = idsIn(raw.milestones);
  return {
    milestones,
    activities: milestones.length > 0 ? idsIn(raw.activities) : [],
    // A number such as 1.2 that was typed into the address arrives as one.
    indicatorName: ['string', 'number'].includes(typeof raw.indicatorName)
      ? `${raw.indicatorName}`.slice(0, LONGEST_SEARCH)
      : '',
  };
}

export const isNarrowed = ({ milestones, indicatorName }: TreeSearch): boolean =>
  milestones.length > 0 || indicatorName.trim() !== '';
