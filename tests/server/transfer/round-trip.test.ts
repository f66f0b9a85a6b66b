import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Wire } from '../../../server/domain/wire.ts';
import { openTestApp, type TestApp } from '../support/app.ts';
import { contentOf, exportWorkbook, upload } from './support.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ contents: 'demo' });
});
afterAll(() => test.close());

const membersOf = async (editionId: number) =>
  (
    await test.db
      .selectFrom('edition_country')
      .select('country_id')
      .where('edition_id', '=', editionId)
      .orderBy('country_id')
      .execute()
  ).map(({ country_id }) => country_id);
const IndicatorIds = Array.from({ length: 150 }, (_, index) => index + 1);
type Choice = Pick<Wire<'ExportRequest'>, 'ReportEditionIds' | 'ExportFieldChoice' | 'ExportFormatChoice'>;

/** A whole edition once; the other formats over some countries. */
const SOME = 16;

const choices: [what: string, choice: Choice, countries: number, rows: number][] = [
  [
    'ratings of the active edition',
    { ReportEditionIds: [4], ExportFieldChoice: 0, ExportFormatChoice: null },
    193,
    193 * 150,
  ],
  [
    'a tab an indicator, of two editions',
    { ReportEditionIds: [4, 3], ExportFieldChoice: 1, ExportFormatChoice: 0 },
    SOME,
    2 * SOME * 150,
  ],
  [
    'a tab a country, of an inactive edition',
    { ReportEditionIds: [2], ExportFieldChoice: 1, ExportFormatChoice: 1 },
    SOME,
    SOME * 150,
  ],
];

describe('an exported file changes nothing when it is imported', () => {
  it.each(choices)('[S126] [S128] %s', async (_what, choice, countries, rows) => {
    const before = await contentOf(test);
    const file = await exportWorkbook(test, {
      ...choice,
      CountryIds: (await membersOf(2)).slice(0, countries),
      IndicatorIds,
    });
    const answer = await upload(test, file);
    expect(answer.json()).toMatchObject({ success: true, errors: [], ErrorCount: 0, DryRun: false });
    const { ReferenceRowCount, ReferenceUnchangedCount, ...summary } = answer.json().Summary;
    expect(summary).toEqual({
      RatingRowCount: rows,
      RatingChangedCount: 0,
      RatingUnchangedCount: rows,
      AssignmentChangedCount: 0,
      ReferenceAddedCount: 0,
    });
    expect(ReferenceUnchangedCount).toBe(ReferenceRowCount);
    expect(ReferenceRowCount > 100).toBe(choice.ExportFieldChoice === 1);
    expect(await contentOf(test)).toBe(before);
  });
});
