// Made by `npm run generate` from the contract. Do not edit.

/**
 * Country indicators that the caller checks
 */
export interface MyQA {
  /**
     * All of them
     * @minimum 0
     */
  Total: number;
  /**
     * Ones in QA that wait for the caller
     * @minimum 0
     */
  Waiting: number;
  /**
     * Since when the oldest of these waits
     * @nullable
     */
  OldestSince: string | null;
  /** @minimum 0 */
  Completed: number;
  /**
     * Ones that wait for the caller as reviewer, whose due date is before today (UTC)
     * @minimum 0
     */
  Overdue: number;
}
