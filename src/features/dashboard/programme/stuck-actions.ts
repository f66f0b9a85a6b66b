import { StuckRule, WorkflowStatus, WorkflowTaskType } from '#generated/enums.ts';
import type { DashboardIndicator } from '#generated/model/index.ts';
import type { DashboardSearch } from '../dashboard-search.ts';

interface Action {
  /** Why it does not move, and what frees it. */
  why: string;
  /** The button. */
  assign: string;
  /** The task that frees every row, where it is not the next one of each. */
  task?: WorkflowTaskType;
  /** What is assigned where it is not what the rule finds. */
  instead?: StuckRule;
  /** Whether the plan, which shares it out among many, is a way as well. */
  plans?: boolean;
}

/** What frees what a rule finds [B24]. */
export const stuckActions: Record<StuckRule, Action> = {
  [StuckRule.NoQAUser]: {
    why: 'Nobody is assigned to check it: it waits in QA, or is rated and cannot be submitted.',
    assign: 'Assign a QA user',
    task: WorkflowTaskType.AssignForQA,
  },
  [StuckRule.LongInQA]: {
    why: 'Somebody else may check it sooner.',
    assign: 'Assign another QA user',
  },
  [StuckRule.OpenUnassigned]: { why: 'Nobody is assigned to begin it.', assign: 'Assign a research user', plans: true },
  [StuckRule.ReturnedTwice]: {
    why: 'QA took it back at least twice. Read the reasons, or let somebody else try.',
    assign: 'Assign another research user',
  },
  [StuckRule.BelowUnrated]: {
    why: 'It was begun, but the indicator on which it depends is not rated: a Not Met there would decide it. Have the parent rated first.',
    assign: 'Assign the parents',
    instead: StuckRule.UnratedParent,
  },
  [StuckRule.AssigneeAway]: {
    why: 'Whoever should act is inactive or has left the edition.',
    assign: 'Assign somebody else',
  },
  [StuckRule.UnratedParent]: { why: 'What depends on it was begun.', assign: 'Assign a research user' },
};

/** The task that frees all of these rows, which a rule found; null where they differ. */
export function taskOf(rule: StuckRule, rows: readonly DashboardIndicator[]): WorkflowTaskType | null {
  const { task: own } = stuckActions[rule];
  if (own !== undefined) return own;
  const tasks = new Set(
    rows.map(({ WorkflowStatus: status }) =>
      status === WorkflowStatus.QAInProgress ? WorkflowTaskType.AssignForQA : WorkflowTaskType.AssignForResearch,
    ),
  );
  const [task = null, other] = tasks;
  return other === undefined ? task : null;
}

/** The filters under which the list shows what a rule finds. */
export const stuckSearch = (rule: StuckRule, days: number): Partial<DashboardSearch> => ({
  stuck: rule,
  currentUser: false,
  sort: 'statusSince',
  ...(rule === StuckRule.LongInQA && { statusDays: days }),
});
