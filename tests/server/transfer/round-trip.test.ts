import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Wire } from '../../../server/domain/wire.ts';
import { openTestApp, type TestApp } from '../support/app.ts';
import { contentOf, exportWorkbook, upload } from './support.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const allCountries = async () => (await test.db.selectFrom('country').select('id').execute()).map(({ id }) => id);
const IndicatorIds = Array.from({ length: 150 }, (_, index) => index + 1);
type Choice = Pick<Wire<'ExportRequest'>, 'ReportEditionIds' | 'ExportFieldChoice' | 'ExportFormatChoice'>;

const choices: [what: string, choice: Choice, rows: number][] = [
  [
    'ratings of the active edition',
    { ReportEditionIds: [4], ExportFieldChoice: 0, ExportFormatChoice: null },
    193 * 150,
  ],
  [
    'a tab an indicator, of two editions',
    { ReportEditionIds: [4, 3], ExportFieldChoice: 1, ExportFormatChoice: 0 },
    2 * 193 * 150,
  ],
  [
    'a tab a country, of an inactive edition',
    { ReportEditionIds: [2], ExportFieldChoice: 1, ExportFormatChoice: 1 },
    193 * 150,
  ],
];

describe('an exported file changes nothing when it is imported', () => {
  it.each(choices)('[S126] [S128] %s', async (_what, choice, rows) => {
    const before = await contentOf(test);
    const file = await exportWorkbook(test, { ...choice, CountryIds: await allCountries(), IndicatorIds });
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
    expect(ReferenceRowCount > 500).toBe(choice.ExportFieldChoice === 1);
    expect(await contentOf(test)).toBe(before);
  });
});
