/** Undoes an assignment or a plan, while nothing was done since (ADR-195). */
import { sql } from 'kysely';
import { formatNumber, nounFor } from '#rules/words.ts';
import { created, type Handler } from '../../call.ts';
import type { Trx } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireActiveEdition } from '../../domain/active-edition.ts';
import { withdrawNotices } from '../../domain/assignment-notices.ts';
import { snapshotNameSql } from '../../domain/numbers.ts';
import { instantOrNull, type Wire } from '../../domain/wire.ts';
import { conflict, notFound } from '../../problem.ts';

/**
 * All or nothing. Rejects with 404 where the edition has no such assignment, with 409 where it was
 * undone, the edition is inactive, or somebody changed what it assigned.
 */
export const revertAssignment: Handler<'revertAssignment'> = async ({ db, params, caller, now }) => {
  const { editionId, assignmentId: id } = params;
  return inTransaction(db, async (trx) => {
    await lockAssignment(trx, { editionId, id });
    await requireActiveEdition(trx, editionId);
    await lockPairs(trx, id);
    await requireUnchanged(trx, id);
    const RestoredCount = await restorePeople(trx, id);
    await withdrawNotices(trx, id);
    await withdrawOwnNotices(trx);
    await markUndone(trx, id, { on: now(), by: caller.id });
    return created({ AssignmentId: id, RestoredCount });
  });
};

/** Waits for whoever undoes it already. */
async function lockAssignment(trx: Trx, { editionId, id }: { editionId: number; id: number }): Promise<void> {
  const kept = await trx
    .selectFrom('assignment')
    .select('undone_on')
    .where('act_id', '=', id)
    .where('edition_id', '=', editionId)
    .forUpdate()
    .executeTakeFirst();
  if (!kept) throw notFound();
  if (kept.undone_on) throw conflict('conflict', 'The assignment was undone already.');
}

/** In the order of their Ids, as assignments lock them. */
const lockPairs = (trx: Trx, id: number) =>
  sql`with held as materialized (select id from country_indicator
      where id in (select unnest(pairs) from assignment where act_id = ${id}) order by id for no key update)
    select count(*) from held`.execute(trx);

const keptOf = (id: number) => sql`(select a.at, k.* from assignment a,
  unnest(a.pairs, a.versions, a.research_was, a.qa_was, a.research_is, a.qa_is, a.assigned_on)
    as k(pair, version, research_was, qa_was, research_is, qa_is, assigned_on) where a.act_id = ${id})`;

interface Found extends Omit<Wire<'ImportObstacle'>, 'ChangedOn' | 'ReferenceTitle'> {
  ChangedOn: Date | null;
  count: number;
}

const SHOWN = 100;

/** Of a rating its version tells; who was assigned since may be the same again, but later. */
async function requireUnchanged(trx: Trx, id: number): Promise<void> {
  const { rows } = await sql<Found>`
    select e.name as "ReportEditionName", c.name as "CountryName",
      case when i.id is not null then ${snapshotNameSql(sql`i.number`, sql`i.short_name`)} end as "SnapshotName",
      case when ci.version <> kept.version then u.full_name end as "ChangedByName",
      case when ci.version <> kept.version then ci.changed_on else ci.assigned_on end as "ChangedOn",
      count(*) over ()::int as count
    from ${keptOf(id)} kept left join country_indicator ci on ci.id = kept.pair
      left join edition e on e.id = ci.edition_id left join country c on c.id = ci.country_id
      left join indicator i on i.id = ci.indicator_id left join app_user u on u.id = ci.changed_by
    where ci.id is null or ci.version <> kept.version or ci.assigned_on is distinct from kept.at
      or (ci.research_user_id, ci.qa_user_id) is distinct from (kept.research_is, kept.qa_is)
    order by ci.position limit ${SHOWN}`.execute(trx);
  const count = rows[0]?.count ?? 0;
  if (count === 0) return;
  const words = `${formatNumber(count)} of its country indicators ${nounFor(count, 'was', 'were')}`;
  throw conflict('changed-since', `The assignment cannot be undone: ${words} changed since.`, {
    ChangedSince: rows.map(({ count: _, ChangedOn, ...told }) => ({
      ...told,
      ReferenceTitle: null,
      ChangedOn: instantOrNull(ChangedOn),
    })),
  });
}

async function restorePeople(trx: Trx, id: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`update country_indicator ci
    set research_user_id = kept.research_was, qa_user_id = kept.qa_was, assigned_on = kept.assigned_on
    from ${keptOf(id)} kept where ci.id = kept.pair`.execute(trx);
  return Number(numAffectedRows);
}

/** Nobody is told of what was theirs all along. */
async function withdrawOwnNotices(trx: Trx): Promise<void> {
  await sql`delete from work_notice where act_id = (select act_id from current_act())`.execute(trx);
}

/** What it kept is needed no more. */
async function markUndone(trx: Trx, id: number, { on, by }: { on: Date; by: number }): Promise<void> {
  await sql`update assignment set undone_act_id = (select act_id from current_act()), undone_on = ${on}::timestamptz,
      undone_by = ${by}, pairs = '{}', versions = '{}', research_was = '{}', qa_was = '{}', research_is = '{}',
      qa_is = '{}', assigned_on = '{}'
    where act_id = ${id}`.execute(trx);
}
