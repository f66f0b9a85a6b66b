// Made by `npm run generate` from the contract. Do not edit.

export interface AssignmentPlanPerson {
  UserId: number;
  FullName: string;
  /** @minimum 0 */
  ResearchGained: number;
  /** @minimum 0 */
  ResearchLost: number;
  /** @minimum 0 */
  QAGained: number;
  /** @minimum 0 */
  QALost: number;
}
