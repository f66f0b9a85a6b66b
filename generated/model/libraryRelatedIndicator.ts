// Made by `npm run generate` from the contract. Do not edit.
import type { Polarity } from './polarity.ts';

export interface LibraryRelatedIndicator {
  /** Id of the indicator in its edition */
  Id: number;
  LibraryIndicatorId: number;
  /** @pattern ^\d+\.\d+\.\d+  */
  SnapshotName: string;
  IndicatorRating: Polarity;
}
