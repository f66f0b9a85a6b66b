// Made by `npm run generate` from the contract. Do not edit.
import type { ResultEdition } from './resultEdition.ts';

export interface EditionResult {
  Edition: ResultEdition;
  /**
     * In percent, to one decimal place: favourable of rated; of a country the mean of its milestones that have a score. Null where nothing is rated
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  Score: number | null;
  /** @minimum 0 */
  Favourable: number;
  /** @minimum 0 */
  Rated: number;
  /** @minimum 0 */
  Indicators: number;
}
