// Made by `npm run generate` from the contract. Do not edit.
import type { Polarity } from './polarity.ts';

/**
 * An indicator that another one can depend on
 */
export interface ParentIndicatorOption {
  Id: number;
  /** @pattern ^\d+\.\d+\.\d+  */
  SnapshotName: string;
  FullName: string;
  IndicatorRating: Polarity;
}
