// Made by `npm run generate` from the contract. Do not edit.

export interface DueDatesResult {
  /**
     * Country indicators whose own dates are others now
     * @minimum 0
     */
  ChangedCount: number;
  /**
     * Those that had them already
     * @minimum 0
     */
  SameCount: number;
}
