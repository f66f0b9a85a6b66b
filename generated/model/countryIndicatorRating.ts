// Made by `npm run generate` from the contract. Do not edit.
import type { Version } from './version.ts';
import type { WorkflowStatus } from './workflowStatus.ts';

/**
 * The rating of one indicator for one country
 */
export interface CountryIndicatorRating {
  Id: number;
  /**
     * null = unrated
     * @minimum -1
     * @maximum 1
     * @nullable
     */
  Score: number | null;
  /** @nullable */
  RatingIsMet: boolean | null;
  /** @nullable */
  ResearcherNote: string | null;
  WorkflowStatus: WorkflowStatus;
  /** @nullable */
  ResearchUserId: number | null;
  /** @nullable */
  ResearchUserName: string | null;
  /** @nullable */
  QAUserId: number | null;
  /** @nullable */
  QAUserName: string | null;
  /** @nullable */
  RatingLastUpdatedOn: string | null;
  /** @nullable */
  RatingLastUpdatedByName: string | null;
  Version: Version;
}
