// Made by `npm run generate` from the contract. Do not edit.
/** How a rating differs from that of another edition: it became favourable, it no longer is; it was not rated there; it is not rated here */
export const RatingChangeKind = {
  Improved: 0,
  Worsened: 1,
  NewlyRated: 2,
  NoLongerRated: 3,
} as const;
export type RatingChangeKind = (typeof RatingChangeKind)[keyof typeof RatingChangeKind];
