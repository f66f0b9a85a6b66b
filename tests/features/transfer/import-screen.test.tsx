import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectConsole } from '../../support/console.ts';
import { api, openScreen } from '../../support/screen.tsx';
import '../../support/library-gaps.ts';
import { button, fine, held, open, refused, row, said, status, workbook, XLSX } from './import-support.ts';

// jsdom lays nothing out: the list of errors is taken to be 400 px high, each of them 37.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(37);
});

test('[S69] without the permission the page is closed', async () => {
  const { router } = await openScreen('/import', { as: { Permissions: [] } });
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/unauthorized'));
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
  expect(await screen.findByRole('button', { name: 'Select Again: ratings.xlsx' })).toBeVisible();
  const words = 'ratings.xlsx has changed on the disk since it was selected. Select it again.';
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
