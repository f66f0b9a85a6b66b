import { sql } from 'kysely';
import type { Row, Trx } from '../../db/schema.ts';
import { conflict, notFound } from '../../problem.ts';

/** Until the transaction ends nobody else creates or renames an edition: names and the one active edition concern them all. */
export async function lockAllEditions(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('editions'))`.execute(trx);
}

/**
 * Holds an active edition for this transaction alone, where `requireActiveEdition` shares it: for what changes the edition
 * itself, or must see every country and indicator. Rejects with 409 `inactive-edition` (decisions, section 4, 'Duplication').
 */
export async function lockActiveEdition(trx: Trx, editionId: number): Promise<Row<'edition'>> {
  const edition = await trx
    .selectFrom('edition')
    .selectAll()
    .where('id', '=', editionId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!edition) throw notFound();
  if (edition.status !== 1) throw conflict('inactive-edition', `${edition.name} is inactive and cannot be changed.`);
  return edition;
}
