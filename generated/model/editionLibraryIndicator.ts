// Made by `npm run generate` from the contract. Do not edit.
import type { Polarity } from './polarity.ts';

/**
 * An indicator of the library as one edition words it
 */
export interface EditionLibraryIndicator {
  LibraryIndicatorId: number;
  /** @pattern ^\d+\.\d+\.\d+  */
  SnapshotName: string;
  ShortName: string;
  FullName: string;
  IndicatorRating: Polarity;
  ReportEditionId: number;
  ReportEditionName: string;
}
