import { WorkflowStatus } from '#generated/enums.ts';
import type { DashboardIndicator } from '#generated/model/index.ts';
import { assignmentOf, type ChosenAssignee } from './draft.ts';
import type { PairSet } from './rectangles.ts';
import type { Run } from './run-store.ts';
import { nameOf } from './words.ts';

type Selected = {
  editionId: number;
  rows: DashboardIndicator[];
  sets: PairSet[];
  assignee: ChosenAssignee;
  userName: string;
};

/** The calls that assign exactly these rows, each with the rows it is about. */
export function runOf({ editionId, rows, sets, assignee, userName }: Selected): Run {
  const byPair = new Map(rows.map((row) => [`${row.CountryId} ${row.IndicatorId}`, row]));
  const parts = sets.map((set) => {
    const isIn = ({ WorkflowStatus: status }: DashboardIndicator) =>
      !assignee.leavesCompleted || status !== WorkflowStatus.QACompleted;
    const own = set.CountryIds.flatMap((country) =>
      set.IndicatorIds.flatMap((indicator) => byPair.get(`${country} ${indicator}`) ?? []),
    ).filter(isIn);
    const name = nameOf({
      countries: [...new Set(own.map(({ CountryName }) => CountryName))],
      indicators: [...new Set(own.map(({ OrderNumber }) => OrderNumber))],
    });
    const call = { editionId, data: assignmentOf(editionId, assignee, set) };
    return { subject: crypto.randomUUID(), call, name, count: own.length, rows: own };
  });
  return { id: crypto.randomUUID(), kind: 'selected', task: assignee.task, userName, parts };
}
