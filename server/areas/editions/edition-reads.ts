import type { RatingCheck } from '#generated/enums.ts';
import { type Handler, ok } from '../../call.ts';
import type { Row } from '../../db/schema.ts';
import { editionOf } from '../../domain/addressed-record.ts';
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
  ResearchDueDate: edition.research_due_date,
  QADueDate: edition.qa_due_date,
  ChecksOff: (edition.checks_off ?? []) as RatingCheck[],
});

/** All editions, newest first. */
export const listReportEditions: Handler<'listReportEditions'> = async ({ db }) => {
  const rows = await db
    .selectFrom('edition')
    .selectAll()
    .orderBy('creation_date', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return ok(rows.map(editionOnWire));
};

/** The same list, under the permission to export. */
export const listExportReportEditions: Handler<'listExportReportEditions'> = (call) => listReportEditions(call);

export const readReportEdition: Handler<'readReportEdition'> = async ({ record }) =>
  ok(editionOnWire(editionOf(record)));
