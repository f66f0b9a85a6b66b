import { StuckRule, WorkflowStatus } from '#generated/enums.ts';
import { nextStep, type WorkRecord } from './next-step.ts';

/** Default of how many days a rating may wait for QA before it counts as stuck. */
export const STUCK_DAYS = 14;

/** What the rules need to know of a country indicator. */
export interface StuckRecord extends WorkRecord {
  Score: number | null;
  /** Its edition refuses to submit what nobody could check; see `lacksQaUser`. */
  needsQAUser: boolean;
  /** For how many whole or part days it has been in its status. */
  days: number;
  /** How often QA took it back. */
  returnCount: number;
  /** It depends on an indicator that is not rated yet for its country. */
  isParentUnrated: boolean;
  /** It is not rated, though what depends on it was begun for its country. */
  isWaitedFor: boolean;
  /** Who should act is inactive or has left the edition. */
  isAssigneeAway: boolean;
}

type Rule = (work: StuckRecord, days: number) => boolean;

const { Open, ResearchInProgress, QAInProgress } = WorkflowStatus;

/** It is rated, so that its next step is to be submitted. */
const isRatedInResearch = ({ WorkflowStatus: status, Score }: StuckRecord): boolean =>
  status === ResearchInProgress && Score !== null;

/** Each rule holds for work on which somebody has to act (requirements B24). */
const rules: Record<StuckRule, Rule> = {
  [StuckRule.NoQAUser]: (work) =>
    work.QAUserId === null && (work.WorkflowStatus === QAInProgress || (work.needsQAUser && isRatedInResearch(work))),
  [StuckRule.LongInQA]: (work, days) => work.WorkflowStatus === QAInProgress && work.days > days,
  [StuckRule.OpenUnassigned]: (work) => work.WorkflowStatus === Open && work.ResearchUserId === null,
  [StuckRule.ReturnedTwice]: (work) => work.returnCount >= 2,
  [StuckRule.BelowUnrated]: (work) => work.WorkflowStatus !== Open && work.isParentUnrated,
  [StuckRule.AssigneeAway]: (work) => work.isAssigneeAway,
  [StuckRule.UnratedParent]: (work) => work.isWaitedFor,
};

/** What `listStuck` returns; `UnratedParent` is what frees `BelowUnrated`, not another rule. */
export const listedRules: StuckRule[] = Object.values(StuckRule).filter((rule) => rule !== StuckRule.UnratedParent);

/** The rules that call a country indicator stuck, in their order; none where nobody has to act. */
export const stuckBy = (work: StuckRecord, days: number = STUCK_DAYS): StuckRule[] =>
  nextStep(work) ? Object.values(StuckRule).filter((rule) => rules[rule](work, days)) : [];
