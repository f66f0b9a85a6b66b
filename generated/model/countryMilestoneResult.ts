// Made by `npm run generate` from the contract. Do not edit.
import type { ActivityResult } from './activityResult.ts';

export interface CountryMilestoneResult {
  MilestoneId: number;
  /** @minimum 1 */
  OrderId: number;
  ShortName: string;
  /** In their order */
  Activities: ActivityResult[];
}
