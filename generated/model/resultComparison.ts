// Made by `npm run generate` from the contract. Do not edit.

/**
 * Both editions on the indicators that both hold and both rated. Scores are null where there is no such indicator, and without an edition to compare with
 */
export interface ResultComparison {
  /**
     * On how many indicators
     * @minimum 0
     */
  Indicators: number;
  /**
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  Score: number | null;
  /**
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  PreviousScore: number | null;
  /**
     * Score less PreviousScore, in percentage points
     * @minimum -100
     * @maximum 100
     * @nullable
     */
  Change: number | null;
}
