// Made by `npm run generate` from the contract. Do not edit.

export interface AgreementFigures {
  /**
     * How many country indicators are counted
     * @minimum 0
     */
  Ratings: number;
  /**
     * How many of them QA completed as they had been submitted; it changed the others
     * @minimum 0
     */
  Agreed: number;
  /**
     * Agreed of Ratings, to one decimal place; null of nothing
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  Percent: number | null;
  /**
     * Cohen's kappa, to two decimal places: agreement beyond what chance would give, 1 where all agree, 0 as by chance. Null of nothing, and where both rated everything alike, so that chance alone agrees
     * @minimum -1
     * @maximum 1
     * @nullable
     */
  Kappa: number | null;
}
