// Made by `npm run generate` from the contract. Do not edit.

export interface WorkflowAssignmentSummary {
  /**
     * Pairs of the selection that exist
     * @minimum 0
     */
  CandidateCount: number;
  /**
     * Candidates whose slot for the task holds another user
     * @minimum 0
     */
  ExisitingCount: number;
  /**
     * Candidates whose other slot holds the user, who would then both research and review them
     * @minimum 0
     */
  SameUserCount: number;
  /**
     * Candidates that are QA completed, whether or not they are left out
     * @minimum 0
     */
  CompletedCount?: number;
}
