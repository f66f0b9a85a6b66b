// Made by `npm run generate` from the contract. Do not edit.

/**
 * Country indicators that the caller researches, decided ones left out where somebody has to act
 */
export interface MyResearch {
  /**
     * All of them
     * @minimum 0
     */
  Total: number;
  /**
     * Open ones that wait for the caller
     * @minimum 0
     */
  ToRate: number;
  /**
     * Ones in research that wait for the caller, returned ones among them
     * @minimum 0
     */
  InProgress: number;
  /**
     * Ones taken back from QA that wait for the caller
     * @minimum 0
     */
  Returned: number;
  /** @minimum 0 */
  WaitingForQA: number;
  /** @minimum 0 */
  Completed: number;
  /**
     * Ones that wait for the caller as researcher, whose due date is before today (UTC)
     * @minimum 0
     */
  Overdue: number;
}
