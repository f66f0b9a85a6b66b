// Made by `npm run generate` from the contract. Do not edit.
import type { WorkflowStatusCounts } from './workflowStatusCounts.ts';

export interface RegionProgress {
  Region: string;
  /** The countries of the region that are in the edition, ascending */
  CountryIds: number[];
  WorkflowStatuses: WorkflowStatusCounts;
}
