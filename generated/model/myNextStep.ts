// Made by `npm run generate` from the contract. Do not edit.
import type { WorkflowStatus } from './workflowStatus.ts';

export interface MyNextStep {
  CountryId: number;
  CountryName: string;
  IndicatorId: number;
  /** @pattern ^\d+\.\d+\.\d+  */
  SnapshotName: string;
  WorkflowStatus: WorkflowStatus;
  IsReturned: boolean;
}
