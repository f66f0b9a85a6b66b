import type { SearchSchemaInput } from '@tanstack/react-router';
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

const MOST_IDS = 500;

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

const idsIn = (value: unknown): number[] =>
  [...new Set(Array.isArray(value) ? value : [value])]
    .filter((one): one is number => Number.isInteger(one) && Number(one) > 0)
    .slice(0, MOST_IDS);
