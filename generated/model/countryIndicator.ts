// Made by `npm run generate` from the contract. Do not edit.
import type { Polarity } from './polarity.ts';

/**
 * One indicator as seen for one country
 */
export interface CountryIndicator {
  IndicatorId: number;
  CountryId: number;
  CountryName: string;
  ReportEditionId: number;
  /**
     * milestone.activity.indicator order, a space, the short name
     * @pattern ^\d+\.\d+\.\d+
     */
  SnapshotName: string;
  ShortName: string;
  FullName: string;
  Description: string;
  TimePeriod: string;
  /**
     * Additional indicator rating tips
     * @nullable
     */
  ResponseRules: string | null;
  IndicatorRating: Polarity;
  /**
     * 0 = none
     * @minimum 0
     */
  ParentIndicatorId: number;
  /**
     * null without a parent or while the parent is unrated
     * @nullable
     */
  IndicatorParentIsMet: boolean | null;
  CountryIndicatorRatingId: number;
}
