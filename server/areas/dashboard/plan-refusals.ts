/** What a plan may not ask for, each with its place in the plan. */
import { WorkflowTaskType as Task, UserStatus } from '#generated/enums.ts';
import type { Db } from '../../db/schema.ts';
import { tasksOf } from '../../domain/assignable.ts';
import { asRole, type Wire } from '../../domain/wire.ts';
import { invalid } from '../../problem.ts';
import type { PlanScope } from './plan-targets.ts';

type Cell = Wire<'AssignmentPlanCell'>;
interface Refusal {
  pointer: string;
  detail: string;
}
interface Member {
  user_id: number;
  full_name: string;
  role: number;
}

const parts = [
  { name: 'Research', task: Task.AssignForResearch },
  { name: 'QA', task: Task.AssignForQA },
] as const;

/**
 * Rejects with 422. `isLocked` holds the people, so that one who is being removed from the edition
 * is not assigned.
 */
export async function requirePlan(db: Db, { editionId, plan }: PlanScope, isLocked = false): Promise<void> {
  const milestones = await db.selectFrom('milestone').select('id').where('edition_id', '=', editionId).execute();
  const known = new Set(milestones.map(({ id }) => id));
  const members = await membersOf(db, editionId, plan.Cells, isLocked);
  const decided = new Set<string>();
  const whole = { milestones: [...known], countries: await countriesOf(db, editionId, plan.Cells) };
  const refusals = plan.Cells.flatMap((cell, index) => {
    const at = `/Cells/${index}`;
    const { MilestoneId: milestone } = cell;
    const isKnown = milestone === undefined || known.has(milestone);
    const unknown = isKnown ? [] : [{ pointer: `${at}/MilestoneId`, detail: 'is no milestone of the edition' }];
    return [...unknown, ...peopleRefused(cell, at, members), ...decidedTwice(cell, at, decided, whole)];
  });
  if (refusals.length > 0) throw invalid(refusals);
}

function peopleRefused(cell: Cell, at: string, members: ReadonlyMap<number, Member>): Refusal[] {
  return parts.flatMap(({ name, task }) => {
    const { UserIds = [], AsLastEdition = false } = cell[name] ?? {};
    if (AsLastEdition && UserIds.length > 0)
      return [{ pointer: `${at}/${name}/UserIds`, detail: 'is empty where it is as in the last edition' }];
    return UserIds.flatMap((id, index) => {
      const member = members.get(id);
      const pointer = `${at}/${name}/UserIds/${index}`;
      if (!member) return [{ pointer, detail: 'Only active users of the edition can be assigned' }];
      const may = tasksOf(asRole(member.role)).includes(task);
      return may ? [] : [{ pointer, detail: `${member.full_name} cannot be assigned for QA` }];
    });
  });
}

/** Which of two cells came to be true would be chance. */
function decidedTwice(cell: Cell, at: string, decided: Set<string>, whole: Whole): Refusal[] {
  const { MilestoneId, CountryIds = whole.countries } = cell;
  const milestones = MilestoneId === undefined ? whole.milestones : [MilestoneId];
  return parts.flatMap(({ name }) => {
    if (!cell[name]) return [];
    const keys = milestones.flatMap((milestone) => CountryIds.map((country) => `${name} ${milestone} ${country}`));
    const isTwice = keys.some((key) => decided.has(key));
    for (const key of keys) decided.add(key);
    return isTwice ? [{ pointer: `${at}/CountryIds`, detail: 'Another cell decides some of the same' }] : [];
  });
}

/** What a cell means that leaves them out. */
interface Whole {
  milestones: number[];
  countries: number[];
}

/** Read only where a cell leaves its countries out. */
async function countriesOf(db: Db, editionId: number, cells: readonly Cell[]): Promise<number[]> {
  if (cells.every(({ CountryIds }) => CountryIds)) return [];
  const query = db.selectFrom('edition_country').select('country_id').where('edition_id', '=', editionId);
  return (await query.execute()).map(({ country_id }) => country_id);
}

async function membersOf(db: Db, editionId: number, cells: readonly Cell[], isLocked: boolean) {
  const ids = new Set(cells.flatMap(({ Research, QA }) => [...(Research?.UserIds ?? []), ...(QA?.UserIds ?? [])]));
  if (ids.size === 0) return new Map<number, Member>();
  const query = db
    .selectFrom('edition_user as eu')
    .innerJoin('app_user as u', 'u.id', 'eu.user_id')
    .select(['eu.user_id', 'u.full_name', 'u.role'])
    .where('eu.edition_id', '=', editionId)
    .where('eu.user_id', 'in', [...ids])
    .where('eu.removed_on', 'is', null)
    .where('u.status', '=', UserStatus.Active)
    .orderBy('eu.user_id');
  const rows = await (isLocked ? query.forShare() : query).execute();
  return new Map(rows.map((row) => [row.user_id, row]));
}
