// Made by `npm run generate` from the contract. Do not edit.
import type { CompareCountryRating } from './compareCountryRating.ts';
import type { CompareRegionScore } from './compareRegionScore.ts';
import type { Polarity } from './polarity.ts';

export interface CompareIndicator {
  /** Id of the library indicator */
  IndicatorId: number;
  /** @pattern ^\d+\.\d+\.\d+$ */
  IndicatorOrderNumber: string;
  /** The short name */
  IndicatorName: string;
  IndicatorRating: Polarity;
  /** Id in the latest edition, by which the indicator's page is opened there. Optional */
  LatestIndicatorId?: number;
  /**
     * The same in the earlier edition; null where that has no such indicator, and with one edition. Optional
     * @nullable
     */
  PreviousIndicatorId?: number | null;
  /** IndicatorRating in the earlier edition; null where that has no such indicator, and with one edition. Optional */
  PreviousIndicatorRating?: Polarity | null;
  /** One a country */
  CountryRatings: CompareCountryRating[];
  /** One a region of the countries that are compared, over all its countries in each edition. Optional */
  RegionScores?: CompareRegionScore[];
}
