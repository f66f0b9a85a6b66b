// Made by `npm run generate` from the contract. Do not edit.
import type { DecidingParent } from './decidingParent.ts';
import type { DependentRating } from './dependentRating.ts';
import type { RatingCheck } from './ratingCheck.ts';
import type { ReturnedRating } from './returnedRating.ts';
import type { SetAsideRating } from './setAsideRating.ts';
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
  /** The parent whose Not Met decides this rating: it counts as 0 / Not Met in the parent's status; null while nothing decides it. A backend that overwrites or leaves children alone leaves this and SetAside out. */
  DecidedBy?: DecidingParent | null;
  /** What a person had rated, which comes back as it is when the parent decides no more; null while nothing decides */
  SetAside?: SetAsideRating | null;
  /** The indicators that depend on this one, by number, with their ratings for the same country */
  Dependents?: DependentRating[];
  /** Since when it has been in its status; a backend may leave it out */
  StatusSince?: string;
  /** That it was taken back by a step, until it moves on again; null where it was not. A backend may leave it out */
  Returned?: ReturnedRating | null;
  /**
     * Until when research is to be done, its own date or that of the edition
     * @nullable
     */
  ResearchDueDate?: string | null;
  /**
     * Until when QA is to be done, its own date or that of the edition
     * @nullable
     */
  QADueDate?: string | null;
  /** When anything last happened to it: a rating, a step, an assignment, a comment, a reference */
  LastActivityOn?: string;
  /** What to look at before it is submitted or completed; none before it is rated and once it is completed; a backend may leave it out */
  Checks?: RatingCheck[];
  /** The checks that its edition does without; a backend that checks nothing leaves it out */
  ChecksOff?: RatingCheck[];
  /** Whether saving a parent as Not Met decides its dependents here; absent, nothing is told or confirmed before */
  ParentNotMetCascades?: boolean;
}
