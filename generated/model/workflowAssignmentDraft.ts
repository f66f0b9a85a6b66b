// Made by `npm run generate` from the contract. Do not edit.
import type { SelectedRow } from './selectedRow.ts';
import type { WorkflowTaskType } from './workflowTaskType.ts';

/**
 * An assignment not yet made
 */
export interface WorkflowAssignmentDraft {
  WorkflowTaskType: WorkflowTaskType;
  /**
     * @minimum 1
     * @maximum 2147483647
     */
  ReportEditionId: number;
  /**
     * null takes people off
     * @minimum 1
     * @maximum 2147483647
     * @nullable
     */
  AssignedUserId: number | null;
  /** Leave out country indicators that are QA completed; without it they are assigned too */
  LeaveCompleted?: boolean;
  /**
     * @minItems 1
     * @maxItems 300
     */
  Countries: SelectedRow[];
  /**
     * @minItems 1
     * @maxItems 1000
     */
  Indicators: SelectedRow[];
}
