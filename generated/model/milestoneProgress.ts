// Made by `npm run generate` from the contract. Do not edit.
import type { WorkflowStatusCounts } from './workflowStatusCounts.ts';

export interface MilestoneProgress {
  MilestoneId: number;
  /** @minimum 1 */
  OrderId: number;
  ShortName: string;
  WorkflowStatuses: WorkflowStatusCounts;
}
