// Made by `npm run generate` from the contract. Do not edit.
import type { WorkflowTaskType } from './workflowTaskType.ts';

export interface WorkflowAssignmentResult {
  WorkflowTaskType: WorkflowTaskType;
  ReportEditionId: number;
  /** @nullable */
  AssignedUserId: number | null;
  /** @nullable */
  AssignedUserName: string | null;
  /**
     * Id to undo the assignment by, the ActId of its events; null where nothing changed
     * @nullable
     */
  AssignmentId?: number | null;
  /**
     * Country indicators that now carry the user
     * @minimum 0
     */
  AssignedCount: number;
  /**
     * Those of them that carried another user before
     * @minimum 0
     */
  OverwrittenCount: number;
}
