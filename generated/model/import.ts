// Made by `npm run generate` from the contract. Do not edit.
import type { ImportUndoState } from './importUndoState.ts';

/**
 * A file that was imported
 */
export interface Import {
  /**
     * The ActId of its events
     * @minimum 1
     */
  Id: number;
  At: string;
  /**
     * null where no person signed in did it
     * @nullable
     */
  UserId: number | null;
  /** @nullable */
  UserName: string | null;
  /** @nullable */
  FileName: string | null;
  /**
     * SHA-256 of the file, in hexadecimal; null of imports before it was kept
     * @nullable
     */
  FileDigest: string | null;
  /**
     * Ratings of rows in the file
     * @minimum 0
     */
  RatingChangedCount: number;
  /**
     * Ratings that parents in the file decided, gave back or took along
     * @minimum 0
     */
  DecidedCount: number;
  /**
     * Research or QA users, or their due dates, set anew
     * @minimum 0
     */
  AssignmentChangedCount: number;
  /** @minimum 0 */
  ReferenceAddedCount: number;
  UndoState: ImportUndoState;
  /** @nullable */
  UndoneOn: string | null;
  /** @nullable */
  UndoneByName: string | null;
}
