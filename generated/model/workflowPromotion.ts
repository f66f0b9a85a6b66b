// Made by `npm run generate` from the contract. Do not edit.
import type { Version } from './version.ts';
import type { WorkflowStatus } from './workflowStatus.ts';

export interface WorkflowPromotion {
  /** @minimum 1 */
  CountryIndicatorRatingId: number;
  WorkflowStatus: WorkflowStatus;
  /**
     * Required to take a rating back by a step; becomes a comment that tags the researcher
     * @minLength 3
     * @maxLength 2000
     * @pattern \S
     */
  Reason?: string;
  Version?: Version;
}
