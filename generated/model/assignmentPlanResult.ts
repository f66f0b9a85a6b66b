// Made by `npm run generate` from the contract. Do not edit.

export interface AssignmentPlanResult {
  ReportEditionId: number;
  /**
     * Id to undo the assignment by; null where nothing changed
     * @nullable
     */
  AssignmentId: number | null;
  /**
     * Country indicators that changed hands
     * @minimum 0
     */
  PairCount: number;
}
