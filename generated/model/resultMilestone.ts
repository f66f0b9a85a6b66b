// Made by `npm run generate` from the contract. Do not edit.

export interface ResultMilestone {
  MilestoneId: number;
  /** @minimum 1 */
  OrderId: number;
  ShortName: string;
}
