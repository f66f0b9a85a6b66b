import type { StuckRule } from '#generated/enums.ts';
import type { DashboardIndicator } from '#generated/model/index.ts';
import { type Assignee, noAssignee } from '../assignment/draft.ts';
import { dialogForRetry } from '../assignment/open-dialog.ts';
import type { RunState } from '../assignment/run-state.ts';
import { taskOf } from './stuck-actions.ts';

/** Rows for which somebody is to be chosen. */
export interface Chosen {
  rows: DashboardIndicator[];
  initial: Assignee;
  /** Id of the run that this replaces. */
  instead?: string | undefined;
}

/** The task that frees what the rule found is chosen already. */
export const chosenRows = (rule: StuckRule, rows: DashboardIndicator[]): Chosen => ({
  rows,
  initial: { ...noAssignee, task: taskOf(rule, rows) },
});

/** The choices of a run that failed. */
export function chosenAgain(state: RunState): Chosen {
  const { rows = [], draft, instead } = dialogForRetry(state);
  return { rows, initial: draft.assignee, instead };
}
