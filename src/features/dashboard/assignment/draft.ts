import type { WorkflowTaskType } from '#generated/enums.ts';
import type { WorkflowAssignment, WorkflowAssignmentDraft } from '#generated/model/index.ts';
import { listed } from '#src/lib/words.ts';
import type { PairSet } from './rectangles.ts';

/** Stands for taking people off, where a user's Id stands. */
export const NOBODY = 0;

/** What has been chosen in a dialog so far; a `userId` of null is no choice yet. */
export type Assignee = { task: WorkflowTaskType | null; userId: number | null; leavesCompleted: boolean };
/** The same, complete. */
export type ChosenAssignee = { task: WorkflowTaskType; userId: number; leavesCompleted: boolean };

export const noAssignee: Assignee = { task: null, userId: null, leavesCompleted: false };

export const isChosen = (assignee: Assignee): assignee is ChosenAssignee =>
  assignee.task !== null && assignee.userId !== null;

/** What still has to be chosen before a dialog goes on, as a sentence; false where nothing has. */
export function whatIsMissing({ task, userId }: Assignee, selection?: { size: number; word: string }): string | false {
  const missing = [
    task === null && 'a task',
    userId === null && 'a user',
    selection?.size === 0 && `at least one ${selection.word}`,
  ].filter((one) => one !== false);
  return missing.length > 0 && `Select ${listed(missing)}.`;
}

export const assignmentOf = (
  editionId: number,
  { task, userId, leavesCompleted }: ChosenAssignee,
  { CountryIds, IndicatorIds }: PairSet,
): WorkflowAssignment => ({
  WorkflowTaskType: task,
  ReportEditionId: editionId,
  AssignedUserId: userId === NOBODY ? null : userId,
  ...(leavesCompleted && { LeaveCompleted: true }),
  CountryIds,
  IndicatorIds,
});

/** The same, as the summary asks for it. */
export const draftOf = ({ CountryIds, IndicatorIds, ...rest }: WorkflowAssignment): WorkflowAssignmentDraft => ({
  ...rest,
  Countries: CountryIds.map((Id) => ({ Id })),
  Indicators: IndicatorIds.map((Id) => ({ Id })),
});
