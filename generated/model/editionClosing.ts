// Made by `npm run generate` from the contract. Do not edit.
import type { EditionClosingPerson } from './editionClosingPerson.ts';
import type { WorkflowStatusCounts } from './workflowStatusCounts.ts';

/**
 * What becomes read-only when the next edition is created, and what that one can take along
 */
export interface EditionClosing {
  /**
     * The sum of the four statuses
     * @minimum 0
     */
  Total: number;
  /**
     * Of these, all that are not QACompleted
     * @minimum 0
     */
  NotCompleted: number;
  WorkflowStatuses: WorkflowStatusCounts;
  /** Who has most to do comes first */
  People: EditionClosingPerson[];
  /**
     * How many are assigned for research or QA to an active user of the edition
     * @minimum 0
     */
  Assigned: number;
  /** @minimum 0 */
  References: number;
}
