// Made by `npm run generate` from the contract. Do not edit.
import type { Mean } from './mean.ts';

export interface RegionResult {
  Region: string;
  /** The countries of the region that are in the edition, ascending */
  CountryIds: number[];
  Total: Mean;
  /** One a milestone in their order */
  Milestones: Mean[];
}
