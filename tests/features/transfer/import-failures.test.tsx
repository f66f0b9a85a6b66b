import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { getImportFileMockHandler } from '#generated/mocks/transfer/transfer.msw.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { expectConsole } from '../../support/console.ts';
import { api } from '../../support/screen.tsx';
import '../../support/library-gaps.ts';
import { button, errors, fine, held, open, refused, row, said, status, workbook } from './import-support.ts';

// jsdom lays nothing out: the list of errors is taken to be 400 px high, each of them 37.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(37);
});

test('[S75] [S93] [S105] [S131] errors: the row fails, they are logged and listed with their cells, and Try Again imports it', async () => {
  expectConsole(/^The import of ratings\.xlsx failed/);
  const server = held();
  const { user } = await open(workbook());
  await user.click(await button('Import Data'));
  await server.answer(refused);
  await waitFor(async () => expect(await status()).toBe('ratings.xlsx: Failed'));
  expect(console.error).toHaveBeenCalledWith('The import of ratings.xlsx failed', errors);
  const told = notices.all().find(({ message }) => message.startsWith('ratings.xlsx was not imported: 2 errors.'));
  expect([told?.message.split('\n')[1], told?.action?.label]).toEqual([errors[0], 'Try Again']);

  await user.click(await button('See Error(s)'));
  const panel = within(await screen.findByRole('dialog', { name: 'UPLOAD ERRORS' }));
  expect(panel.getByText('ratings.xlsx: 2 errors. Nothing was stored.')).toBeVisible();
  // its notice does not cover the dialog, and stays in the list of problems
  expect(notices.all().find(({ id }) => id === told?.id)?.shown).toBe(false);
  expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(errors);
  await user.keyboard('{Escape}');
  expect(await button('See Error(s)')).toHaveFocus();

  await user.click(await button('Try Again'));
  await server.answer();
  await waitFor(async () => expect(await status()).toBe('ratings.xlsx: Success'));
});

test('[S75] of 812 errors the first 500 are there, those out of view not in the document; all of them are in the saved file', async () => {
  expectConsole(/^The import of/);
  const many = Array.from({ length: 500 }, (_, at) => `Ratings!D${at + 2}: Score is missing`);
  api.use(getImportFileMockHandler({ ...refused, errors: many, ErrorCount: 812 }));
  const saved: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${saved.push(file)}`, revokeObjectURL: () => {} }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = await open(workbook());
  await user.click(await button('Import Data'));
  await user.click(await screen.findByRole('button', { name: 'See Error(s): ratings.xlsx' }));
  const panel = within(await screen.findByRole('dialog'));
  expect(panel.getByText('ratings.xlsx: 812 errors, the first 500 below. Nothing was stored.')).toBeVisible();
  const shown = panel.getAllByRole('listitem');
  expect(shown.length).toBeLessThan(60);
  expect(shown[0]).toHaveAttribute('aria-setsize', '500');
  await user.click(panel.getByRole('button', { name: 'Download as CSV' }));
  expect((await saved[0]?.text())?.trim().split('\r\n')).toHaveLength(501);
});

const problem = (status: number, code: string, detail: string) =>
  HttpResponse.json({ type: 'about:blank', title: 'No', status, code, detail }, { status });

test('[S131] [S132] a refused file says the server’s words in its row and in the notice, whose Try Again imports it', async () => {
  expectConsole(/^The import of ratings\.xlsx failed/);
  const detail = 'Another import is under way.';
  api.use(http.post('*/api/v1/import', () => problem(409, 'conflict', detail), { once: true }));
  const { user } = await open(workbook());
  await user.click(await button('Import Data'));
  await waitFor(async () => expect(await status()).toBe('ratings.xlsx: Failed'));
  expect((await row()).getByText(detail)).toBeVisible();
  expect(notices.all()[0]).toMatchObject({
    message: `Something went wrong trying to import the file\n${detail}`,
    record: 'ratings.xlsx',
  });
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  await waitFor(async () => expect(await status()).toBe('ratings.xlsx: Success'));
});

test('[S131] a file that is no spreadsheet is not offered to be sent again as it is', async () => {
  expectConsole(/^The import of ratings\.xlsx failed/);
  api.use(http.post('*/api/v1/import', () => problem(415, 'not-a-spreadsheet', 'This is a PDF.')));
  const { user } = await open(workbook());
  await user.click(await button('Import Data'));
  await waitFor(() => expect(said()).toEqual(['Something went wrong trying to import the file\nThis is a PDF.']));
  expect(notices.all()[0]?.action).toBeUndefined();
  // a proxy takes less than the server, and has no words for the person
  api.use(http.post('*/api/v1/import', () => HttpResponse.html('<h1>413</h1>', { status: 413 })));
  await user.click(await button('Try Again'));
  expect(await screen.findByText(/It is larger than the server takes/)).toBeVisible();
});

test('[S75] [S132] where no answer came nobody says that nothing was stored, and Try Again asks with the same key how it went', async () => {
  expectConsole(/^The import of ratings\.xlsx failed/);
  const keys: [string, string | null][] = [];
  api.use(
    http.post('*/api/v1/import', ({ request }) => {
      keys.push([new URL(request.url).search, request.headers.get('Idempotency-Key')]);
      return keys.length === 1 ? HttpResponse.error() : HttpResponse.json(fine);
    }),
  );
  const { user } = await open(workbook());
  await user.click(await button('Import Data'));
  await waitFor(async () => expect(await status()).toBe('ratings.xlsx: Failed'));
  await user.click(await button('See Error(s)'));
  const panel = within(await screen.findByRole('dialog', { name: 'UPLOAD ERRORS' }));
  expect(panel.getByText('ratings.xlsx: 1 error. It is not known whether anything was stored.')).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(await button('Check Only'));
  await waitFor(async () => expect(await status()).toBe('ratings.xlsx: Ready'));
  await user.click(await button('Import Data'));
  await waitFor(async () => expect(await status()).toBe('ratings.xlsx: Success'));
  const [first, check, again] = keys;
  expect(check?.[0]).toBe('?dryRun=true');
  expect(first?.[1]).toBe(again?.[1]);
  expect(check?.[1]).not.toBe(again?.[1]);
});

test('[S72] [S129] after 503 the file is still being imported until the server has said how it went', async () => {
  expectConsole(/503, processing likely continues/);
  const keys: (string | null)[] = [];
  api.use(
    http.post('*/api/v1/import', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return keys.length === 1 ? problem(503, 'unavailable', 'Busy.') : HttpResponse.json(fine);
    }),
  );
  const { user } = await open(workbook());
  await user.click(await button('Import Data'));
  await waitFor(() => expect(said()).toEqual(['Still processing']));
  expect(await status()).toBe('ratings.xlsx: Importing Data');
  await waitFor(async () => expect(await status()).toBe('ratings.xlsx: Success'));
  expect(new Set(keys).size).toBe(1);
});

test('[S72] an upload that is cancelled leaves the file ready and says nothing', async () => {
  held();
  vi.spyOn(XMLHttpRequest.prototype, 'upload', 'get').mockReturnValue({} as XMLHttpRequestUpload);
  const { user } = await open(workbook());
  await user.click(await button('Import Data'));
  await user.click(await button('Cancel'));
  expect(await status()).toBe('ratings.xlsx: Ready');
  expect(await button('Import Data')).not.toHaveAttribute('aria-disabled');
  expect(said()).toEqual([]);
});

test('[S72] the retry of a file goes with its row', async () => {
  expectConsole(/^The import of ratings\.xlsx failed/);
  api.use(http.post('*/api/v1/import', () => problem(409, 'conflict', 'Not now.')));
  const { user } = await open(workbook());
  await user.click(await button('Import Data'));
  await waitFor(() => expect(said()).toHaveLength(1));
  await user.click(await button('Delete'));
  expect(said()).toEqual([]);
});
