// Made by `npm run generate` from the contract. Do not edit.
import type { WorkflowStatus } from './workflowStatus.ts';

export interface ImportDecidedRating {
  ReportEditionName: string;
  CountryName: string;
  ParentSnapshotName: string;
  SnapshotName: string;
  /**
     * As it is before; null = unrated
     * @minimum -1
     * @maximum 1
     * @nullable
     */
  Score: number | null;
  WorkflowStatus: WorkflowStatus;
}
