// Made by `npm run generate` from the contract. Do not edit.
import type { AssignmentPlanCell } from './assignmentPlanCell.ts';

export interface AssignmentPlan {
  /** Leave out country indicators that are QA completed; without it they are assigned too */
  LeaveCompleted?: boolean;
  /**
     * Hands over what waits for this person, and nothing else: research that is not submitted by the choice of Research, QA that waits by that of QA. A share counts what waits alone
     * @minimum 1
     * @maximum 2147483647
     */
  FromUserId?: number;
  /**
     * @minItems 1
     * @maxItems 1500
     */
  Cells: AssignmentPlanCell[];
}
