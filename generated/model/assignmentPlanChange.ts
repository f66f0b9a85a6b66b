// Made by `npm run generate` from the contract. Do not edit.
import type { WorkflowTaskType } from './workflowTaskType.ts';

export interface AssignmentPlanChange {
  CountryIndicatorRatingId: number;
  CountryName: string;
  /** Number and short name of the indicator */
  SnapshotName: string;
  WorkflowTaskType: WorkflowTaskType;
  /** @nullable */
  FromUserId: number | null;
  /**
     * Who has it; null where nobody has
     * @nullable
     */
  FromUserName: string | null;
  /** @nullable */
  ToUserId: number | null;
  /**
     * Who would have it; null where nobody would
     * @nullable
     */
  ToUserName: string | null;
}
