/** Sets the research or QA user of many country indicators in one statement [S237] [S238]. */
import { sql } from 'kysely';
import { WorkflowTaskType as Task, UserStatus, WorkflowStatus } from '#generated/enums.ts';
import { type Handler, ok } from '../../call.ts';
import type { Db } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireActiveEdition } from '../../domain/active-edition.ts';
import { assignPairs, candidateColumns, lockedInOrder } from '../../domain/assign-pairs.ts';
import { tasksOf } from '../../domain/assignable.ts';
import { foldNotices } from '../../domain/assignment-notices.ts';
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
  await requireAssignee(db, assignment);
  const user = assignment.AssignedUserId;
  const isIn = assignment.LeaveCompleted ? sql`ci.status <> ${sql.lit(WorkflowStatus.QACompleted)}` : sql`true`;
  const { rows } = await sql<Wire<'WorkflowAssignmentSummary'>>`
    select (count(*) filter (where ${isIn}))::int as "CandidateCount",
      (count(*) filter (where ${isIn} and ${slotOf(assignment)} is distinct from ${user}::int
        and ${slotOf(assignment)} is not null))::int as "ExisitingCount",
      (count(*) filter (where ${isIn} and ${otherSlotOf(assignment)} = ${user}::int))::int as "SameUserCount",
      (count(*) filter (where ci.status = ${sql.lit(WorkflowStatus.QACompleted)}))::int as "CompletedCount"
    from ${pairsOf(assignment)}`.execute(db);
  return ok(rows[0] ?? { CandidateCount: 0, ExisitingCount: 0, SameUserCount: 0, CompletedCount: 0 });
};

function requireSameEdition({ editionId }: { editionId: number }, { ReportEditionId }: Assignment): void {
  if (editionId !== ReportEditionId)
    throw invalid([{ pointer: '/ReportEditionId', detail: 'must be the edition of the address' }]);
}

/**
 * Assigns every existing pair of the selection to the user, whoever held it, or takes people off.
 * Version and `changed_on` stay, because no form edits the assignment.
 * Rejects with 422 where the user cannot be assigned the task, with 409 in an inactive edition.
 */
export const assignWorkflow: Handler<'assignWorkflow'> = async ({ db, params, body: assignment }) => {
  requireSameEdition(params, assignment);
  const { ReportEditionId, AssignedUserId, WorkflowTaskType } = assignment;
  return inTransaction(db, async (trx) => {
    // locked, so that a user who is being removed from the edition is not assigned
    const user = await requireAssignee(trx, assignment, true);
    await requireActiveEdition(trx, ReportEditionId);
    const { assignment_id, assigned, overwritten } = await assignPairs(trx, ReportEditionId, targetsOf(assignment));
    if (assignment_id) await foldNotices(trx, ReportEditionId);
    return ok({
      WorkflowTaskType,
      ReportEditionId,
      AssignedUserId,
      AssignedUserName: user?.full_name ?? null,
      AssignmentId: assignment_id,
      AssignedCount: assigned,
      OverwrittenCount: overwritten,
    });
  });
};

const columns = { [Task.AssignForResearch]: 'research_user_id', [Task.AssignForQA]: 'qa_user_id' } as const;
const otherTask = { [Task.AssignForResearch]: Task.AssignForQA, [Task.AssignForQA]: Task.AssignForResearch } as const;
const slotOf = ({ WorkflowTaskType: task }: Assignment) => sql`ci.${sql.ref(columns[task])}`;
const otherSlotOf = ({ WorkflowTaskType: task }: Assignment) => sql`ci.${sql.ref(columns[otherTask[task]])}`;

/** The chosen pairs that exist; those of a country that was removed are not in the edition. */
const pairsOf = ({ ReportEditionId, CountryIds, IndicatorIds }: Assignment) => sql`country_indicator ci
  join edition_country ec on ec.edition_id = ci.edition_id and ec.country_id = ci.country_id and ec.removed_on is null
  where ci.edition_id = ${ReportEditionId} and ci.country_id = any(${CountryIds}) and ci.indicator_id = any(${IndicatorIds})`;

/** Those that are assigned, locked, with who is to have them. */
function targetsOf(assignment: Assignment) {
  const { AssignedUserId, WorkflowTaskType, LeaveCompleted } = assignment;
  const isResearch = WorkflowTaskType === Task.AssignForResearch;
  const user = sql`${AssignedUserId}::int`;
  return sql`select ${candidateColumns}, ${isResearch ? user : sql`ci.research_user_id`} as research_is,
      ${isResearch ? sql`ci.qa_user_id` : user} as qa_is
    from ${pairsOf(assignment)} ${LeaveCompleted ? sql`and ci.status <> ${sql.lit(WorkflowStatus.QACompleted)}` : sql``}
    ${lockedInOrder}`;
}

async function requireAssignee(db: Db, assignment: Assignment, isLocked = false): Promise<Assignee | undefined> {
  const { ReportEditionId, AssignedUserId } = assignment;
  if (AssignedUserId === null) return undefined;
  const query = db
    .selectFrom('edition_user as eu')
    .innerJoin('app_user as u', 'u.id', 'eu.user_id')
    .select(['u.full_name', 'u.role'])
    .where('eu.edition_id', '=', ReportEditionId)
    .where('eu.user_id', '=', AssignedUserId)
    .where('eu.removed_on', 'is', null)
    .where('u.status', '=', UserStatus.Active);
  return requireTask(await (isLocked ? query.forShare() : query).executeTakeFirst(), assignment);
}

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
