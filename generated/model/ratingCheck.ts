// Made by `npm run generate` from the contract. Do not edit.

/**
 * What to look at before a rating is submitted or completed: it has no reference; its note is that of the edition before; its score is another than there; it has no QA user; its parent is not rated
 */
export { RatingCheck } from '../enums/ratingCheck.ts';
