// Made by `npm run generate` from the contract. Do not edit.
import type { AssignmentPlanChoice } from './assignmentPlanChoice.ts';

/**
 * The indicators of a milestone in some countries, of all milestones or in all countries of the edition where they are left out; a choice that is left out leaves them as they are, or to another cell of the same place
 */
export interface AssignmentPlanCell {
  /**
     * @minimum 1
     * @maximum 2147483647
     */
  MilestoneId?: number;
  /**
     * @minItems 1
     * @maxItems 300
     * @items.minimum 1
     * @items.maximum 2147483647
     */
  CountryIds?: number[];
  Research?: AssignmentPlanChoice;
  QA?: AssignmentPlanChoice;
}
