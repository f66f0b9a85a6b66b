import { readXlsx } from 'hucre/xlsx';
import type { FileRejection } from 'react-dropzone';
import { expect, test } from 'vitest';
import { getImportFileResponseMock } from '#generated/mocks/transfer/transfer.msw.ts';
import { errorsFile, placeOf } from '#src/features/transfer/import/error-place.ts';
import { answered, begun, failed, newRow } from '#src/features/transfer/import/import-row.ts';
import { sizeOf, stageOf, statusOf, storedWords, summaryOf } from '#src/features/transfer/import/import-words.ts';
import { ignoredWords, rejectionWords } from '#src/features/transfer/import/rejections.ts';
import { templateFile, templateSheets } from '#src/features/transfer/import/template.ts';
import { ApiError } from '#src/lib/api/api-error.ts';
import { tables } from '../../../server/areas/transfer/table-columns.ts';

const file = new File(['x'], 'ratings.xlsx');
const noLimits = { minSize: 0, maxSize: Number.POSITIVE_INFINITY, maxFiles: 0 };
const rejection = (code: string, own: File = file): FileRejection => ({
  file: own as FileRejection['file'],
  errors: [{ code, message: code }],
});

test('[S72] [S105] a row goes from Ready by Importing Data to Success or Failed', () => {
  const ready = newRow(1, file);
  const importing = begun(ready, false);
  const fine = getImportFileResponseMock();
  expect([ready, importing, answered(importing, fine), failed(importing, new Error('No.'))].map(statusOf)).toEqual([
    'Ready',
    'Importing Data',
    'Success',
    'Failed',
  ]);
  expect(answered(importing, { ...fine, success: false, errors: ['A'], ErrorCount: 700 })).toMatchObject({
    state: 'failed',
    errors: ['A'],
    errorCount: 700,
  });
  expect(answered(begun(ready, true), { ...fine, DryRun: true }).state).toBe('ready');
});

test.each([
  [0, false, 'It is not known whether anything was stored.'],
  [503, false, 'It is not known whether anything was stored.'],
  [500, false, 'It is not known whether anything was stored.'],
  [413, false, 'Nothing was stored.'],
  [0, true, 'A check stores nothing.'],
])('[S75] after %i (only a check: %s) the list of errors says what is known: %s', (status, checkOnly, words) => {
  const error = new ApiError('importFile', '/api/v1/import', { status });
  expect(storedWords(failed(begun(newRow(1, file), checkOnly), error))).toBe(words);
});

test('[S72] the stage says how much is uploaded, then what the server does', () => {
  const row = begun(newRow(1, file), false);
  expect(stageOf({ ...row, sent: 0.426 })).toBe('Uploading 42 %');
  expect(stageOf({ ...row, sent: 1 })).toBe('Checking every cell, then storing…');
});

test('[S77] each rejection says the file and the reason: type, too large, too small, too many', () => {
  const limits = { minSize: 10, maxSize: 5 * 1024 * 1024, maxFiles: 2 };
  const large = new File([new Uint8Array(6 * 1024 * 1024)], 'large.xlsx');
  expect(
    rejectionWords(
      [
        rejection('file-invalid-type', new File(['x'], 'notes.pdf')),
        rejection('file-too-large', large),
        rejection('file-too-small'),
        rejection('too-many-files'),
        rejection('too-many-files', large),
      ],
      limits,
    ),
  ).toEqual([
    'notes.pdf is not an .xlsx spreadsheet.',
    'large.xlsx is too large: 6 MB, at most 5 MB.',
    'ratings.xlsx is too small: 1 byte, at least 10 bytes.',
    'Too many files: at most 2 at once.',
  ]);
  expect(rejectionWords([rejection('odd')], noLimits)).toEqual(['ratings.xlsx was not taken: odd']);
});

test('[S71] a name that is listed already gets a word', () => {
  expect(ignoredWords(['ratings.xlsx'])).toEqual([
    'ratings.xlsx is listed already and was ignored. Delete it from the list to select it anew.',
  ]);
});

test('[S93] a result is told in numbers, before and after', () => {
  const { Summary, ...fine } = getImportFileResponseMock();
  expect(summaryOf({ ...fine, DryRun: false, Summary })).toBe(
    'Changed: 20 ratings, 6 assignments and 7 new references. 4 ratings and 2 references stayed as before.',
  );
  expect(summaryOf({ ...fine, DryRun: true, Summary: { ...Summary, RatingChangedCount: 1 } })).toMatch(
    /^Would change: 1 rating, /,
  );
  const none = { RatingChangedCount: 0, AssignmentChangedCount: 0, ReferenceAddedCount: 0 };
  expect(summaryOf({ ...fine, DryRun: false, Summary: { ...Summary, ...none } })).toMatch(
    /^Nothing changed\. 4 ratings/,
  );
  expect([sizeOf(812), sizeOf(20_480), sizeOf(1_600_000)]).toEqual(['812 bytes', '20 kB', '1.5 MB']);
});

test('[S75] an error is split into sheet, cell and words, and saved so that no program takes it for a formula', async () => {
  expect(placeOf('Ratings!D17: Score is 2, not: 0')).toEqual({
    sheet: 'Ratings',
    cell: 'D17',
    message: 'Score is 2, not: 0',
  });
  expect(placeOf('The file is empty.')).toEqual({ sheet: '', cell: '', message: 'The file is empty.' });
  const saved = errorsFile('ratings.xlsx', ['Ratings!D17: Score is "2"', '=1+1', '=cmd!A1: no']);
  expect(saved.name).toBe('ratings errors.csv');
  expect(await saved.text()).toBe(
    '"Sheet","Cell","Error"\r\n"Ratings","D17","Score is ""2"""\r\n"","","\'=1+1"\r\n"\'=cmd","A1","no"\r\n',
  );
  expect(new Uint8Array(await saved.arrayBuffer()).subarray(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
});

test('[S71] the template has the columns that the server reads, and holds nothing else', async () => {
  expect(templateSheets).toEqual({ Ratings: tables.ratings, References: tables.references });
  const file = await templateFile();
  const { sheets } = await readXlsx((await file?.arrayBuffer()) ?? new ArrayBuffer());
  expect(sheets.map(({ name, rows }) => [name, rows])).toEqual([
    ['Ratings', [[...tables.ratings.needed, ...tables.ratings.optional]]],
    ['References', [[...tables.references.needed, ...tables.references.optional]]],
  ]);
});
