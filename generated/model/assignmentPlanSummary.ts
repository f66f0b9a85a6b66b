// Made by `npm run generate` from the contract. Do not edit.
import type { AssignmentPlanChange } from './assignmentPlanChange.ts';
import type { AssignmentPlanMisfit } from './assignmentPlanMisfit.ts';
import type { AssignmentPlanPerson } from './assignmentPlanPerson.ts';

export interface AssignmentPlanSummary {
  /**
     * Country indicators that would change hands
     * @minimum 0
     */
  PairCount: number;
  /**
     * Country indicators in the plan that are QA completed, whether or not they are left out
     * @minimum 0
     */
  CompletedCount: number;
  /**
     * Country indicators that one person would both research and review
     * @minimum 0
     */
  SameUserCount: number;
  /** Whom it concerns, by name */
  People: AssignmentPlanPerson[];
  /** Who had work in the last edition and cannot take it again, by name */
  NoLongerFit: AssignmentPlanMisfit[];
  Data: AssignmentPlanChange[];
  /**
     * Changes; a country indicator whose research and QA user change has two
     * @minimum 0
     */
  Count: number;
}
