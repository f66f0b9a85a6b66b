import type { Db } from '../../../server/db/schema.ts';

/** What a spreadsheet would run, what looks like its guard, and what breaks lines and fields. */
export const oddNotes: string[] = [
  '=HYPERLINK("http://evil.invalid","Press")',
  '+1+1',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  "'=already guarded",
  "''=twice",
  "'plain apostrophe",
  '＝1+1',
  'Two\nlines, "quoted"',
  'Two\r\nlines',
  'NA',
  'null',
  '#N/A',
  '_x0041_ and \u0007',
  ' padded ',
];

/** Gives the first indicators of a country these notes, by number. */
export async function noteOdd(
  db: Db,
  { editionId, countryId }: { editionId: number; countryId: number },
): Promise<void> {
  const pairs = await db
    .selectFrom('country_indicator as ci')
    .innerJoin('indicator as i', 'i.id', 'ci.indicator_id')
    .select('ci.id')
    .where('ci.edition_id', '=', editionId)
    .where('ci.country_id', '=', countryId)
    .orderBy('i.number')
    .limit(oddNotes.length)
    .execute();
  for (const [at, { id }] of pairs.entries())
    await db.updateTable('country_indicator').set({ researcher_note: oddNotes[at] }).where('id', '=', id).execute();
}
