// Made by `npm run generate` from the contract. Do not edit.

/**
 * What waits for one person, or for nobody where nobody is assigned
 */
export interface EditionClosingPerson {
  /**
     * null = nobody is assigned
     * @nullable
     */
  UserId: number | null;
  /** @nullable */
  FullName: string | null;
  /**
     * The sum of the three
     * @minimum 1
     */
  NotCompleted: number;
  /** @minimum 0 */
  Open: number;
  /** @minimum 0 */
  ResearchInProgress: number;
  /** @minimum 0 */
  QAInProgress: number;
}
