// Made by `npm run generate` from the contract. Do not edit.
import type { WorkflowTaskType } from './workflowTaskType.ts';

export interface WorkflowAssignmentResult {
  WorkflowTaskType: WorkflowTaskType;
  ReportEditionId: number;
  AssignedUserId: number;
  AssignedUserName: string;
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
