/** Takes back an edition that was created by mistake, in one transaction (ADR-167). */

import { sql } from 'kysely';
import { ActivityCause, EditionStatus, WorkflowStatus } from '#generated/enums.ts';
import { counted, listed } from '#rules/words.ts';
import { created, type Handler, ok } from '../../call.ts';
import { withCause } from '../../db/acts.ts';
import type { Db, Row, Trx } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { editionOf } from '../../domain/addressed-record.ts';
import type { Wire } from '../../domain/wire.ts';
import { conflict } from '../../problem.ts';
import { lockActiveEdition, lockAllEditions } from './edition-lock.ts';
import { editionOnWire } from './edition-reads.ts';

type Held = Pick<Wire<'EditionRevert'>, 'Rated' | 'Comments' | 'References' | 'Assigned' | 'BroughtReferences'>;

/** What stands in the way, and what would go with the edition. */
export const readEditionRevert: Handler<'readEditionRevert'> = async ({ db, record }) => {
  const edition = editionOf(record);
  const before = await beforeOf(db, edition);
  return ok({
    PreviousEditionId: before?.id ?? null,
    PreviousEditionName: before?.name ?? null,
    ...(await heldBy(db, edition.id)),
  });
};

/** Deletes the edition and makes the one that it closed active. Rejects with 409. */
export const revertReportEdition: Handler<'revertReportEdition'> = async ({ db, params: { id }, caller, now }) => {
  const changedOn = now();
  return inTransaction(db, async (trx) => {
    await lockAllEditions(trx);
    // waits for every pending change of the edition, so that the counts below see all of it
    const edition = await lockActiveEdition(trx, id);
    const before = await beforeOf(trx, edition);
    if (!before) throw conflict('conflict', `${edition.name} cannot be taken back: it closed no other edition.`);
    const work = workOf(await heldBy(trx, id));
    if (work) throw conflict('conflict', `${edition.name} cannot be taken back: it holds ${work}.`);
    await remove(trx, edition);
    const active = await trx
      .updateTable('edition')
      .set({
        status: EditionStatus.Active,
        inactive_date: null,
        changed_on: changedOn,
        changed_by: caller.id,
        version: sql`version + 1`,
      })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return created(editionOnWire(active));
  });
};

const beforeOf = async (db: Db, edition: Row<'edition'>) =>
  edition.closed_edition_id === null
    ? undefined
    : db.selectFrom('edition').select(['id', 'name']).where('id', '=', edition.closed_edition_id).executeTakeFirst();

/** A reference that was brought along has its first version until somebody changes it. */
async function heldBy(db: Db, editionId: number): Promise<Held> {
  const { rows } = await sql<Held>`
    with pair as materialized (select id, research_user_id, qa_user_id,
        status <> ${sql.lit(WorkflowStatus.Open)} or num_nonnulls(score, researcher_note, rating_updated_on) > 0 as rated
      from country_indicator where edition_id = ${editionId}),
    held as (select r.brought_along and r.version = 1 as brought from pair join reference r
      on r.country_indicator_id = pair.id)
    select (select count(*)::int from pair where rated) as "Rated",
      (select count(*)::int from pair join comment c on c.country_indicator_id = pair.id) as "Comments",
      (select count(*)::int from held where not brought) as "References",
      (select count(*)::int from pair where num_nonnulls(research_user_id, qa_user_id) > 0) as "Assigned",
      (select count(*)::int from held where brought) as "BroughtReferences"`.execute(db);
  return rows[0] as Held;
}

/** '3 ratings and 1 comment', or nothing. */
function workOf({ Rated, Comments, References }: Held): string {
  const parts = [some(Rated, 'rating'), some(Comments, 'comment'), some(References, 'reference')];
  return listed(parts.flat());
}

const some = (count: number, noun: string): string[] => (count > 0 ? [counted(count, noun)] : []);

/**
 * What is in the edition first, which goes as its consequence, while it can still be told where it
 * was; by one statement each instead of a cascade per indicator.
 */
async function remove(trx: Trx, { id, name }: Row<'edition'>): Promise<void> {
  await withCause(trx, { cause: ActivityCause.Consequence, causeName: name }, async () => {
    await sql`delete from reference where country_indicator_id in (
      select id from country_indicator where edition_id = ${id})`.execute(trx);
    for (const held of ['country_indicator', 'edition_country', 'edition_user', 'saved_view'] as const)
      await trx.deleteFrom(held).where('edition_id', '=', id).execute();
  });
  await trx.deleteFrom('edition').where('id', '=', id).execute();
}
