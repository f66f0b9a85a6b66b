/**
 * A plan that was applied in the active edition, so that the log has one to look at and to undo. It
 * is made as a plan is: its events, its notice and what undoing takes come of the same statement.
 */
import { sql } from 'kysely';
import { ActivityCause, WorkflowStatus } from '#generated/enums.ts';
import { assignPairs, candidateColumns, lockedInOrder } from '../../domain/assign-pairs.ts';
import type { Trx } from '../schema.ts';
import { activeEditionId } from './editions.ts';

const ADMIN = 1;
/** Maria Santos hands what is open after a crash in Oceania over to Ольга Смирнова. */
const [from, to] = [7, 12];
const [POST_CRASH, REGION] = [5, 'Oceania'];

export async function loadPlan(trx: Trx): Promise<void> {
  const act = {
    ...{ user: ADMIN, operation: 'applyAssignmentPlan', at: '2026-11-19T08:40:00Z' },
    cause: ActivityCause.Bulk,
  };
  await sql`select set_config('app.act', ${JSON.stringify(act)}, true)`.execute(trx);
  await assignPairs(
    trx,
    activeEditionId,
    sql`select ${candidateColumns}, ${to}::int as research_is, ci.qa_user_id as qa_is
      from country_indicator ci join indicator i on i.id = ci.indicator_id join activity a on a.id = i.activity_id
        join milestone m on m.id = a.milestone_id join country c on c.id = ci.country_id
      where ci.edition_id = ${activeEditionId} and ci.next_user_id = ${from} and ci.status = ${WorkflowStatus.Open}
        and m.order_id = ${POST_CRASH} and c.region = ${REGION} ${lockedInOrder}`,
  );
  // Nothing of the demonstration is mailed.
  await sql`update work_notice set e_mail = 0 where act_id = (select act_id from current_act())`.execute(trx);
  // what follows in this transaction is nobody's act again
  await sql`select set_config('app.act', '', true), set_config('app.act_id', '', true)`.execute(trx);
}
