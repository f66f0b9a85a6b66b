import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { getImportFileMockHandler, getImportFileResponseMock } from '#generated/mocks/transfer/transfer.msw.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { expectConsole } from '../../support/console.ts';
import '../../support/library-gaps.ts';
import { api, openScreen } from '../../support/screen.tsx';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const workbook = (name = 'ratings.xlsx') => new File(['x'], name, { type: XLSX });
const fine = getImportFileResponseMock();
const errors = ['Ratings!D17: Score is 2, but must be 0 or 1', 'References!E4: Title needs at least 3 characters'];
const refused = { ...fine, success: false, errors, ErrorCount: 2 };

const row = async (name = 'ratings.xlsx') => {
  const list = await screen.findByRole('list', { name: 'Uploaded files' });
  const found = within(list)
    .getAllByRole('listitem')
    .find((item) => within(item).queryByText(name));
  if (!found) throw new Error(`${name} is not listed`);
  return within(found);
};
const button = async (word: string, name = 'ratings.xlsx') =>
  (await row(name)).getByRole('button', { name: `${word}: ${name}` });
const status = async (name = 'ratings.xlsx') => (await row(name)).getByRole('status').textContent;
const said = () => notices.all().map(({ message }) => message);

async function open(...files: File[]) {
  const opened = await openScreen('/import');
  const choose = async (...chosen: File[]) =>
    opened.user.upload(await screen.findByLabelText('Spreadsheets to import'), chosen);
  if (files.length > 0) await choose(...files);
  return { ...opened, choose };
}

// jsdom lays nothing out: the list of errors is taken to be 400 px high, each of them 37.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(37);
});

/** Answers the imports when told to. */
function held() {
  const answers: ((result: typeof fine) => void)[] = [];
  const asked: string[] = [];
  api.use(
    getImportFileMockHandler(({ request }) => {
      asked.push(new URL(request.url).search);
      return new Promise((resolve) => void answers.push(resolve));
    }),
  );
  return {
    asked,
    answer: async (result = fine) => {
      await waitFor(() => expect(answers.length).toBeGreaterThan(0));
      answers.shift()?.(result);
    },
  };
}

test('[S69] without the permission the page is closed', async () => {
  const { router } = await openScreen('/import', { as: { Permissions: [] } });
  await waitFor(() => expect(router.state.location.pathname).toBe('/unauthorized'));
  expect(said()).toContain('You do not have the required permissions to access the Import Data Page');
});

test('[S70] [S76] at first no files, a drop area and its button', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'IMPORT DATA' })).toBeVisible();
  expect(screen.getByText('No files uploaded')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Select File' })).toBeEnabled();
});

test('[S71] [S74] several files are listed, a name that is there already is ignored with a word till its row is deleted', async () => {
  const { user, choose } = await open(workbook(), workbook('references.xlsx'));
  expect(await status()).toBe('ratings.xlsx: Ready');
  await choose(workbook(), workbook('more.xlsx'));
  await row('more.xlsx');
  expect(screen.getAllByText('ratings.xlsx')).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent('ratings.xlsx is listed already and was ignored.');
  await user.click(await button('Delete', 'references.xlsx'));
  expect(await button('Import Data', 'more.xlsx')).toHaveFocus();
  expect(screen.queryByText('references.xlsx')).toBeNull();
  await user.click(await button('Delete'));
  expect(screen.queryByText(/was ignored/)).toBeNull();
  await user.click(await button('Delete', 'more.xlsx'));
  expect(screen.getByRole('button', { name: 'Select File' })).toHaveFocus();
  expect(screen.getByText('No files uploaded')).toBeVisible();
});

test('[B46] [S71] a corrected file of the same name replaces the failed one in its place; one that is imported stays', async () => {
  expectConsole(/^The import of ratings\.xlsx failed/);
  const server = held();
  const { user, choose } = await open(workbook(), workbook('more.xlsx'));
  await user.click(await button('Import Data'));
  await server.answer(refused);
  await waitFor(async () => expect(await status()).toBe('ratings.xlsx: Failed'));
  expect(said().join('\n')).toContain('was not imported');
  await choose(new File(['corrected'], 'ratings.xlsx', { type: XLSX }));
  await waitFor(async () => expect(await status()).toBe('ratings.xlsx: Ready'));
  expect(screen.queryByText(/was ignored/)).toBeNull();
  expect(said()).toContain('ratings.xlsx replaces the file that failed.');
  const list = await screen.findByRole('list', { name: 'Uploaded files' });
  const names = within(list).getAllByText(/\.xlsx$/, { selector: 'p.font-medium' });
  expect(names.map(({ textContent }) => textContent)).toEqual(['ratings.xlsx', 'more.xlsx']);
  expect((await row()).getByText('9 bytes')).toBeVisible();
  expect(said().join('\n')).not.toContain('was not imported');
  await user.click(await button('Import Data'));
  await server.answer();
  await waitFor(async () => expect(await status()).toBe('ratings.xlsx: Success'));
  await choose(workbook());
  expect(await screen.findByText(/^ratings\.xlsx is listed already and was ignored/)).toBeVisible();
});

test('[B46] [S75] a file of which nobody knows whether it was stored is not replaced', async () => {
  expectConsole(/^The import of ratings\.xlsx failed/);
  api.use(http.post('*/api/v1/import', () => HttpResponse.error()));
  const { user, choose } = await open(workbook());
  await user.click(await button('Import Data'));
  await waitFor(async () => expect(await status()).toBe('ratings.xlsx: Failed'));
  await choose(workbook());
  expect(await screen.findByText(/^ratings\.xlsx is listed already and was ignored/)).toBeVisible();
  expect(await status()).toBe('ratings.xlsx: Failed');
});

test('[S77] [S71] what is no .xlsx is not listed, and it is said why; an empty file is', async () => {
  await open();
  const input = await screen.findByLabelText('Spreadsheets to import');
  const { default: userEvent } = await import('@testing-library/user-event');
  const files = [new File(['x'], 'notes.pdf', { type: 'application/pdf' }), new File([], 'empty.xlsx', { type: XLSX })];
  await userEvent.setup({ applyAccept: false }).upload(input, files);
  await row('empty.xlsx');
  expect(screen.getByRole('alert')).toHaveTextContent('notes.pdf is not an .xlsx spreadsheet.');
  expect(screen.queryByText('notes.pdf')).toBeNull();
});

test('[S72] [S73] while one file is imported no other can be; then it is imported for good', async () => {
  const server = held();
  const { user } = await open(workbook(), workbook('more.xlsx'));
  await user.click(await button('Import Data'));
  expect(await status()).toBe('ratings.xlsx: Importing Data');
  expect((await row()).getByText('Importing Data')).toHaveClass('animate-pulse');
  expect(await button('Import Data', 'more.xlsx')).toHaveAccessibleDescription('Wait for ratings.xlsx');
  await user.click(await button('Import Data', 'more.xlsx'));
  await server.answer();
  await waitFor(async () => expect(await status()).toBe('ratings.xlsx: Success'));
  const done = await button('Imported');
  expect(done).toHaveAttribute('aria-disabled', 'true');
  await user.click(done);
  expect(server.asked).toEqual(['']);
  expect(await button('Import Data', 'more.xlsx')).not.toHaveAttribute('aria-disabled');
  expect((await row()).getByText(/^Changed: 20 ratings, 6 assignments and 7 new references\./)).toBeVisible();
});

test('[S72] an import goes on when the person goes elsewhere, ends in a notice, and its row is there on return', async () => {
  const server = held();
  const { user, router } = await open(workbook());
  await user.click(await button('Import Data'));
  await router.navigate({ to: '/export' });
  await screen.findByRole('heading', { level: 1, name: 'EXPORT DATA' });
  await server.answer();
  await waitFor(() =>
    expect(said()).toContainEqual(expect.stringMatching(/^ratings\.xlsx was imported\. Changed: 20 ratings/)),
  );
  await router.navigate({ to: '/import' });
  expect(await status()).toBe('ratings.xlsx: Success');
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

test.each([
  ['no answer', () => HttpResponse.error(), 'ratings.xlsx: 1 error. It is not known whether anything was stored.'],
  [
    '502',
    () => HttpResponse.json({ status: 502 }, { status: 502 }),
    'ratings.xlsx: 1 error. It is not known whether anything was stored.',
  ],
  ['413', () => HttpResponse.json({ status: 413 }, { status: 413 }), 'ratings.xlsx: 1 error. Nothing was stored.'],
])('[S75] after %s UPLOAD ERRORS says what is known', async (_what, answer, words) => {
  expectConsole(/^The import of|processing likely continues/);
  api.use(http.post('*/api/v1/import', answer));
  const { user } = await open(workbook());
  await user.click(await button('Import Data'));
  await user.click(await screen.findByRole('button', { name: 'See Error(s): ratings.xlsx' }));
  expect(within(await screen.findByRole('dialog', { name: 'UPLOAD ERRORS' })).getByText(words)).toBeVisible();
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
  await waitFor(async () => expect(await status()).toBe('ratings.xlsx: Success'), { timeout: 10_000 });
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

test('[S72] Check Only asks for a dry run, says what would change, and leaves the file ready', async () => {
  const server = held();
  const { user } = await open(workbook());
  await user.click(await button('Check Only'));
  expect(await status()).toBe('ratings.xlsx: Checking');
  await server.answer({ ...fine, DryRun: true });
  await waitFor(async () => expect(await status()).toBe('ratings.xlsx: Ready'));
  expect((await row()).getByText(/^Would change: 20 ratings/)).toBeVisible();
  expect(server.asked).toEqual(['?dryRun=true']);
  expect(await button('Import Data')).not.toHaveAttribute('aria-disabled');
});

test('[S72] a file that has changed on the disk is told so, and can be chosen again', async () => {
  expectConsole(/^The import of ratings\.xlsx failed/);
  const changed = workbook();
  Object.assign(changed, {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }),
  });
  const { user } = await open(changed);
  await user.click(await button('Import Data'));
  expect(await screen.findByRole('button', { name: 'Choose Again: ratings.xlsx' })).toBeVisible();
  const words = 'ratings.xlsx has changed on the disk since it was chosen. Choose it again.';
  expect((await row()).getByText(words)).toBeVisible();
  await user.upload(screen.getByLabelText('The file in the place of ratings.xlsx'), workbook());
  await user.click(await button('Import Data'));
  await waitFor(async () => expect(await status()).toBe('ratings.xlsx: Success'));
});

test('[S126] [S233] a file that sets parents Not Met tells what that decides, and is stored once that is confirmed', async () => {
  const place = { ReportEditionName: 'Road Safety Report 2026', CountryName: 'Kenya' };
  const decided = { ...place, ParentSnapshotName: '1.1.1 Lead agency named in law' };
  const Decides = {
    ...{ Count: 2, Confirmation: '2b7e151628aed2a6abf71589', IsConfirmed: false },
    Ratings: [
      { ...decided, SnapshotName: '1.1.2 Own budget', Score: null, WorkflowStatus: 0 as const },
      { ...decided, SnapshotName: '1.1.3 Yearly report', Score: 1, WorkflowStatus: 3 as const },
    ],
  };
  const server = held();
  const { user } = await open(workbook());
  await user.click(await button('Import Data'));
  await server.answer({ ...fine, success: false, Decides });
  await waitFor(async () => expect(await status()).toMatch(/To Confirm$/));
  expect(said()).toEqual([expect.stringMatching(/is not stored yet.*would decide 2 ratings\.$/)]);
  await user.click(await button('Import Data'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import and decide 2 ratings?' }));
  expect(dialog.getByText('Now: 1 Open, 1 QA Completed.')).toBeVisible();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1.1.2 Own budgetUnratedOpen',
    '1.1.3 Yearly reportScore 1QA Completed',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(server.asked).toEqual(['']);
  await user.click(await button('Import Data'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Import Data' }));
  await server.answer({ ...fine, Decides: { ...Decides, IsConfirmed: true } });
  await waitFor(async () => expect(await status()).toMatch(/Success$/));
  expect(server.asked).toEqual(['', '?confirmation=2b7e151628aed2a6abf71589']);
});

test('[S126] a check tells what the import would decide, and the import then asks first', async () => {
  const Decides = { Count: 700, Confirmation: '2b7e151628aed2a6abf71589', IsConfirmed: false, Ratings: [] };
  const server = held();
  const { user } = await open(workbook());
  await user.click(await button('Check Only'));
  await server.answer({ ...fine, DryRun: true, Decides });
  await waitFor(async () => expect(await status()).toMatch(/Ready$/));
  expect((await row()).getByText(/Parents that become Not Met would decide 700 ratings\.$/)).toBeVisible();
  await user.click(await button('Import Data'));
  expect(await screen.findByRole('dialog', { name: 'Import and decide 700 ratings?' })).toBeVisible();
  expect(server.asked).toEqual(['?dryRun=true']);
});
