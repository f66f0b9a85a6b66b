// Made by `npm run generate` from the contract. Do not edit.
import type { CompareActivity } from './compareActivity.ts';

export interface CompareMilestone {
  Id: number;
  FullName: string;
  /** The activities */
  Children: CompareActivity[];
}
