// Made by `npm run generate` from the contract. Do not edit.
import type { Mean } from './mean.ts';

/**
 * All countries of the edition as a region has them
 */
export interface MeanResult {
  Total: Mean;
  /** One a milestone in their order */
  Milestones: Mean[];
}
