import type { Db, Row, Trx } from '../db/schema.ts';
import { conflict, notFound } from '../problem.ts';
import { instant, instantOrNull, type Wire } from './wire.ts';

export const editionOnWire = (edition: Row<'edition'>): Wire<'ReportEdition'> => ({
  Id: edition.id,
  Name: edition.name,
  StartDate: edition.start_date,
  EndDate: edition.end_date,
  CreationDate: instant(edition.creation_date),
  InactiveDate: instantOrNull(edition.inactive_date),
  Status: edition.status as Wire<'EditionStatus'>,
  Version: edition.version,
});

/** All editions, newest first. */
export async function listEditions(db: Db): Promise<Wire<'ReportEdition'>[]> {
  const rows = await db
    .selectFrom('edition')
    .selectAll()
    .orderBy('creation_date', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(editionOnWire);
}

/**
 * Holds the edition active until the transaction ends: every write but those on previous references begins with it.
 * Rejects with 409 `inactive-edition` (ADR-019).
 */
export async function requireActiveEdition(trx: Trx, editionId: number): Promise<void> {
  const edition = await trx
    .selectFrom('edition')
    .select(['name', 'status'])
    .where('id', '=', editionId)
    .forShare()
    .executeTakeFirst();
  if (!edition) throw notFound();
  if (edition.status !== 1) throw conflict('inactive-edition', `${edition.name} is inactive and cannot be changed.`);
}
