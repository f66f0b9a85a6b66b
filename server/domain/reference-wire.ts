import type { Row } from '../db/schema.ts';
import type { Wire } from './wire.ts';

export type ReferenceRow = Row<'reference'> & { edition_id: number };

export const referenceOnWire = (row: ReferenceRow): Wire<'Reference'> => ({
  Id: row.id,
  CountryIndicatorRatingId: row.country_indicator_id,
  ReportEditionId: row.edition_id,
  Title: row.title,
  Author: row.author,
  PublicationDate: row.publication_date,
  AccessDate: row.access_date,
  Information: row.information,
  URL: row.url,
  Pages: row.pages,
  Publisher: row.publisher,
  Journal: row.journal,
  Volume: row.volume,
  Institution: row.institution,
  BookConferenceTitle: row.book_conference_title,
  Editor: row.editor,
  PlaceConferenceLocation: row.place_conference_location,
  YearFirstUsed: row.year_first_used,
  Version: row.version,
});
