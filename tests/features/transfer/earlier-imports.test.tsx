import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  getListImportsMockHandler,
  getListImportsResponseMock,
  getReadImportChangesMockHandler,
  getReadImportChangesResponseMock,
} from '#generated/mocks/transfer/transfer.msw.ts';
import type { Import } from '#generated/model/index.ts';
import { countWords, undoWords } from '#src/features/transfer/earlier/earlier-words.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { obstacleWords } from '#src/lib/obstacle-words.ts';
import { expectConsole } from '../../support/console.ts';
import '../../support/library-gaps.ts';
import { api, openScreen } from '../../support/screen.tsx';

const [standing, undone] = getListImportsResponseMock().Data as [Import, Import];

// jsdom lays nothing out: the list of changes is taken to be 400 px high, each of them 80.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(80);
});

const item = async (name: string) => {
  const list = await screen.findByRole('list', { name: 'Earlier imports' });
  const found = within(list)
    .getAllByRole('listitem')
    .find((one) => within(one).queryByText(name));
  if (!found) throw new Error(`${name} is not listed`);
  return within(found);
};

test('[B46] earlier imports say who, when, which file and how much; what was undone says by whom', async () => {
  await openScreen('/import');
  const first = await item('kenya-november.xlsx');
  expect(first.getByText('Amara Okafor')).toBeVisible();
  expect(first.getByText('AO')).toBeVisible();
  expect(first.getByText(/18 Nov 2026/)).toBeVisible();
  expect(
    first.getByText('Changed: 2 ratings, 1 assignment and 1 new reference. Parents decided or gave back 1 rating.'),
  ).toBeVisible();
  expect(first.getByText(standing.FileDigest ?? '')).toHaveAttribute('title', standing.FileDigest);
  const second = await item('norway.xlsx');
  expect(second.getByText(/^Undone by Amara Okafor on 1\d Nov 2026/)).toBeVisible();
  expect(second.queryByRole('button', { name: /^Undo import/ })).toBeNull();
});

test('[B46] its changes open old → new, with the words of a note, what a parent decides and a new reference', async () => {
  const { user } = await openScreen('/import');
  const first = await item('kenya-november.xlsx');
  await user.click(first.getByRole('button', { name: 'See Changes: kenya-november.xlsx' }));
  const dialog = await screen.findByRole('dialog', { name: 'Changes of kenya-november.xlsx' });
  const [rating, decided, work, source] = await within(dialog).findAllByRole('listitem');
  expect(rating).toHaveTextContent(/1\.1\.1 Lead agency named in law.*Kenya · Road Safety Report 2026/);
  expect(rating).toHaveTextContent(/Score1 → 0.*RatingMet → Not Met/);
  expect(rating?.querySelector('del')).not.toBeNull();
  expect(rating?.querySelector('ins')).not.toBeNull();
  expect(decided).toHaveTextContent('Decided by 1.1.1 Lead agency named in law, which is Not Met');
  expect(work).toHaveTextContent(/StatusOpen → Research In Progress.*Research usernone → Rui Tanaka/);
  expect(source).toHaveTextContent(/New reference ‘National road safety act’.*AuthorParliament of Kenya/);
  await user.click(within(dialog).getByText('Close', { selector: 'button' }));
  expect(first.getByRole('button', { name: 'See Changes: kenya-november.xlsx' })).toHaveFocus();
});

test('[B46] of 28,950 changes only those in view are in the page', async () => {
  const [change] = getReadImportChangesResponseMock().Data;
  api.use(getReadImportChangesMockHandler({ Data: Array.from({ length: 100 }, () => change as never), Count: 28_950 }));
  const { user } = await openScreen('/import');
  await user.click((await item('kenya-november.xlsx')).getByRole('button', { name: /^See Changes/ }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('100 of 28,950')).toBeVisible();
  const shown = within(dialog).getAllByRole('listitem');
  expect(shown.length).toBeLessThan(40);
  expect(shown[0]).toHaveAttribute('aria-setsize', '28950');
});

test('[B46] undoing says first what goes back, shows it at once and tells that it is done', async () => {
  const { user } = await openScreen('/import');
  const first = await item('kenya-november.xlsx');
  await user.click(first.getByRole('button', { name: 'Undo import…: kenya-november.xlsx' }));
  const dialog = await screen.findByRole('dialog', { name: 'Undo the import of kenya-november.xlsx?' });
  expect(dialog).toHaveTextContent('2 ratings as before: score, note, status, who rated and when');
  expect(dialog).toHaveTextContent('1 rating that parents in the file decided or gave back');
  expect(dialog).toHaveTextContent('1 assignment as before: people and due dates');
  expect(dialog).toHaveTextContent('1 reference that it added');
  api.use(
    getListImportsMockHandler({ Data: [{ ...standing, UndoState: 1, UndoneByName: 'Rui Tanaka' }, undone], Count: 2 }),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Undo Import' }));
  await waitFor(async () => expect((await item('kenya-november.xlsx')).getByText(/^Undone by/)).toBeVisible());
  const button = (await item('kenya-november.xlsx')).getByRole('button', { name: /^Undo import/ });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
  await waitFor(() =>
    expect(notices.all().map(({ message }) => message)).toContain('The import of kenya-november.xlsx is undone.'),
  );
});

test('[B46] what was changed since stands below the import, with who and when, and no retry is offered', async () => {
  expectConsole(/./);
  const refusal = {
    ...{ type: 'about:blank', title: 'Conflict', status: 409, code: 'changed-since' },
    detail: 'kenya-november.xlsx cannot be undone: 7 of its changes were changed since.',
    ChangedSince: Array.from({ length: 7 }, (_, at) => ({
      ...{ ReportEditionName: 'Road Safety Report 2026', CountryName: 'Kenya', SnapshotName: `1.1.${at + 1} Agency` },
      ...{ ReferenceTitle: null, ChangedByName: 'Rui Tanaka', ChangedOn: '2026-11-18T09:02:00Z' },
    })),
  };
  api.use(http.post('*/api/v1/imports/:id/revert', () => HttpResponse.json(refusal, { status: 409 })));
  const { user } = await openScreen('/import');
  await user.click((await item('kenya-november.xlsx')).getByRole('button', { name: /^Undo import/ }));
  await user.click(await screen.findByRole('button', { name: 'Undo Import' }));
  const told = await waitFor(async () =>
    (await item('kenya-november.xlsx')).getByText(/^kenya-november\.xlsx cannot be undone/),
  ).then(({ parentElement }) => parentElement as HTMLElement);
  expect((await item('kenya-november.xlsx')).queryByRole('alert')).toBeNull();
  expect(told).toHaveTextContent('7 of its changes were changed since.');
  expect(told).toHaveTextContent(/Kenya, 1\.1\.1 Agency \(Rui Tanaka, 1\d Nov 2026/);
  expect(told).toHaveTextContent('and 2 more');
  expect((await item('kenya-november.xlsx')).getByRole('button', { name: /^Undo import/ })).toHaveFocus();
  expect(notices.all().at(-1)?.action).toBeUndefined();
});

test('[B46] nothing yet, and a list that cannot be fetched, which leaves the rest of the page', async () => {
  api.use(getListImportsMockHandler({ Data: [], Count: 0 }));
  const { unmount } = await openScreen('/import');
  expect(await screen.findByText('Nothing was imported yet')).toBeVisible();
  unmount();
});

test('[B46] a list that cannot be fetched leaves the rest of the page, and is tried again', async () => {
  expectConsole(/./);
  let fails = true;
  api.use(
    http.get('*/api/v1/imports', () => {
      if (!fails) return HttpResponse.json(getListImportsResponseMock());
      return HttpResponse.json({ type: 'about:blank', title: 'Error', status: 500, code: 'internal' }, { status: 500 });
    }),
  );
  const { user } = await openScreen('/import');
  expect(await screen.findByText('Something went wrong fetching the earlier imports')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Select File' })).toBeEnabled();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await item('kenya-november.xlsx');
});

test('[B46] what cannot be undone says why', async () => {
  const states = [2, 3, 4] as const;
  const Data = states.map((UndoState, at) => ({ ...standing, Id: at + 1, FileName: `${at}.xlsx`, UndoState }));
  api.use(getListImportsMockHandler({ Data, Count: 3 }));
  const { user } = await openScreen('/import');
  const reasons = [
    'There is nothing to undo',
    'Its edition is inactive',
    'It was imported before undoing was possible',
  ];
  for (const [at, reason] of reasons.entries()) {
    const button = (await item(`${at}.xlsx`)).getByRole('button', { name: /^Undo import/ });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(expect.stringContaining(reason));
    await user.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
  }
});

test('[B46] words for what an import without ratings did, and for what is no more', () => {
  const none = {
    ...standing,
    RatingChangedCount: 0,
    DecidedCount: 0,
    AssignmentChangedCount: 0,
    ReferenceAddedCount: 0,
  };
  expect(countWords(none)).toBe('Nothing changed.');
  expect(undoWords(none)).toEqual({ back: [], removed: undefined });
  expect(countWords({ ...none, DecidedCount: 3 })).toBe('Parents decided or gave back 3 ratings.');
  const gone = { ReportEditionName: null, CountryName: null, SnapshotName: null, ChangedByName: null, ChangedOn: null };
  expect(obstacleWords({ ...gone, ReferenceTitle: null })).toBe('A rating that was deleted');
  expect(obstacleWords({ ...gone, CountryName: 'Kenya', ReferenceTitle: 'Act' })).toBe('Kenya: reference ‘Act’');
});
