// Made by `npm run generate` from the contract. Do not edit.

/**
 * What had been reached at the end of a day (UTC) and has been kept since; what was taken back counts again from its next step
 */
export interface ProgrammePoint {
  Date: string;
  /**
     * In QA or completed
     * @minimum 0
     */
  Submitted: number;
  /** @minimum 0 */
  Completed: number;
}
