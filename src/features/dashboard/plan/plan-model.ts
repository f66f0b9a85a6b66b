import { WorkflowTaskType as Task, type WorkflowTaskType } from '#generated/enums.ts';
import type { WorkflowIndicator, WorkflowRegion } from '#generated/model/index.ts';

/** Countries that are planned together: a region, or a group of one's own. */
export type Group = { key: string; name: string; countryIds: readonly number[] };
/** A milestone with the number of its indicators. */
export type PlanRow = { id: number; name: string; number: string; indicators: number };
/** A group under one task. */
export type PlanColumn = { key: string; group: Group; task: WorkflowTaskType };

/** What was typed, by cell; and the groups of one's own. An empty cell is not in it. */
export type PlanDraft = { cells: Readonly<Record<string, string>>; groups: readonly OwnGroup[] };
export type OwnGroup = { name: string; countryIds: readonly number[] };

export const emptyPlan: PlanDraft = { cells: {}, groups: [] };
const tasksInOrder = [Task.AssignForResearch, Task.AssignForQA] as const;

export const keyOf = (row: PlanRow, column: PlanColumn): string => `${row.id} ${column.key}`;

/** The milestones in the order of their numbers. */
export function rowsOf(indicators: readonly WorkflowIndicator[]): PlanRow[] {
  const milestones = Map.groupBy(indicators, ({ MilestoneId }) => MilestoneId);
  return [...milestones].map(([id, own]) => ({
    id,
    name: own[0]?.MilestoneName ?? '',
    number: own[0]?.OrderNumber.split('.')[0] ?? '',
    indicators: own.length,
  }));
}

/** Own groups first, then what they leave of each region; no country is in two. */
export function groupsOf(regions: readonly WorkflowRegion[], own: readonly OwnGroup[]): Group[] {
  const present = new Set(regions.flatMap(({ Countries }) => Countries.map(({ Id }) => Id)));
  const taken = new Set(own.flatMap(({ countryIds }) => countryIds));
  const groups = [
    ...own.map(({ name, countryIds }) => ({
      key: `own:${name}`,
      name,
      countryIds: countryIds.filter((id) => present.has(id)),
    })),
    ...regions.map(({ Region, Countries }) => ({
      key: `region:${Region}`,
      name: Region,
      countryIds: Countries.map(({ Id }) => Id).filter((id) => !taken.has(id)),
    })),
  ];
  return groups.filter(({ countryIds }) => countryIds.length > 0);
}

/** Each group under research, then under QA. */
export const columnsOf = (groups: readonly Group[]): PlanColumn[] =>
  groups.flatMap((group) => tasksInOrder.map((task) => ({ key: `${group.key} ${task}`, group, task })));

/** How many country indicators a cell is about. */
export const sizeOf = (row: PlanRow, { group }: PlanColumn): number => row.indicators * group.countryIds.length;
