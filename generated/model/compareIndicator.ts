// Made by `npm run generate` from the contract. Do not edit.
import type { CompareCountryRating } from './compareCountryRating.ts';
import type { Polarity } from './polarity.ts';

export interface CompareIndicator {
  /** Id of the library indicator */
  IndicatorId: number;
  /** @pattern ^\d+\.\d+\.\d+$ */
  IndicatorOrderNumber: string;
  /** The short name */
  IndicatorName: string;
  IndicatorRating: Polarity;
  /** One a country */
  CountryRatings: CompareCountryRating[];
}
