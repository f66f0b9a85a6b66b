/** Assigns the work of a whole edition as it was planned, in one transaction (ADR-196). */
import { type RawBuilder, sql } from 'kysely';
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
  const { People, Data, ...sums } = await changesOf(db, scope, query);
  return ok({ ...sums, People, NoLongerFit: await misfitsOf(db, scope), Data });
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

type Changes = Omit<Wire<'AssignmentPlanSummary'>, 'NoLongerFit'>;

/**
 * In one statement, for who is to have what is worked out once; a page of the changes is in the
 * order of country, number and task. Research and QA users who change are a row each.
 */
async function changesOf(db: Db, scope: PlanScope, page: { offset: number; pageSize: number }): Promise<Changes> {
  const { rows } = await sql<Changes>`
    with target as materialized (${planTargets(scope)}),
    move as materialized (
      select target.id, task.* from target cross join lateral (values
        (${sql.lit(Task.AssignForResearch)}::int, research_was, research_is), (${sql.lit(Task.AssignForQA)}::int, qa_was, qa_is)
      ) task (task, was, is_now) where was is distinct from is_now)
    select (count(*) filter (where (research_was, qa_was) is distinct from (research_is, qa_is)))::int as "PairCount",
      (select count(distinct ci.id)::int from ${plannedPairs(scope)} where ${isCompleted}) as "CompletedCount",
      (count(*) filter (where research_is = qa_is))::int as "SameUserCount",
      ((count(*) filter (where research_was is distinct from research_is))
        + (count(*) filter (where qa_was is distinct from qa_is)))::int as "Count",
      ${rowsAsJson(people)} as "People", ${rowsAsJson(movesOn(page))} as "Data"
    from target`.execute(db);
  return rows[0] as Changes;
}

const rowsAsJson = (rows: RawBuilder<unknown>) => sql`(select coalesce(json_agg(one), '[]') from (${rows}) one)`;

const countOf = (column: 'gains' | 'loses', task: Task) =>
  sql`(count(*) filter (where side.${sql.ref(column)} and move.task = ${sql.lit(task)}))::int`;

const people = sql`
  select u.id as "UserId", u.full_name as "FullName",
    ${countOf('gains', Task.AssignForResearch)} as "ResearchGained", ${countOf('loses', Task.AssignForResearch)} as "ResearchLost",
    ${countOf('gains', Task.AssignForQA)} as "QAGained", ${countOf('loses', Task.AssignForQA)} as "QALost"
  from move
    cross join lateral (values (move.is_now, true, false), (move.was, false, true)) side (user_id, gains, loses)
    join app_user u on u.id = side.user_id
  group by u.id order by u.full_name, u.id`;

const movesOn = ({ offset, pageSize }: { offset: number; pageSize: number }) => sql`
  select ci.id as "CountryIndicatorRatingId", c.name as "CountryName",
    ${snapshotNameSql(sql`i.number`, sql`i.short_name`)} as "SnapshotName", move.task as "WorkflowTaskType",
    move.was as "FromUserId", move.is_now as "ToUserId", before.full_name as "FromUserName", after.full_name as "ToUserName"
  from move join country_indicator ci on ci.id = move.id
    join country c on c.id = ci.country_id join indicator i on i.id = ci.indicator_id
    left join app_user before on before.id = move.was left join app_user after on after.id = move.is_now
  order by ci.position, move.task offset ${offset} limit ${pageSize}`;
