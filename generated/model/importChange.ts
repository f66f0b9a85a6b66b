// Made by `npm run generate` from the contract. Do not edit.
import type { ActivityChange } from './activityChange.ts';
import type { ActivityRecord } from './activityRecord.ts';

/**
 * One rating or reference that an import changed, or would change
 */
export interface ImportChange {
  Record: ActivityRecord;
  /**
     * Id of the rating or reference; null of a reference that is not stored yet
     * @nullable
     */
  RecordId: number | null;
  /**
     * Title of the reference; null of a rating
     * @nullable
     */
  RecordName: string | null;
  /**
     * null where it was deleted since
     * @nullable
     */
  ReportEditionName: string | null;
  /** @nullable */
  CountryName: string | null;
  /**
     * Number and short name of the indicator
     * @nullable
     */
  SnapshotName: string | null;
  /**
     * Number and short name of the parent that decides the rating, or gives it back; null where a row of the file changes it
     * @nullable
     */
  DeciderName: string | null;
  /** What it was and becomes; of a reference what it is */
  Changes: ActivityChange[];
}
