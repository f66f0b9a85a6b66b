import { WorkflowTaskType as Task, type WorkflowTaskType } from '#generated/enums.ts';
import type { AssignmentPlanCell, WorkflowUser } from '#generated/model/index.ts';
import { keyOf, type PlanColumn, type PlanDraft, type PlanRow, sizeOf } from './plan-model.ts';
import { readCell } from './read-cell.ts';

export type PlanGridData = { rows: readonly PlanRow[]; columns: readonly PlanColumn[]; users: readonly WorkflowUser[] };

type Written = { row: PlanRow; column: PlanColumn; key: string; reading: ReturnType<typeof readCell> };

/** The cells in which something stands, row by row. */
export const writtenCells = ({ rows, columns, users }: PlanGridData, { cells }: PlanDraft): Written[] =>
  rows.flatMap((row) =>
    columns.flatMap((column) => {
      const key = keyOf(row, column);
      const text = cells[key];
      return text ? [{ row, column, key, reading: readCell(text, column.task, users) }] : [];
    }),
  );

/** What is sent; cells with errors are not in it. */
export const planCellsOf = (written: readonly Written[]): AssignmentPlanCell[] =>
  written.flatMap(({ row, column, reading }) =>
    reading?.choice
      ? [
          {
            MilestoneId: row.id,
            CountryIds: [...column.group.countryIds],
            [column.task === Task.AssignForResearch ? 'Research' : 'QA']: reading.choice,
          },
        ]
      : [],
  );

/** How many country indicators the plan gives each person, by task. */
export function totalsOf(written: readonly Written[]): Map<number, Record<WorkflowTaskType, number>> {
  const totals = new Map<number, Record<WorkflowTaskType, number>>();
  for (const { row, column, reading } of written) {
    const ids = reading?.choice?.UserIds ?? [];
    const size = sizeOf(row, column);
    ids.forEach((id, nth) => {
      const own = totals.get(id) ?? { [Task.AssignForResearch]: 0, [Task.AssignForQA]: 0 };
      own[column.task] += shareOf(size, ids.length, nth);
      totals.set(id, own);
    });
  }
  return totals;
}

/** What the nth of so many gets, as the server shares it out. */
const shareOf = (size: number, people: number, nth: number): number =>
  Math.ceil(((nth + 1) * size) / people) - Math.ceil((nth * size) / people);
