// Made by `npm run generate` from the contract. Do not edit.
import type { WorkflowStatusCounts } from './workflowStatusCounts.ts';

/**
 * How far the edition is, and until when
 */
export interface ProgrammeProgress {
  /**
     * The sum of the four statuses
     * @minimum 0
     */
  Total: number;
  WorkflowStatuses: WorkflowStatusCounts;
  StartDate: string;
  /** @nullable */
  EndDate: string | null;
  /** @nullable */
  ResearchDueDate: string | null;
  /** @nullable */
  QADueDate: string | null;
}
