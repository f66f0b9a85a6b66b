import type { components } from '#generated/schema.ts';
import type { NewRow, Row } from '../../../server/db/schema.ts';
import { kenyaRatingId, type TestApp } from './app.ts';
import { rowsOf } from './unchanged.ts';

export type Reference = components['schemas']['Reference'];

/** Kenya's 1.1.1 in the active edition and the year before, as reference addresses name them. */
export const current = { editionId: 4, ratingId: kenyaRatingId };
export const previous = { editionId: 3, ratingId: kenyaRatingId - 28_950 };

/** What has to be typed. */
export const typed = {
  Title: 'Strategic plan',
  Author: 'National Transport and Safety Authority',
  PublicationDate: '2024',
  Information: 'Chapter 2 repeats the mandate.',
};

export const bodyFor = ({ editionId, ratingId }: { editionId: number; ratingId: number }) => ({
  ReportEditionId: editionId,
  CountryIndicatorRatingId: ratingId,
  ...typed,
});

/** Puts a reference into the database past the API, as old data is; returns its Id. */
export async function putReference(test: TestApp, values: Partial<NewRow<'reference'>> = {}): Promise<number> {
  const { id } = await test.db
    .insertInto('reference')
    .values({
      country_indicator_id: kenyaRatingId,
      title: typed.Title,
      author: typed.Author,
      publication_date: typed.PublicationDate,
      information: typed.Information,
      year_first_used: 2026,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Equal as long as no reference is added, changed or removed. */
export const allReferences = (test: TestApp): Promise<unknown> => rowsOf(test.db, ['reference']);

export const referencesOf = (test: TestApp, ratingId: number): Promise<Row<'reference'>[]> =>
  test.db.selectFrom('reference').selectAll().where('country_indicator_id', '=', ratingId).orderBy('id').execute();

/** The rating of an indicator of edition 4 for a country. */
export const ratingOf = (
  test: TestApp,
  { indicatorId, countryId }: { indicatorId: number; countryId: number },
): Promise<Row<'country_indicator'>> =>
  test.db
    .selectFrom('country_indicator')
    .selectAll()
    .where('indicator_id', '=', indicatorId)
    .where('country_id', '=', countryId)
    .executeTakeFirstOrThrow();
