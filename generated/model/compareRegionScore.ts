// Made by `npm run generate` from the contract. Do not edit.

/**
 * What share of a region's countries is rated favourably on an indicator, each by the polarity of its edition
 */
export interface CompareRegionScore {
  Region: string;
  /**
     * Favourable of rated in percent, to one decimal place; null where no country is rated
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  Score: number | null;
  /**
     * How many countries are rated
     * @minimum 0
     */
  Rated: number;
  /**
     * Favourable of rated in percent, to one decimal place; null where no country is rated
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  PreviousScore: number | null;
  /**
     * The same in the earlier edition; 0 with one edition
     * @minimum 0
     */
  PreviousRated: number;
}
