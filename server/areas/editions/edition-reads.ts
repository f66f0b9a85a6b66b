import type { Db, Row } from '../../db/schema.ts';
import { instant, instantOrNull, type Wire } from '../../domain/wire.ts';

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
