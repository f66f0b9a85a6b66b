/** Who had work in the last edition and cannot take it again. */
import { sql } from 'kysely';
import { WorkflowTaskType as Task, UserStatus } from '#generated/enums.ts';
import type { Db } from '../../db/schema.ts';
import { assignedTo } from '../../domain/country-indicator-rows.ts';
import type { Wire } from '../../domain/wire.ts';
import { lastEdition, type PlanScope, plannedPairs } from './plan-targets.ts';

type Misfit = Wire<'AssignmentPlanMisfit'>;
interface Found extends Omit<Misfit, 'Detail'> {
  status: number;
  is_member: boolean;
}

/** By name; of the cells that ask for it. */
export async function misfitsOf(db: Db, scope: PlanScope): Promise<Misfit[]> {
  const isAsked = scope.plan.Cells.some(({ Research, QA }) => Research?.AsLastEdition || QA?.AsLastEdition);
  if (!isAsked) return [];
  const { editionId } = scope;
  const { rows } = await sql<Found>`
    select u.id as "UserId", u.full_name as "FullName", missing.task as "WorkflowTaskType", u.status,
      exists (select from edition_user eu where eu.edition_id = ${editionId} and eu.user_id = u.id
        and eu.removed_on is null) as is_member, count(*)::int as "Count"
    from ${plannedPairs(scope)} ${lastEdition(editionId)} ${assignedTo(editionId, sql`held`)}
      cross join lateral (values
        (${sql.lit(Task.AssignForResearch)}::int, plan.research_last, held.research_user_id, researcher.id),
        (${sql.lit(Task.AssignForQA)}::int, plan.qa_last, held.qa_user_id, reviewer.id)
      ) missing (task, is_asked, user_id, fit)
      join app_user u on u.id = missing.user_id
    where missing.is_asked and missing.fit is null
    group by u.id, missing.task order by u.full_name, u.id, missing.task`.execute(db);
  return rows.map(({ status, is_member, ...misfit }) => ({ ...misfit, Detail: whyNot(status, is_member) }));
}

function whyNot(status: number, isMember: boolean): string {
  if (status !== UserStatus.Active) return 'is inactive';
  return isMember ? 'cannot be assigned for QA' : 'is not in this edition';
}
