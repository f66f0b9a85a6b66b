// Made by `npm run generate` from the contract. Do not edit.
import type { StuckRow } from './stuckRow.ts';
import type { StuckRule } from './stuckRule.ts';

export interface Stuck {
  Rule: StuckRule;
  /** @minimum 0 */
  Count: number;
  /**
     * Those that have been in their status for longest
     * @maxItems 5
     */
  Rows: StuckRow[];
}
