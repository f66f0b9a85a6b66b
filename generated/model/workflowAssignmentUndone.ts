// Made by `npm run generate` from the contract. Do not edit.

/**
 * An assignment that was undone, which was one choice or a whole plan
 */
export interface WorkflowAssignmentUndone {
  AssignmentId: number;
  /**
     * Country indicators that have again who had them before
     * @minimum 0
     */
  RestoredCount: number;
}
