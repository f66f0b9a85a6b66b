// Made by `npm run generate` from the contract. Do not edit.
import type { AdjacentIndicator } from './adjacentIndicator.ts';

/**
 * The place of a country indicator in a list of the dashboard, and where to go on
 */
export interface QueuePlace {
  /**
     * Counted from 1; null where the list does not hold it any more
     * @minimum 1
     * @nullable
     */
  Place: number | null;
  /**
     * The number of all rows of the list
     * @minimum 0
     */
  Count: number;
  /** The row before it; null at the beginning */
  Previous: AdjacentIndicator | null;
  /** The row after it; null at the end */
  Next: AdjacentIndicator | null;
  /** The next row on which the caller has to act, after the last one from the beginning; null where no other one waits for the caller */
  NextForMe: AdjacentIndicator | null;
}
