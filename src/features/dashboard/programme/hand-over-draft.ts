import { WorkflowTaskType as Task, type WorkflowTaskType } from '#generated/enums.ts';
import type { AssignmentPlan, WorkflowUser, Workload } from '#generated/model/index.ts';
import { listed } from '#src/lib/words.ts';
import { NOBODY } from '../assignment/draft.ts';

/** Whom each task goes to, by Id; nobody chosen leaves it where it is, NOBODY takes people off. */
export type HandOverDraft = Record<WorkflowTaskType, number[]>;

/** Whose work it is, and what was chosen for it. */
export interface HandOverChoice {
  person: Workload;
  draft: HandOverDraft;
}

export const emptyHandOver: HandOverDraft = { [Task.AssignForResearch]: [], [Task.AssignForQA]: [] };

/** How much of the person's work is not finished, as the plan counts it. */
export const leftOf = ({ Research, QA }: Workload): Record<WorkflowTaskType, number> => ({
  [Task.AssignForResearch]: Research.Open + Research.InProgress,
  [Task.AssignForQA]: QA.Waiting,
});

/** Who can take it: not the person, and nobody who cannot do the task [B26]. */
export const takersOf = (users: readonly WorkflowUser[], task: WorkflowTaskType, from: Workload): WorkflowUser[] =>
  users.filter(({ Id, WorkflowTaskTypes }) => Id !== from.UserId && WorkflowTaskTypes.includes(task));

/** Nobody stands alone: choosing it lets people go, and a person lets it go. */
export function withNobodyAlone(before: readonly number[], next: number[]): number[] {
  if (!next.includes(NOBODY)) return next;
  return before.includes(NOBODY) ? next.filter((id) => id !== NOBODY) : [NOBODY];
}

/** Those of the choices that somebody can still take, for a person with this much left. */
export function fitting(draft: HandOverDraft, users: readonly WorkflowUser[], from: Workload): HandOverDraft {
  const left = leftOf(from);
  const kept = (task: WorkflowTaskType) => {
    const takers = new Set([NOBODY, ...takersOf(users, task, from).map(({ Id }) => Id)]);
    return left[task] ? draft[task].filter((id) => takers.has(id)) : [];
  };
  return { [Task.AssignForResearch]: kept(Task.AssignForResearch), [Task.AssignForQA]: kept(Task.AssignForQA) };
}

export const isEmpty = (draft: HandOverDraft): boolean => Object.values(draft).every((ids) => ids.length === 0);

/** One cell for all that waits for the person, wherever it is. */
export function planOf(from: Workload, draft: HandOverDraft): AssignmentPlan {
  const choice = (ids: number[]) => ({ UserIds: ids.filter((id) => id !== NOBODY) });
  const { [Task.AssignForResearch]: research, [Task.AssignForQA]: qa } = draft;
  return {
    FromUserId: from.UserId,
    Cells: [{ ...(research.length > 0 && { Research: choice(research) }), ...(qa.length > 0 && { QA: choice(qa) }) }],
  };
}

/** '陈伟 and Ana Lima', each once, whatever they get. */
export function whomWords(draft: HandOverDraft, users: readonly WorkflowUser[]): string {
  const ids = new Set(Object.values(draft).flat());
  return listed([...ids].map((id) => (id === NOBODY ? 'nobody' : nameOf(users, id))));
}

export const nameOf = (users: readonly WorkflowUser[], id: number): string =>
  id === NOBODY ? 'Nobody' : (users.find(({ Id }) => Id === id)?.FullName ?? 'somebody');
