/** Sets the research or QA user of many country indicators in one statement [S237] [S238]. */
import { sql } from 'kysely';
import { WorkflowTaskType as Task, UserStatus } from '#generated/enums.ts';
import { type Handler, ok } from '../../call.ts';
import type { Db } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireActiveEdition } from '../../domain/active-edition.ts';
import { tasksOf } from '../../domain/assignable.ts';
import { asRole, type Wire } from '../../domain/wire.ts';
import { invalid } from '../../problem.ts';

type Assignment = Wire<'WorkflowAssignment'>;

/** Counts what `assign` would touch. Rejects with 422 where the user may not take the task. */
export const summariseWorkflowAssignment: Handler<'summariseWorkflowAssignment'> = async ({ db, params, body }) => {
  const { Countries, Indicators, ...draft } = body;
  const assignment = {
    ...draft,
    CountryIds: Countries.map(({ Id }) => Id),
    IndicatorIds: Indicators.map(({ Id }) => Id),
  };
  requireSameEdition(params, assignment);
  requireTask(await assigneeOf(db, assignment).executeTakeFirst(), assignment);
  const { rows } = await sql<Wire<'WorkflowAssignmentSummary'>>`
    select count(*)::int as "CandidateCount",
      (count(*) filter (where ${slotOf(assignment)} <> ${assignment.AssignedUserId}))::int as "ExisitingCount",
      (count(*) filter (where ${otherSlotOf(assignment)} = ${assignment.AssignedUserId}))::int as "SameUserCount"
    from ${candidatesOf(assignment)}`.execute(db);
  return ok(rows[0] ?? { CandidateCount: 0, ExisitingCount: 0, SameUserCount: 0 });
};

function requireSameEdition({ editionId }: { editionId: number }, { ReportEditionId }: Assignment): void {
  if (editionId !== ReportEditionId)
    throw invalid([{ pointer: '/ReportEditionId', detail: 'must be the edition of the address' }]);
}

/**
 * Assigns every existing pair of the selection to the user, whoever held it. Version and
 * `changed_on` stay, because no form edits the assignment.
 * Rejects with 422 where the user cannot be assigned the task, with 409 in an inactive edition.
 */
export const assignWorkflow: Handler<'assignWorkflow'> = async ({ db, params, body: assignment }) => {
  requireSameEdition(params, assignment);
  const { ReportEditionId, AssignedUserId, WorkflowTaskType } = assignment;
  return inTransaction(db, async (trx) => {
    // locked, so that a user who is being removed from the edition is not assigned
    const user = requireTask(await assigneeOf(trx, assignment).forShare().executeTakeFirst(), assignment);
    await requireActiveEdition(trx, ReportEditionId);
    const slot = slotOf(assignment);
    // locked in one order, so that overlapping assignments wait for each other instead of
    // deadlocking
    const { rows } = await sql<{ assigned: number; overwritten: number }>`
      with candidate as materialized (
        select ci.id, ${slot} as holder from ${candidatesOf(assignment)} order by ci.id for no key update of ci
      ), changed as (
        update country_indicator set ${columnOf(assignment)} = ${AssignedUserId} from candidate
        where country_indicator.id = candidate.id and candidate.holder is distinct from ${AssignedUserId}
      )
      select count(*)::int as assigned, (count(*) filter (where holder <> ${AssignedUserId}))::int as overwritten
      from candidate`.execute(trx);
    return ok({
      WorkflowTaskType,
      ReportEditionId,
      AssignedUserId,
      AssignedUserName: user.full_name,
      AssignedCount: rows[0]?.assigned ?? 0,
      OverwrittenCount: rows[0]?.overwritten ?? 0,
    });
  });
};

const columns = { [Task.AssignForResearch]: 'research_user_id', [Task.AssignForQA]: 'qa_user_id' } as const;
const otherTask = { [Task.AssignForResearch]: Task.AssignForQA, [Task.AssignForQA]: Task.AssignForResearch } as const;
const columnOf = ({ WorkflowTaskType: task }: Assignment) => sql.ref(columns[task]);
const slotOf = (assignment: Assignment) => sql`ci.${columnOf(assignment)}`;
const otherSlotOf = ({ WorkflowTaskType: task }: Assignment) => sql`ci.${sql.ref(columns[otherTask[task]])}`;

/** The chosen pairs that exist; those of a country that was removed are not in the edition. */
const candidatesOf = ({ ReportEditionId, CountryIds, IndicatorIds }: Assignment) => sql`country_indicator ci
  join edition_country ec on ec.edition_id = ci.edition_id and ec.country_id = ci.country_id and ec.removed_on is null
  where ci.edition_id = ${ReportEditionId} and ci.country_id = any(${CountryIds}) and ci.indicator_id = any(${IndicatorIds})`;

const assigneeOf = (db: Db, { ReportEditionId, AssignedUserId }: Assignment) =>
  db
    .selectFrom('edition_user as eu')
    .innerJoin('app_user as u', 'u.id', 'eu.user_id')
    .select(['u.full_name', 'u.role'])
    .where('eu.edition_id', '=', ReportEditionId)
    .where('eu.user_id', '=', AssignedUserId)
    .where('eu.removed_on', 'is', null)
    .where('u.status', '=', UserStatus.Active);

interface Assignee {
  full_name: string;
  role: number;
}

/** Who can be assigned: active users of the edition, for QA not every role. */
function requireTask(user: Assignee | undefined, { WorkflowTaskType }: Assignment): Assignee {
  const refuse = (detail: string) => invalid([{ pointer: '/AssignedUserId', detail }]);
  if (!user) throw refuse('Only active users of the edition can be assigned');
  if (!tasksOf(asRole(user.role)).includes(WorkflowTaskType))
    throw refuse(`${user.full_name} cannot be assigned for QA`);
  return user;
}
