// Made by `npm run generate` from the contract. Do not edit.

export interface CompareCountryRating {
  CountryId: number;
  /**
     * null = NA, and always with one edition
     * @minimum -1
     * @maximum 1
     * @nullable
     */
  PreviousScore: number | null;
  /**
     * null = NA
     * @minimum -1
     * @maximum 1
     * @nullable
     */
  LatestScore: number | null;
}
