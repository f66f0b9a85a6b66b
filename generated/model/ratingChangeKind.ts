// Made by `npm run generate` from the contract. Do not edit.

/**
 * How a rating differs from that of another edition: it became favourable, it no longer is; it was not rated there; it is not rated here
 */
export { RatingChangeKind } from '../enums/ratingChangeKind.ts';
