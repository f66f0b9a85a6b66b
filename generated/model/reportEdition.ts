// Made by `npm run generate` from the contract. Do not edit.
import type { EditionStatus } from './editionStatus.ts';
import type { RatingCheck } from './ratingCheck.ts';
import type { Version } from './version.ts';

/**
 * A yearly report; at most one is Active, and only that one can be changed
 */
export interface ReportEdition {
  Id: number;
  Name: string;
  StartDate: string;
  /**
     * null = open
     * @nullable
     */
  EndDate: string | null;
  CreationDate: string;
  /**
     * null while it is active
     * @nullable
     */
  InactiveDate: string | null;
  Status: EditionStatus;
  Version: Version;
  /**
     * Until when research is to be done; null = no date; a backend may leave it out
     * @nullable
     */
  ResearchDueDate?: string | null;
  /**
     * Until when QA is to be done; null = no date; a backend may leave it out
     * @nullable
     */
  QADueDate?: string | null;
  /** The checks of ratings that the edition does without; a duplicated edition has those of its source; a backend may leave it out */
  ChecksOff?: RatingCheck[];
}
