// Made by `npm run generate` from the contract. Do not edit.
import type { ResultComparison } from './resultComparison.ts';

/**
 * A result and its place
 */
export interface RankedResult {
  /**
     * In percent, to one decimal place: favourable of rated; of a country the mean of its milestones that have a score. Null where nothing is rated
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  Score: number | null;
  /**
     * How many of those rated are favourable
     * @minimum 0
     */
  Favourable: number;
  /** @minimum 0 */
  Rated: number;
  /**
     * All of them; Rated of Indicators is the coverage
     * @minimum 0
     */
  Indicators: number;
  Comparison: ResultComparison;
  /**
     * 1 is the highest score; equal scores share a rank. Null where less than half is rated
     * @minimum 1
     * @nullable
     */
  Rank: number | null;
  /**
     * The same within the region
     * @minimum 1
     * @nullable
     */
  RegionRank: number | null;
}
