// Made by `npm run generate` from the contract. Do not edit.

export interface ViewFilter {
  /** @pattern ^[a-zA-Z]{1,40}$ */
  Name: string;
  /**
     * @minItems 1
     * @maxItems 500
     * @items.maxLength 200
     */
  Values: string[];
}
