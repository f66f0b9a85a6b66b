import { WorkflowStatus } from '#generated/enums.ts';
import type { RatingRecord } from './facts.ts';

/** Whose work is due until when; calendar dates, null where there is none. */
export interface WorkRecord extends RatingRecord {
  /** A parent decides it, so that nobody has to act. */
  IsDecided?: boolean | undefined;
  ResearchDueDate?: string | null | undefined;
  QADueDate?: string | null | undefined;
}

export interface NextStep {
  task: 'research' | 'qa';
  /** Null where nobody is assigned who should act. */
  userId: number | null;
  dueDate: string | null;
}

/**
 * Who has to act next on a country indicator, and until when; null where nobody has to
 * (requirements B13). The research user acts until it is submitted, then the QA user until it is
 * completed.
 */
export function nextStep(work: WorkRecord): NextStep | null {
  const { WorkflowStatus: status, IsDecided = false } = work;
  if (status === WorkflowStatus.QACompleted || IsDecided) return null;
  return status === WorkflowStatus.QAInProgress
    ? { task: 'qa', userId: work.QAUserId, dueDate: work.QADueDate ?? null }
    : { task: 'research', userId: work.ResearchUserId, dueDate: work.ResearchDueDate ?? null };
}

/** Today's calendar date in UTC, by which due dates are judged on both sides: 'YYYY-MM-DD'. */
export const todayInUtc = (now: Date): string => now.toISOString().slice(0, 10);

/** Is its due date over while somebody still has to act? */
export function isOverdue(work: WorkRecord, now: Date): boolean {
  const dueDate = nextStep(work)?.dueDate;
  return dueDate != null && dueDate < todayInUtc(now);
}
