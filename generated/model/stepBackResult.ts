// Made by `npm run generate` from the contract. Do not edit.

export interface StepBackResult {
  /**
     * Country indicators that were taken back by a step
     * @minimum 0
     */
  ChangedCount: number;
  /**
     * Those of them that are in another status, and stay as they are
     * @minimum 0
     */
  OtherStatusCount: number;
  /**
     * Those whose parent decides them, and which stay as they are
     * @minimum 0
     */
  DecidedCount: number;
}
