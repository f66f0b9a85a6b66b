// Made by `npm run generate` from the contract. Do not edit.

/**
 * What changed, or with dryRun would change; rows are counted also where errors kept them out
 */
export interface ImportSummary {
  /**
     * Rows of the sheet Ratings
     * @minimum 0
     */
  RatingRowCount: number;
  /** @minimum 0 */
  RatingChangedCount: number;
  /** @minimum 0 */
  RatingUnchangedCount: number;
  /**
     * Research or QA users, or their due dates, set anew
     * @minimum 0
     */
  AssignmentChangedCount: number;
  /**
     * Rows of the sheet References
     * @minimum 0
     */
  ReferenceRowCount: number;
  /** @minimum 0 */
  ReferenceAddedCount: number;
  /**
     * Already held with the same Title and URL
     * @minimum 0
     */
  ReferenceUnchangedCount: number;
}
