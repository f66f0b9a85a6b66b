// Made by `npm run generate` from the contract. Do not edit.

/**
 * Which notices have been read
 */
export interface WorkNoticeClearing {
  /**
     * Those of the caller with these Ids; null = all of them
     * @minItems 1
     * @maxItems 200
     * @nullable
     * @items.minimum 1
     */
  Ids: number[] | null;
}
