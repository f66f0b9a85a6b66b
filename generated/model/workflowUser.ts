// Made by `npm run generate` from the contract. Do not edit.
import type { Role } from './role.ts';
import type { WorkflowTaskType } from './workflowTaskType.ts';

/**
 * A user who can be assigned in the edition
 */
export interface WorkflowUser {
  Id: number;
  FullName: string;
  /** Tells users of the same name apart */
  EmailAddress: string;
  Role: Role;
  /** The tasks the user may take */
  WorkflowTaskTypes: WorkflowTaskType[];
  /**
     * Country indicators of the edition the user researches
     * @minimum 0
     */
  ResearchCount: number;
  /**
     * Country indicators of the edition the user reviews
     * @minimum 0
     */
  QACount: number;
}
