// Made by `npm run generate` from the contract. Do not edit.

export interface RatingHistoryItem {
  ReportEditionId: number;
  ReportEditionName: string;
  /** The indicator in that edition; a backend may leave it out */
  IndicatorId?: number;
  /**
     * null = unrated
     * @minimum -1
     * @maximum 1
     * @nullable
     */
  CountryIndicatorRatingScore: number | null;
  /** @nullable */
  CountryIndicatorRatingIsMet: boolean | null;
  /** @nullable */
  CountryIndicatorResearcherNote: string | null;
}
