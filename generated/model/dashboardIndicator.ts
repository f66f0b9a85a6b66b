// Made by `npm run generate` from the contract. Do not edit.
import type { Polarity } from './polarity.ts';
import type { WorkflowStatus } from './workflowStatus.ts';

/**
 * One indicator of one country, with who works on it
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
}
