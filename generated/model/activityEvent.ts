// Made by `npm run generate` from the contract. Do not edit.
import type { ActivityAction } from './activityAction.ts';
import type { ActivityCause } from './activityCause.ts';
import type { ActivityChange } from './activityChange.ts';
import type { ActivityKind } from './activityKind.ts';
import type { ActivityRecord } from './activityRecord.ts';

/**
 * A change, as it was written in its transaction; of one record, or of many ratings of one country that one statement changed
 */
export interface ActivityEvent {
  /** Grows with time */
  Id: number;
  /** The same for everything that one call changed */
  ActId: number;
  /**
     * How many records it tells of; where it is more than one, RecordId, IndicatorId, LibraryIndicatorId and SnapshotName are null, and Changes are those that all have alike. `listActivity` with `act` tells each on its own
     * @minimum 1
     */
  RecordCount: number;
  /**
     * How many records one statement changed, on its first event; 0 on its others, so that a list can show one for all; of an import the event of its file stands for all, with 1
     * @minimum 0
     */
  AlikeCount: number;
  At: string;
  /**
     * null where no person signed in did it
     * @nullable
     */
  UserId: number | null;
  /** @nullable */
  UserName: string | null;
  /**
     * The operationId of the call; null where it was no call
     * @nullable
     */
  Operation: string | null;
  /**
     * A save that also moves the workflow is of two kinds
     * @minItems 1
     */
  Kinds: ActivityKind[];
  Action: ActivityAction;
  Cause: ActivityCause;
  /**
     * What it is a consequence of, where that is one thing: the number and name of the parent indicator, of the part that was removed; of an import, the name of its file
     * @nullable
     */
  CauseName: string | null;
  Record: ActivityRecord;
  /**
     * Id of the record; of an edition user or country, that of the user or country
     * @nullable
     */
  RecordId: number | null;
  /**
     * What the record was called then: title of a reference, name of a part, a user, an edition or a file; null for ratings, comments and notifications
     * @nullable
     */
  RecordName: string | null;
  /** @nullable */
  ReportEditionId: number | null;
  /** @nullable */
  ReportEditionName: string | null;
  /** @nullable */
  CountryId: number | null;
  /** @nullable */
  CountryName: string | null;
  /**
     * Id in its edition; may be gone
     * @nullable
     */
  IndicatorId: number | null;
  /** @nullable */
  LibraryIndicatorId: number | null;
  /**
     * Number and short name of the indicator, as they are now or were when it was deleted
     * @nullable
     */
  SnapshotName: string | null;
  /** Of an assignment of the active edition that was not undone, what `revertAssignment` names; left out of all else, and of assignments that keep nothing to undo */
  AssignmentId?: number;
  /** What it was and what it became; of a new record what it is, of a removed one what it was */
  Changes: ActivityChange[];
}
