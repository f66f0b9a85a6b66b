// Made by `npm run generate` from the contract. Do not edit.
import type { WorkflowTaskType } from './workflowTaskType.ts';

export interface AssignmentPlanMisfit {
  UserId: number;
  FullName: string;
  WorkflowTaskType: WorkflowTaskType;
  /**
     * Country indicators of the plan
     * @minimum 1
     */
  Count: number;
  /** Why the person cannot take them */
  Detail: string;
}
