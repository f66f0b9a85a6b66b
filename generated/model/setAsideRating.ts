// Made by `npm run generate` from the contract. Do not edit.
import type { WorkflowStatus } from './workflowStatus.ts';

export interface SetAsideRating {
  /**
     * null = nothing had been rated
     * @minimum -1
     * @maximum 1
     * @nullable
     */
  Score: number | null;
  /** @nullable */
  RatingIsMet: boolean | null;
  /** @nullable */
  ResearcherNote: string | null;
  WorkflowStatus: WorkflowStatus;
  /** @nullable */
  RatingLastUpdatedOn: string | null;
  /** @nullable */
  RatingLastUpdatedByName: string | null;
}
