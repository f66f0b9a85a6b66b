// Made by `npm run generate` from the contract. Do not edit.
import type { Score } from './score.ts';
import type { Version } from './version.ts';

export interface RatingUpdate {
  Score: Score;
  RatingIsMet: boolean;
  /**
     * @minLength 3
     * @maxLength 20000
     * @pattern \S
     */
  ResearcherNote: string;
  /** @minimum 1 */
  CountryIndicatorRatingId: number;
  Version?: Version;
}
