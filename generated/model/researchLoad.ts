// Made by `npm run generate` from the contract. Do not edit.

/**
 * Country indicators that the person researches, decided ones left out where somebody has to act
 */
export interface ResearchLoad {
  /**
     * All of them
     * @minimum 0
     */
  Assigned: number;
  /**
     * Open ones that wait for the person
     * @minimum 0
     */
  Open: number;
  /**
     * Ones in research that wait for the person, returned ones among them
     * @minimum 0
     */
  InProgress: number;
  /**
     * Ones in QA
     * @minimum 0
     */
  Submitted: number;
  /** @minimum 0 */
  Completed: number;
  /**
     * Ones taken back from QA that wait for the person
     * @minimum 0
     */
  Returned: number;
  /**
     * Of those that were ever submitted, the share that was ever taken back; null where none was submitted
     * @minimum 0
     * @maximum 1
     * @nullable
     */
  ReturnedShare: number | null;
  /**
     * Ones that wait for the person as researcher, whose due date is before today (UTC)
     * @minimum 0
     */
  Overdue: number;
}
