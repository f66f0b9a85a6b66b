// Made by `npm run generate` from the contract. Do not edit.
import type { Polarity } from './polarity.ts';

/**
 * An indicator of the library that the edition does not hold, with all that its row needs once it is added
 */
export interface AddableIndicator {
  LibraryIndicatorId: number;
  /**
     * As in the edition that used it last; null where none holds it any more
     * @nullable
     * @pattern ^\d+\.\d+\.\d+
     */
  SnapshotName: string | null;
  FullName: string;
  ShortName: string;
  Description: string;
  /** @nullable */
  ResponseRules: string | null;
  TimePeriod: string;
  IndicatorRating: Polarity;
  /**
     * The edition that used it last
     * @nullable
     */
  ReportEditionName: string | null;
}
