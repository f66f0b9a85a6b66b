import type { WorkflowAssignment } from '#generated/model/index.ts';
import { type Assignee, NOBODY, noAssignee } from './draft.ts';
import type { PairSet } from './rectangles.ts';

/** What has been chosen in the bulk assign dialog so far. */
export type BulkDraft = { assignee: Assignee; indicators: ReadonlySet<number>; countries: ReadonlySet<number> };

export const emptyBulkDraft: BulkDraft = { assignee: noAssignee, indicators: new Set(), countries: new Set() };

export const isUntouched = ({ assignee, indicators, countries }: BulkDraft): boolean =>
  assignee.task === null && assignee.userId === null && indicators.size === 0 && countries.size === 0;

export const setOf = ({ indicators, countries }: BulkDraft): PairSet => ({
  CountryIds: [...countries],
  IndicatorIds: [...indicators],
});

/** What had been chosen for an assignment that was sent. */
export const draftBehind = (sent: WorkflowAssignment): BulkDraft => ({
  assignee: {
    task: sent.WorkflowTaskType,
    userId: sent.AssignedUserId ?? NOBODY,
    leavesCompleted: sent.LeaveCompleted ?? false,
  },
  indicators: new Set(sent.IndicatorIds),
  countries: new Set(sent.CountryIds),
});
