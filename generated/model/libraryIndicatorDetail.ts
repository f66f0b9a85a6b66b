// Made by `npm run generate` from the contract. Do not edit.
import type { LibraryIndicatorUse } from './libraryIndicatorUse.ts';
import type { Polarity } from './polarity.ts';

export interface LibraryIndicatorDetail {
  LibraryIndicatorId: number;
  /**
     * As in the edition that last used it
     * @pattern ^\d+\.\d+\.\d+
     */
  SnapshotName: string;
  ShortName: string;
  FullName: string;
  IndicatorRating: Polarity;
  /**
     * The newest edition that uses it
     * @nullable
     */
  ReportEditionId: number | null;
  /**
     * Last used; null where no edition holds it any more
     * @nullable
     */
  ReportEditionName: string | null;
  ReportEditions: LibraryIndicatorUse[];
}
