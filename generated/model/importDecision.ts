// Made by `npm run generate` from the contract. Do not edit.
import type { ImportDecidedRating } from './importDecidedRating.ts';

/**
 * The ratings that a parent which the file sets Not Met decides from then on; what they hold is set aside. Absent where there is none. Without dryRun they need a confirmation, and nothing is stored until it is sent.
 */
export interface ImportDecision {
  /**
     * The number of all
     * @minimum 1
     */
  Count: number;
  /**
     * What `confirmation` says to store the file; another one where other ratings would be decided
     * @pattern ^[A-Za-z0-9_-]{16,64}$
     */
  Confirmation: string;
  /** Whether the call confirmed exactly these */
  IsConfirmed: boolean;
  /**
     * The first 500, by country and number of the parent
     * @maxItems 500
     */
  Ratings: ImportDecidedRating[];
}
