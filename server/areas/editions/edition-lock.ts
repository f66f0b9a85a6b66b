import { sql } from 'kysely';
import { EditionStatus } from '#generated/enums.ts';
import type { Row, Trx } from '../../db/schema.ts';
import { conflict, notFound } from '../../problem.ts';

/** Serialises creating and renaming editions: names and the one active edition concern them all. */
export async function lockAllEditions(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('editions'))`.execute(trx);
}

/**
 * Locks an active edition exclusively, where `requireActiveEdition` locks it shared: for changes of
 * the edition itself, and for those that must see every country and indicator.
 * Rejects with 409 `inactive-edition` (ADR-061).
 */
export async function lockActiveEdition(trx: Trx, editionId: number): Promise<Row<'edition'>> {
  const edition = await trx
    .selectFrom('edition')
    .selectAll()
    .where('id', '=', editionId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!edition) throw notFound();
  if (edition.status !== EditionStatus.Active)
    throw conflict('inactive-edition', `${edition.name} is inactive and cannot be changed.`);
  return edition;
}
