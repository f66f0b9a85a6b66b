// Made by `npm run generate` from the contract. Do not edit.

export interface ReturnedRating {
  On: string;
  /** @nullable */
  ById: number | null;
  /** @nullable */
  ByName: string | null;
  /** @nullable */
  Reason: string | null;
  /**
     * How often it was taken back
     * @minimum 1
     */
  Count: number;
}
