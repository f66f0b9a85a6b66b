import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Wire } from '../../../server/domain/wire.ts';
import { openTestApp, type TestApp } from '../support/app.ts';
import { rowOf, setPermissions, setRow } from '../support/ratings.ts';
import { openWorkbook } from '../support/workbook-reader.ts';
import {
  type Cell,
  exportWorkbook,
  importSheets,
  kenyaRows,
  ratingHeadings,
  rowsOfImports,
  type Sheets,
  type UploadOptions,
} from './support.ts';

// Kenya's 1.1.4 in the active edition, which is due on these days
const id = 100_204;
const [research, qa] = ['2026-11-30', '2026-12-15'];
const headings = [...ratingHeadings, 'Research Due Date', 'QA Due Date', 'Status Since'];

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  await test.db
    .updateTable('edition')
    .set({ research_due_date: research, qa_due_date: qa })
    .where('id', '=', 4)
    .execute();
});
afterAll(() => test.close());
beforeEach(() => setRow(test, { status: 1, status_since: '2026-03-02T23:30:00Z', ...own(null, null) }, id));

const own = (research_due_date: string | null, qa_due_date: string | null) => ({ research_due_date, qa_due_date });
const dated = (...cells: Cell[]): Sheets => ({
  Ratings: [headings, ...kenyaRows([['1.1.4', null, null, null, ...cells]])],
});
const imported = (cells: Cell[], options?: UploadOptions) => importSheets(test, dated(...cells), options);
const datesOf = async () => {
  const { research_due_date, qa_due_date } = await rowOf(test, id);
  return [research_due_date, qa_due_date];
};

describe('due dates in a file', () => {
  it('[B22] become the row’s own, without a new version; an empty cell leaves a date', async () => {
    const before = await rowOf(test, id);
    const { success, Summary } = await imported(['2026-12-07', null]);
    expect([success, Summary.AssignmentChangedCount, Summary.RatingChangedCount]).toEqual([true, 1, 0]);
    expect(await rowOf(test, id)).toEqual({ ...before, research_due_date: '2026-12-07' });
    await imported([null, new Date('2026-12-20T00:00:00Z')]);
    expect(await datesOf()).toEqual(['2026-12-07', '2026-12-20']);
  });

  it('[B22] take the row’s own away where they are those of the edition', async () => {
    await setRow(test, own('2026-12-07', '2026-12-20'), id);
    await imported([research, '2026-12-20']);
    expect(await datesOf()).toEqual([null, '2026-12-20']);
  });

  it('[B22] [B46] are told old and new before and after, and undone', async () => {
    const Changes = [{ Field: 'ResearchDueDate', Old: null, New: '2026-12-07', IsWithheld: false }];
    const { CheckId = '' } = await imported(['2026-12-07', null], { dryRun: true });
    const found = await test.call('readImportCheckChanges', { as: 1, params: { checkId: CheckId }, query: {} });
    expect(found.json().Data).toMatchObject([{ RecordId: id, Changes }]);
    expect(await datesOf()).toEqual([null, null]);
    const { ImportId: importId = 0 } = await imported(['2026-12-07', null]);
    const told = await test.call('readImportChanges', { as: 1, params: { importId }, query: {} });
    expect(told.json().Data).toMatchObject([{ RecordId: id, Changes }]);
    expect((await test.call('revertImport', { as: 1, params: { importId } })).statusCode).toBe(201);
    expect(await datesOf()).toEqual([null, null]);
  });

  it('[B46] cannot be undone where somebody set another day since', async () => {
    const { ImportId: importId = 0 } = await imported(['2026-12-07', null]);
    await setRow(test, own('2026-12-08', null), id);
    expect((await test.call('revertImport', { as: 1, params: { importId } })).statusCode).toBe(409);
    expect(await datesOf()).toEqual(['2026-12-08', null]);
  });

  const tooLate = '2999-01-01';
  it.each<[what: string, cells: Cell[], errors: string[]]>([
    ['no day', ['soon', null], ["Ratings!G2: Research Due Date is 'soon', but must be a date such as 2026-02-28"]],
    [
      'a day that is in no month',
      [null, '2026-02-30'],
      ["Ratings!H2: QA Due Date is '2026-02-30', but must be a date such as 2026-02-28"],
    ],
    ['a day after the edition', [null, tooLate], ['Ratings!H2: The due date must be a day of the edition']],
  ])('[B22] [Q-R20] %s is refused in its cell', async (_what, cells, errors) => {
    const before = await rowsOfImports(test);
    expect(await imported(cells)).toMatchObject({ success: false, errors });
    expect(await rowsOfImports(test)).toEqual(before);
  });

  it('[B22] of a completed rating are refused, but for those in force', async () => {
    await setRow(test, { status: 3 }, id);
    expect((await imported(['2026-12-07', null])).errors).toEqual([
      'Ratings!G2: QA is completed: an import does not change it',
    ]);
    expect((await imported([research, qa])).errors).toEqual([]);
  });

  it('[B22] are refused to who may import, but not set due dates', async () => {
    await setPermissions(test, 1, ['dataentry-import']);
    expect((await imported(['2026-12-07', null], { as: 2 })).errors).toEqual([
      'Ratings!G2: You may not change due dates',
    ]);
  });

  it('[B23] Status Since is not read', async () => {
    const before = await rowsOfImports(test);
    expect((await imported([null, null, '1999-01-01'])).errors).toEqual([]);
    expect(await rowsOfImports(test)).toEqual(before);
  });
});

it('[B22] [B23] an export has the due dates in force and the day of the status', async () => {
  await setRow(test, own('2026-12-07', null), id);
  const request: Wire<'ExportRequest'> = {
    ...{ ReportEditionIds: [4], ExportFieldChoice: 0, ExportFormatChoice: null },
    ...{ CountryIds: [404], IndicatorIds: [4] },
  };
  const [sheet] = await openWorkbook(await exportWorkbook(test, request));
  expect(sheet?.rows[1]?.slice(-3).map((cell) => cell?.value)).toEqual(['2026-12-07', qa, '2026-03-02']);
});
