// Made by `npm run generate` from the contract. Do not edit.
import type { WorkflowStatus } from './workflowStatus.ts';

export interface DependentRating {
  IndicatorId: number;
  SnapshotName: string;
  /**
     * null = unrated
     * @minimum -1
     * @maximum 1
     * @nullable
     */
  Score: number | null;
  /** @nullable */
  RatingIsMet: boolean | null;
  WorkflowStatus: WorkflowStatus;
  /** Whether this indicator decides it now */
  IsDecided: boolean;
}
