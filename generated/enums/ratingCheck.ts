// Made by `npm run generate` from the contract. Do not edit.
/** What to look at before a rating is submitted or completed: it has no reference; its note is that of the edition before; its score is another than there; it has no QA user; its parent is not rated */
export const RatingCheck = {
  NoReference: 0,
  SameNote: 1,
  OtherScore: 2,
  NoQAUser: 3,
  ParentUnrated: 4,
} as const;
export type RatingCheck = (typeof RatingCheck)[keyof typeof RatingCheck];
