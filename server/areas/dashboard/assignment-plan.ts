/** Assigns the work of a whole edition as it was planned, in one transaction (ADR-196). */
import { sql } from 'kysely';
import { WorkflowTaskType as Task } from '#generated/enums.ts';
import { type Handler, ok } from '../../call.ts';
import type { Db } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireActiveEdition } from '../../domain/active-edition.ts';
import { assignPairs } from '../../domain/assign-pairs.ts';
import { snapshotNameSql } from '../../domain/numbers.ts';
import type { Wire } from '../../domain/wire.ts';
import { misfitsOf } from './plan-misfits.ts';
import { requirePlan } from './plan-refusals.ts';
import { isCompleted, type PlanScope, plannedPairs, planTargets } from './plan-targets.ts';

/** What applying would change. Rejects with 422 as applying does. */
export const summariseAssignmentPlan: Handler<'summariseAssignmentPlan'> = async ({ db, params, query, body }) => {
  const scope = { editionId: params.editionId, plan: body };
  await requirePlan(db, scope);
  const [sums, people, changes, NoLongerFit] = [
    await sumsOf(db, scope),
    await peopleOf(db, scope),
    await changesOf(db, scope, query),
    await misfitsOf(db, scope),
  ];
  return ok({ ...sums, People: people, NoLongerFit, Data: changes });
};

/** Rejects with 422 where a cell cannot be applied, with 409 in an inactive edition. */
export const applyAssignmentPlan: Handler<'applyAssignmentPlan'> = async ({ db, params, body }) => {
  const scope = { editionId: params.editionId, plan: body };
  return inTransaction(db, async (trx) => {
    await requirePlan(trx, scope, true);
    await requireActiveEdition(trx, scope.editionId);
    const { assignment_id, changed } = await assignPairs(trx, scope.editionId, planTargets(scope, { isLocked: true }));
    return ok({ ReportEditionId: scope.editionId, AssignmentId: assignment_id, PairCount: changed });
  });
};

type Sums = Pick<Wire<'AssignmentPlanSummary'>, 'PairCount' | 'CompletedCount' | 'SameUserCount' | 'Count'>;

async function sumsOf(db: Db, scope: PlanScope): Promise<Sums> {
  const { rows } = await sql<Sums>`
    with target as materialized (${planTargets(scope)})
    select (count(*) filter (where (research_was, qa_was) is distinct from (research_is, qa_is)))::int as "PairCount",
      (select count(distinct ci.id)::int from ${plannedPairs(scope)} where ${isCompleted}) as "CompletedCount",
      (count(*) filter (where research_is = qa_is))::int as "SameUserCount",
      ((count(*) filter (where research_was is distinct from research_is))
        + (count(*) filter (where qa_was is distinct from qa_is)))::int as "Count"
    from target`.execute(db);
  return rows[0] ?? { PairCount: 0, CompletedCount: 0, SameUserCount: 0, Count: 0 };
}

/** Research and QA users who change, each a row. */
const moves = (scope: PlanScope) => sql`(
  select t.id, move.* from (${planTargets(scope)}) t cross join lateral (values
    (${sql.lit(Task.AssignForResearch)}::int, t.research_was, t.research_is), (${sql.lit(Task.AssignForQA)}::int, t.qa_was, t.qa_is)
  ) move (task, was, is_now) where move.was is distinct from move.is_now)`;

async function peopleOf(db: Db, scope: PlanScope): Promise<Wire<'AssignmentPlanPerson'>[]> {
  const count = (column: string, task: number) =>
    sql`(count(*) filter (where side.${sql.ref(column)} and move.task = ${sql.lit(task)}))::int`;
  const { rows } = await sql<Wire<'AssignmentPlanPerson'>>`
    select u.id as "UserId", u.full_name as "FullName",
      ${count('gains', Task.AssignForResearch)} as "ResearchGained", ${count('loses', Task.AssignForResearch)} as "ResearchLost",
      ${count('gains', Task.AssignForQA)} as "QAGained", ${count('loses', Task.AssignForQA)} as "QALost"
    from ${moves(scope)} move
      cross join lateral (values (move.is_now, true, false), (move.was, false, true)) side (user_id, gains, loses)
      join app_user u on u.id = side.user_id
    group by u.id order by u.full_name, u.id`.execute(db);
  return rows;
}

/** By country, number and task. */
async function changesOf(
  db: Db,
  scope: PlanScope,
  { offset, pageSize }: { offset: number; pageSize: number },
): Promise<Wire<'AssignmentPlanChange'>[]> {
  const { rows } = await sql<Wire<'AssignmentPlanChange'>>`
    select ci.id as "CountryIndicatorRatingId", c.name as "CountryName",
      ${snapshotNameSql(sql`i.number`, sql`i.short_name`)} as "SnapshotName", move.task as "WorkflowTaskType",
      move.was as "FromUserId", move.is_now as "ToUserId", before.full_name as "FromUserName", after.full_name as "ToUserName"
    from ${moves(scope)} move join country_indicator ci on ci.id = move.id
      join country c on c.id = ci.country_id join indicator i on i.id = ci.indicator_id
      left join app_user before on before.id = move.was left join app_user after on after.id = move.is_now
    order by ci.position, move.task offset ${offset} limit ${pageSize}`.execute(db);
  return rows;
}
