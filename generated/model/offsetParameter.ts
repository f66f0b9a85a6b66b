// Made by `npm run generate` from the contract. Do not edit.

/**
 * How many rows to skip
 */
export type OffsetParameter = number;
