// Made by `npm run generate` from the contract. Do not edit.
import type { WorkflowStatus } from './workflowStatus.ts';

/**
 * ResearchInProgress returns what is in QA to research, QAInProgress reopens what is completed; no other status is taken
 */
export interface StepBackChange {
  /**
     * Those that are not, or no longer, in the edition are passed over
     * @minItems 1
     * @maxItems 100000
     * @items.minimum 1
     * @items.maximum 2147483647
     */
  CountryIndicatorRatingIds: number[];
  WorkflowStatus: WorkflowStatus;
  /**
     * Becomes a comment on each of them
     * @minLength 3
     * @maxLength 2000
     * @pattern \S
     */
  Reason: string;
}
