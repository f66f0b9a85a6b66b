// Made by `npm run generate` from the contract. Do not edit.
import type { Polarity } from './polarity.ts';
import type { RatingCheck } from './ratingCheck.ts';
import type { WorkflowStatus } from './workflowStatus.ts';

/**
 * A country indicator, with who works on it
 */
export interface DashboardIndicator {
  /** Identifies the row; the same number as CountryIndicatorRatingId */
  Id: number;
  CountryIndicatorRatingId: number;
  IndicatorId: number;
  /** The short name */
  IndicatorName: string;
  /**
     * milestone.activity.indicator order
     * @pattern ^\d+\.\d+\.\d+$
     */
  OrderNumber: string;
  CountryId: number;
  CountryName: string;
  MilestoneId: number;
  IndicatorRating: Polarity;
  WorkflowStatus: WorkflowStatus;
  /** @nullable */
  ResearchUserId: number | null;
  /** @nullable */
  ResearchUserName: string | null;
  /** @nullable */
  QAUserId: number | null;
  /** @nullable */
  QAUserName: string | null;
  /** Whether a parent decides the rating, so that nobody has to act; a backend may leave it out, as the members below */
  IsDecided?: boolean;
  /** Since when it has been in its status */
  StatusSince?: string;
  /**
     * When it was taken back by a step; null where it has moved on since or never was
     * @nullable
     */
  ReturnedOn?: string | null;
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
  /** What to look at before it is submitted or completed; none before it is rated and once it is completed */
  Checks?: RatingCheck[];
}
