import { WorkflowStatus } from '#generated/enums.ts';
import { can, type Held } from './can.ts';

/** The wording where score, met and polarity disagree (requirements B5). */
export const INCONSISTENT_RATING = 'Error: Indicator rating is inconsistent';

/** The two scores an indicator can have: [not met, met]. Positive 0 and 1, negative 0 and -1. */
export const scoresOf = (isNegative: boolean): [notMet: number, met: number] => (isNegative ? [0, -1] : [0, 1]);

/** Do score and met agree for an indicator of this polarity? (requirements B5) */
export const isConsistent = (rating: { Score: number; RatingIsMet: boolean }, isNegative: boolean): boolean =>
  rating.Score === scoresOf(isNegative)[rating.RatingIsMet ? 1 : 0];

/** A save moves Open to ResearchInProgress, other statuses stay (requirements B4). */
export const statusAfterSave = (status: WorkflowStatus): WorkflowStatus =>
  status === WorkflowStatus.Open ? WorkflowStatus.ResearchInProgress : status;

/**
 * Where the second action leads and what it is called, or null where there is none (requirements
 * B4).
 */
export function secondAction(status: WorkflowStatus): { label: string; to: WorkflowStatus } | null {
  if (status === WorkflowStatus.QACompleted) return null;
  return status === WorkflowStatus.QAInProgress
    ? { label: 'QA Complete', to: WorkflowStatus.QACompleted }
    : { label: 'Submit to QA', to: WorkflowStatus.QAInProgress };
}

export type Step = 'forward' | 'back' | 'none' | 'forbidden';

const forward: [from: WorkflowStatus, to: WorkflowStatus][] = [
  [WorkflowStatus.Open, WorkflowStatus.ResearchInProgress],
  [WorkflowStatus.Open, WorkflowStatus.QAInProgress],
  [WorkflowStatus.ResearchInProgress, WorkflowStatus.QAInProgress],
  [WorkflowStatus.QAInProgress, WorkflowStatus.QACompleted],
];

/**
 * What kind of step this is. Whatever is neither forward, one back from QA, nor nothing is out of
 * turn (ADR-023).
 */
export function stepBetween(from: WorkflowStatus, to: WorkflowStatus): Step {
  if (from === to) return 'none';
  if (forward.some(([one, other]) => one === from && other === to)) return 'forward';
  return from >= WorkflowStatus.QAInProgress && to === from - 1 ? 'back' : 'forbidden';
}

/**
 * May this person take this step? Forward follows the rating edit rule; a report manager may take
 * back any step from QA, the assigned QA user only QAInProgress (ADR-023). `held` is permissions
 * with the facts of the rating.
 */
export function mayStep(from: WorkflowStatus, to: WorkflowStatus, held: Iterable<Held>): boolean {
  const has = new Set(held);
  const step = stepBetween(from, to);
  if (step === 'back')
    return (
      has.has('report-management') ||
      (from === WorkflowStatus.QAInProgress && has.has('is:qa') && can('updateRating', has))
    );
  return step !== 'forbidden' && can('updateRating', has);
}
