import { RatingCheck } from '#generated/enums.ts';

/** What people call the checks of a rating (requirements B6). */
export const RATING_CHECK_NAMES: Record<RatingCheck, string> = {
  [RatingCheck.NoReference]: 'No reference',
  [RatingCheck.SameNote]: 'Note as in the last edition',
  [RatingCheck.OtherScore]: 'Score other than in the last edition',
  [RatingCheck.NoQAUser]: 'No QA user',
  [RatingCheck.ParentUnrated]: 'Parent not rated',
};
