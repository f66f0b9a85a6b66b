// Made by `npm run generate` from the contract. Do not edit.

/**
 * The wire's `IndicatorRating`; in forms a boolean, true = Negative
 */
export { Polarity } from '../enums/polarity.ts';
