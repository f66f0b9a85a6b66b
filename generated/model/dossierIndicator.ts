// Made by `npm run generate` from the contract. Do not edit.
import type { Polarity } from './polarity.ts';
import type { Reference } from './reference.ts';
import type { WorkflowStatus } from './workflowStatus.ts';

export interface DossierIndicator {
  IndicatorId: number;
  /** @pattern ^\d+\.\d+\.\d+$ */
  OrderNumber: string;
  FullName: string;
  IndicatorRating: Polarity;
  /**
     * null = unrated
     * @minimum -1
     * @maximum 1
     * @nullable
     */
  Score: number | null;
  /**
     * null = unrated
     * @nullable
     */
  RatingIsMet: boolean | null;
  WorkflowStatus: WorkflowStatus;
  /** Does a parent that is rated Not Met decide it? */
  IsDecided: boolean;
  /** @nullable */
  ResearcherNote: string | null;
  /** @nullable */
  RatingLastUpdatedOn: string | null;
  References: Reference[];
}
