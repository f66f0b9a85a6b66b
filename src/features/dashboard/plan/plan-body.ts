import { WorkflowTaskType as Task, type WorkflowTaskType } from '#generated/enums.ts';
import type { AssignmentPlanCell, WorkflowUser } from '#generated/model/index.ts';
import { tasks } from '../assignment/tasks.ts';
import { keyOf, type PlanColumn, type PlanDraft, type PlanRow, sizeOf } from './plan-model.ts';
import { readCell } from './read-cell.ts';
import { writeSheetText } from './sheet-text.ts';

export const MILESTONE_HEAD = 'Milestone';

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

/** What is sent, research and QA of a place together; cells with errors are not in it. */
export function planCellsOf(written: readonly Written[]): AssignmentPlanCell[] {
  const cells = new Map<string, AssignmentPlanCell>();
  for (const { row, column, reading } of written) {
    if (!reading?.choice) continue;
    const place = `${row.id} ${column.group.key}`;
    const cell = cells.get(place) ?? { MilestoneId: row.id, CountryIds: [...column.group.countryIds] };
    cell[column.task === Task.AssignForResearch ? 'Research' : 'QA'] = reading.choice;
    cells.set(place, cell);
  }
  return [...cells.values()];
}

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

/** The plan as a sheet with its heads, as it is copied out of the list of unsaved work. */
export const sheetOf = ({ rows, columns }: PlanGridData, { cells }: PlanDraft): string =>
  writeSheetText([
    [MILESTONE_HEAD, ...columns.map(({ group, task }) => `${group.name}, ${taskLabel(task)}`)],
    ...rows.map((row) => [`${row.number} ${row.name}`, ...columns.map((column) => cells[keyOf(row, column)] ?? '')]),
  ]);

/** The cells of a pasted sheet; where it came with its heads, without them. */
export const withoutHeads = (sheet: string[][]): string[][] =>
  sheet.length > 1 && sheet[0]?.[0] === MILESTONE_HEAD ? sheet.slice(1).map((row) => row.slice(1)) : sheet;

const taskLabel = (task: WorkflowTaskType) => tasks.find(({ value }) => value === task)?.label;
