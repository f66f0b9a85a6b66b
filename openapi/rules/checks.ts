import { RatingCheck, WorkflowStatus } from '#generated/enums.ts';

/** The wording where a rating without a QA user is submitted (requirements B6). */
export const NO_QA_USER = 'No QA user is assigned, so nobody could check it. Ask a manager.';

/** What is known of a rating and of the same in the edition before; null where it was not rated. */
export interface CheckedRating {
  WorkflowStatus: WorkflowStatus;
  /** A parent decides it, so that nobody has to act. */
  isDecided: boolean;
  Score: number | null;
  /** Whether the note is that of the edition before; see `isSameNote`. */
  hasSameNote: boolean;
  scoreBefore: number | null;
  hasReference: boolean;
  QAUserId: number | null;
  /** It depends on an indicator that is not rated yet for its country. */
  isParentUnrated: boolean;
}

/** Are both notes the same words? Space around them and an empty note do not count. */
export const isSameNote = (note: string | null, before: string | null): boolean =>
  Boolean(note?.trim()) && note?.trim() === before?.trim();

/**
 * What to look at before a rating is submitted or completed, but for the checks that its edition
 * does without (requirements B6); nothing before it is rated and once it is completed.
 */
export function checksOf(rating: CheckedRating, off: readonly RatingCheck[]): RatingCheck[] {
  const { WorkflowStatus: status, Score, scoreBefore } = rating;
  if (status === WorkflowStatus.QACompleted || rating.isDecided || Score === null) return [];
  const found: [RatingCheck, boolean][] = [
    [RatingCheck.NoReference, !rating.hasReference],
    [RatingCheck.SameNote, rating.hasSameNote],
    [RatingCheck.OtherScore, scoreBefore !== null && scoreBefore !== Score],
    [RatingCheck.NoQAUser, rating.QAUserId === null],
    [RatingCheck.ParentUnrated, rating.isParentUnrated],
  ];
  return found.flatMap(([check, holds]) => (holds && !off.includes(check) ? [check] : []));
}

/** May nobody check what is submitted here? Then it is refused (requirements B6). */
export const lacksQaUser = ({ QAUserId }: { QAUserId: number | null }, off: readonly RatingCheck[]): boolean =>
  QAUserId === null && !off.includes(RatingCheck.NoQAUser);
