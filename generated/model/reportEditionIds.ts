// Made by `npm run generate` from the contract. Do not edit.

/**
 * @minItems 1
 * @maxItems 200
 * @items.minimum 1
 * @items.maximum 2147483647
 */
export type ReportEditionIds = number[];
