// Made by `npm run generate` from the contract. Do not edit.

export interface CompareExport {
  /**
     * @minItems 1
     * @maxItems 2
     * @items.minimum 1
     * @items.maximum 2147483647
     */
  EditionIds: number[];
  /**
     * @minItems 1
     * @maxItems 300
     * @items.minimum 1
     * @items.maximum 2147483647
     */
  CountryIds: number[];
  /**
     * Ids of library indicators; empty = all
     * @maxItems 5000
     * @items.minimum 1
     * @items.maximum 2147483647
     */
  IndicatorIds: number[];
  /** As completedOnly of readCompare */
  CompletedOnly?: boolean;
}
