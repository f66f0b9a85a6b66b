// Made by `npm run generate` from the contract. Do not edit.
/** The wire's `IndicatorRating`; in forms a boolean, true = Negative */
export const Polarity = {
  Positive: 0,
  Negative: 1,
} as const;
export type Polarity = (typeof Polarity)[keyof typeof Polarity];
