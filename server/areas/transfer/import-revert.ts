/**
 * Undoes an import: what it changed is again as it was, while nobody changed it since (ADR-171).
 */
import { type RawBuilder, sql } from 'kysely';
import { ActivityCause, ActivityKind, ActivityRecord } from '#generated/enums.ts';
import { created, type Handler } from '../../call.ts';
import { withCause } from '../../db/acts.ts';
import type { Row, Trx } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireActiveEdition } from '../../domain/active-edition.ts';
import { followRestored } from '../../domain/cascade.ts';
import { recordFile } from '../../domain/file-event.ts';
import { conflict } from '../../problem.ts';
import { importAt } from './import-list.ts';
import { requireUnchangedSince } from './import-obstacles.ts';
import { restoreRatings } from './import-restore.ts';

/** Rejects with 409 where it was undone, its edition is inactive, or somebody changed its cells. */
export const revertImport: Handler<'revertImport'> = async ({ db, params, caller, now, parentNotMetCascades }) => {
  const { importId: id } = params;
  const change = { now: now(), caller, cascades: parentNotMetCascades };
  return inTransaction(db, async (trx) => {
    const told = await importAt(trx, id);
    const name = told.FileName ?? 'The file';
    const { edition_ids: editions } = await lockImport(trx, id, name);
    for (const edition of editions.toSorted((a, b) => a - b)) await requireActiveEdition(trx, edition);
    await requireUnchangedSince(trx, { id, name, cascades: parentNotMetCascades });
    const { RatingChangedCount, AssignmentChangedCount, ReferenceAddedCount } = told;
    await recordFile(trx, ActivityKind.Import, {
      ...{ RatingChangedCount, AssignmentChangedCount, ReferenceAddedCount, ImportedOn: told.At },
      ...(told.FileName !== null && { FileName: told.FileName }),
      ...(told.FileDigest !== null && { FileDigest: told.FileDigest }),
    });
    await withCause(trx, { cause: ActivityCause.Import, causeName: name }, async () => {
      await restoreRatings(trx, id, change);
      await followRestored(trx, restoredIn(id), change);
      await sql`delete from reference where id in (${addedReferences(id)})`.execute(trx);
    });
    await markUndone(trx, id, { on: change.now, by: caller.id });
    return created(await importAt(trx, id));
  });
};

/** Waits for whoever undoes it already. */
async function lockImport(trx: Trx, id: number, name: string): Promise<Row<'import'>> {
  const held = await trx.selectFrom('import').selectAll().where('act_id', '=', id).forUpdate().executeTakeFirst();
  if (!held)
    throw conflict('conflict', `${name} cannot be undone: it was imported before what undoing takes was kept.`);
  if (held.undone_on) throw conflict('conflict', `${name} was undone already.`);
  return held;
}

const restoredIn = (id: number): RawBuilder<unknown> => sql`select unnest(pairs) from import_part where act_id = ${id}`;

const addedReferences = (id: number): RawBuilder<unknown> =>
  sql`select record_id from event where act_id = ${id} and record = ${sql.lit(ActivityRecord.Reference)}`;

/** What it kept is needed no more. */
async function markUndone(trx: Trx, id: number, { on, by }: { on: Date; by: number }): Promise<void> {
  await sql`update import set undone_act_id = (current_act()).act_id, undone_on = ${on}::timestamptz, undone_by = ${by}
    where act_id = ${id}`.execute(trx);
  await trx.deleteFrom('import_part').where('act_id', '=', id).execute();
}
