// Made by `npm run generate` from the contract. Do not edit.

/**
 * The due dates that country indicators are to have of their own; a member that is absent stays as it is
 */
export interface DueDatesChange {
  /**
     * Those that are not, or no longer, in the edition are passed over
     * @minItems 1
     * @maxItems 100000
     * @items.minimum 1
     * @items.maximum 2147483647
     */
  CountryIndicatorRatingIds: number[];
  /**
     * A day of the edition; null takes the row's own date away, so that the edition's stands
     * @nullable
     * @pattern ^(?!(0|1[0-8]|[3-9])\d+-)
     */
  ResearchDueDate?: string | null;
  /**
     * A day of the edition; null takes the row's own date away, so that the edition's stands
     * @nullable
     * @pattern ^(?!(0|1[0-8]|[3-9])\d+-)
     */
  QADueDate?: string | null;
}
