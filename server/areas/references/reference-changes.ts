/** Adds, changes and removes references, each in one transaction on the locked rating [S245]. */
import { sql } from 'kysely';
import { type Caller, heldFor, heldForReference, requireAllowed } from '../../access.ts';
import { created, type Handler, noContent, ok } from '../../call.ts';
import type { Row, Trx } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireActiveEdition } from '../../domain/active-edition.ts';
import { type Pair, pairOf } from '../../domain/addressed-record.ts';
import { requireVersion } from '../../domain/versions.ts';
import { notFound } from '../../problem.ts';
import { columnsOf, requireFields } from './reference-fields.ts';
import { readReference } from './reference-reads.ts';

/** Locks the rating, so that changes of its references run one after another. */
export async function lockRating(trx: Trx, { id }: Pair): Promise<Row<'country_indicator'>> {
  const rating = await trx
    .selectFrom('country_indicator')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!rating) throw notFound();
  return rating;
}

/** Adds a reference, first used in the year of its edition. Rejects with 403, 422 or 409. */
export const addReference: Handler<'addReference'> = async ({ db, record, caller, body, now }) => {
  const [pair, changedOn] = [pairOf(record), now()];
  return inTransaction(db, async (trx) => {
    const rating = await lockRating(trx, pair);
    requireAllowed('addReference', heldFor(caller, rating));
    requireFields(body, rating);
    await requireActiveEdition(trx, rating.edition_id);
    const { id } = await trx
      .insertInto('reference')
      .values({
        ...columnsOf(body),
        country_indicator_id: rating.id,
        year_first_used: sql`(select extract(year from start_date)::int from edition where id = ${rating.edition_id})`,
        changed_on: changedOn,
        changed_by: caller.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return created(await readReference(trx, id));
  });
};

/** Changes the fields of the body but no year of first use. Rejects with 403, 404, 422 or 409. */
export const updateReference: Handler<'updateReference'> = async ({ db, record, params, caller, body, now }) => {
  const { referenceId } = params;
  const [pair, changedOn] = [pairOf(record), now()];
  return inTransaction(db, async (trx) => {
    const rating = await lockRating(trx, pair);
    await requireMayChange(trx, 'updateReference', { pair: rating, caller });
    const reference = await trx
      .selectFrom('reference')
      .selectAll()
      .where('id', '=', referenceId)
      .where('country_indicator_id', '=', rating.id)
      .forUpdate()
      .executeTakeFirst();
    if (!reference) throw notFound();
    requireFields(body, rating, reference);
    await requireVersion(trx, reference, body.Version);
    await trx
      .updateTable('reference')
      .set({ ...columnsOf(body), version: reference.version + 1, changed_on: changedOn, changed_by: caller.id })
      .where('id', '=', referenceId)
      .execute();
    return ok(await readReference(trx, referenceId));
  });
};

/** Removes a reference; a missing one is no error. Rejects with 403, or 404 for another rating. */
export const removeReference: Handler<'removeReference'> = async ({ db, record, params: { referenceId }, caller }) => {
  const pair = pairOf(record);
  return inTransaction(db, async (trx) => {
    const rating = await lockRating(trx, pair);
    await requireMayChange(trx, 'removeReference', { pair: rating, caller });
    await trx
      .deleteFrom('reference')
      .where('id', '=', referenceId)
      .where('country_indicator_id', '=', rating.id)
      .execute();
    const elsewhere = await trx.selectFrom('reference').select('id').where('id', '=', referenceId).executeTakeFirst();
    if (elsewhere) throw notFound();
    return noContent;
  });
};

/**
 * Rights depend on whether the edition is active, which stays so until the end; references are the
 * only thing that can be changed in an inactive edition.
 */
async function requireMayChange(
  trx: Trx,
  operationId: 'updateReference' | 'removeReference',
  { pair, caller }: { pair: Pair; caller: Caller },
): Promise<void> {
  const edition = await trx
    .selectFrom('edition')
    .select(['id', 'status'])
    .where('id', '=', pair.edition_id)
    .forShare()
    .executeTakeFirst();
  if (!edition) throw notFound();
  requireAllowed(operationId, heldForReference(caller, pair, edition));
}
