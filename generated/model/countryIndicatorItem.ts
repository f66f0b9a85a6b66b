// Made by `npm run generate` from the contract. Do not edit.
import type { Polarity } from './polarity.ts';
import type { WorkflowStatus } from './workflowStatus.ts';

/**
 * An indicator to switch to
 */
export interface CountryIndicatorItem {
  IndicatorId: number;
  CountryIndicatorRatingId: number;
  /** @pattern ^\d+\.\d+\.\d+$ */
  OrderNumber: string;
  ShortName: string;
  /** @pattern ^\d+\.\d+\.\d+  */
  SnapshotName: string;
  MilestoneId: number;
  ActivityId: number;
  IndicatorRating: Polarity;
  /**
     * null = unrated
     * @minimum -1
     * @maximum 1
     * @nullable
     */
  Score: number | null;
  WorkflowStatus: WorkflowStatus;
}
