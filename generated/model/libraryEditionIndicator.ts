// Made by `npm run generate` from the contract. Do not edit.
import type { Polarity } from './polarity.ts';

export interface LibraryEditionIndicator {
  /** Id of the indicator in its edition */
  Id: number;
  /** @pattern ^\d+\.\d+\.\d+  */
  SnapshotName: string;
  ShortName: string;
  FullName: string;
  Description: string;
  /** @nullable */
  ResponseRules: string | null;
  TimePeriod: string;
  IndicatorRating: Polarity;
  /** With ActivityId: where the indicator stands in the structure of the edition */
  MilestoneId: number;
  MilestoneName: string;
  ActivityId: number;
  ActivityName: string;
}
