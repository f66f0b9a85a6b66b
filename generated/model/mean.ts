// Made by `npm run generate` from the contract. Do not edit.

/**
 * The mean of the countries that have a score
 */
export interface Mean {
  /**
     * In percent, to one decimal place: favourable of rated; of a country the mean of its milestones that have a score. Null where nothing is rated
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  Score: number | null;
  /**
     * How many have a score
     * @minimum 0
     */
  Countries: number;
  /**
     * Over all its countries
     * @minimum 0
     */
  Rated: number;
  /**
     * Over all its countries
     * @minimum 0
     */
  Indicators: number;
  /**
     * The mean of the changes of the countries that have one
     * @minimum -100
     * @maximum 100
     * @nullable
     */
  Change: number | null;
  /**
     * How many have a change
     * @minimum 0
     */
  ComparedCountries: number;
}
