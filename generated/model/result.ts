// Made by `npm run generate` from the contract. Do not edit.
import type { ResultComparison } from './resultComparison.ts';

/**
 * Of an activity, a milestone or a country
 */
export interface Result {
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
}
