// Made by `npm run generate` from the contract. Do not edit.

export interface ReferenceCopyPair {
  IndicatorId: number;
  /**
     * The SnapshotName; null where the edition has no such indicator
     * @nullable
     * @pattern ^\d+\.\d+\.\d+
     */
  IndicatorName: string | null;
  CountryId: number;
  /**
     * Null where there is no such country
     * @nullable
     */
  CountryName: string | null;
}
