// Made by `npm run generate` from the contract. Do not edit.

/**
 * How many indicators are in each status; QAComplete counts the status QACompleted
 */
export interface WorkflowStatusCounts {
  /** @minimum 0 */
  Open: number;
  /** @minimum 0 */
  ResearchInProgress: number;
  /** @minimum 0 */
  QAInProgress: number;
  /** @minimum 0 */
  QAComplete: number;
}
