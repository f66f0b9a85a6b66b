// Made by `npm run generate` from the contract. Do not edit.

/**
 * Country indicators that the person checks
 */
export interface QALoad {
  /**
     * All of them
     * @minimum 0
     */
  Assigned: number;
  /**
     * Ones in QA that wait for the person
     * @minimum 0
     */
  Waiting: number;
  /** @minimum 0 */
  Completed: number;
  /**
     * Since when the oldest of those that wait does
     * @nullable
     */
  OldestSince: string | null;
  /**
     * From submission to completion, the median of those completed; null where none is
     * @minimum 0
     * @nullable
     */
  MedianDays: number | null;
  /**
     * Ones that wait for the person as reviewer, whose due date is before today (UTC)
     * @minimum 0
     */
  Overdue: number;
}
