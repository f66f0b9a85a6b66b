// Made by `npm run generate` from the contract. Do not edit.
import type { CopySkipReason } from './copySkipReason.ts';
import type { ReferenceCopyPair } from './referenceCopyPair.ts';

/**
 * The chosen pairs that are not copied to for one reason
 */
export interface ReferenceCopySkip {
  Reason: CopySkipReason;
  /** @minimum 1 */
  Count: number;
  /**
     * The first 50 of them, by the indicator's number, then the country's name; Ids without a name come last
     * @minItems 1
     * @maxItems 50
     */
  Pairs: ReferenceCopyPair[];
}
