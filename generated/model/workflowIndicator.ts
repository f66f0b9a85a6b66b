// Made by `npm run generate` from the contract. Do not edit.
import type { Polarity } from './polarity.ts';

export interface WorkflowIndicator {
  Id: number;
  /** @pattern ^\d+\.\d+\.\d+$ */
  OrderNumber: string;
  ShortName: string;
  FullName: string;
  IndicatorRating: Polarity;
  MilestoneId: number;
  MilestoneName: string;
  ActivityId: number;
  ActivityName: string;
}
