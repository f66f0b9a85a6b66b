// Made by `npm run generate` from the contract. Do not edit.
import type { ReferenceCopySkip } from './referenceCopySkip.ts';

export interface ReferenceCopySummary {
  /**
     * Chosen pairs that copyReference would copy to now
     * @minimum 0
     */
  PossibleCount: number;
  /**
     * The pairs that are not copied to, by reason, in the order of the reasons; reasons without a pair are left out
     * @maxItems 4
     */
  Skips: ReferenceCopySkip[];
}
