// Made by `npm run generate` from the contract. Do not edit.
import type { ReferenceCopySkip } from './referenceCopySkip.ts';

/**
 * Copied to N, skipped M
 */
export interface ReferenceCopyResult {
  /** @minimum 0 */
  Copied: number;
  /** @minimum 0 */
  Skipped: number;
  /**
     * What Skipped counts, by reason, in the order of the reasons. A backend that does not tell it leaves it out; the client then says the counts alone.
     * @maxItems 4
     */
  Skips?: ReferenceCopySkip[];
}
