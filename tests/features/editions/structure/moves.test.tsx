import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import {
  getListActivitiesResponseMock,
  getListActivityIndicatorsResponseMock,
} from '#generated/mocks/structure/structure.msw.ts';
import type { ActivityReorder, Indicator } from '#generated/model/index.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { api } from '../../../support/screen.tsx';
import { openStructure, page } from './open-structure.tsx';

type Answer = 'moved' | 'refused' | 'lost';

/** A server that keeps the order of the activities, answers moves as it is told, and does each Idempotency-Key once. */
function serveMoves(...answers: Answer[]) {
  let rows = getListActivitiesResponseMock();
  const done = new Set<string>();
  const sent: { Id: number; key: string | null }[] = [];
  const release: (() => void)[] = [];
  const state = { isHeld: false };
  const list = () => rows.map((row, at) => ({ ...row, OrderId: at + 1 }));
  api.use(
    http.get('*/api/v1/report-editions/4/milestones/16/activities', () => HttpResponse.json(list())),
    http.put('*/api/v1/report-editions/4/reorder-activity', async ({ request }) => {
      const { Id, OrderDirection } = (await request.json()) as ActivityReorder;
      const key = request.headers.get('Idempotency-Key');
      sent.push({ Id, key });
      if (state.isHeld) await new Promise<void>((let_) => void release.push(let_));
      const answer = answers.shift() ?? 'moved';
      if (answer === 'refused') {
        const problem = { type: 'about:blank', title: 'x', status: 409, code: 'conflict', detail: 'Not now.' };
        return HttpResponse.json(problem, { status: 409 });
      }
      const at = rows.findIndex((row) => row.Id === Id);
      const to = at + (OrderDirection === 0 ? -1 : 1);
      if (!key || !done.has(key)) {
        const [row] = rows.splice(at, 1);
        rows = row ? rows.toSpliced(to, 0, row) : rows;
      }
      if (key) done.add(key);
      return answer === 'lost' ? HttpResponse.error() : HttpResponse.json(list());
    }),
  );
  return {
    sent,
    names: () => list().map(({ ShortName }) => ShortName),
    hold: () => (state.isHeld = true),
    releaseAll() {
      state.isHeld = false;
      for (const let_ of release.splice(0)) let_();
    },
  };
}

const shown = async () =>
  (await page.rows('Activities')).map((row) => row?.replace(/^[\d.]+/, '').replace(/5 indicators$/, ''));
const press = async (name: string, times = 1) => {
  const row = await page.row('Activities', new RegExp(`^1\\.\\d ?${name}`));
  for (let time = 0; time < times; time++) fireEvent.keyDown(row, { key: 'ArrowUp', altKey: true });
};
const AS_LISTED = [
  'Lead agency',
  'National strategy',
  'Funding',
  'Crash data',
  'Law and agreements',
  'Monitoring and research',
];
/** What is on the screen once it is drawn. */
const expectShown = (...names: string[]) =>
  waitFor(async () => expect((await shown()).slice(0, names.length)).toEqual(names));
const settled = (client: { isMutating(): number; isFetching(): number }) =>
  waitFor(() => expect(client.isMutating() + client.isFetching()).toBe(0));

test('[S99, S132] a move whose answer was lost and that is tried again is one move, on the screen and on the server', async () => {
  const server = serveMoves('lost');
  const { client } = await openStructure('?milestone=16');
  await shown();
  await press('Crash data');
  await waitFor(() => expect(notices.all()).toHaveLength(1));
  await settled(client);
  const once = [
    'Lead agency',
    'National strategy',
    'Crash data',
    'Funding',
    'Law and agreements',
    'Monitoring and research',
  ];
  await expectShown(...once);
  server.hold();
  act(() => notices.all()[0]?.action?.run());
  await waitFor(() => expect(server.sent).toHaveLength(2));
  await expectShown(...once);
  server.releaseAll();
  await settled(client);
  await expectShown(...once);
  expect(server.names()).toEqual(once);
  expect(new Set(server.sent.map(({ key }) => key)).size).toBe(1);
});

test('[S99, S100, S132] of three quick moves the second is refused: it is told, stays told, and its own retry repeats it', async () => {
  const server = serveMoves('moved', 'refused', 'moved');
  const { client } = await openStructure('?milestone=16');
  await shown();
  server.hold();
  await press('Crash data', 3);
  await expectShown('Crash data');
  server.releaseAll();
  await settled(client);
  expect(server.sent).toHaveLength(3);
  await expectShown('Lead agency', 'Crash data', 'National strategy');
  const [told, ...others] = notices.all();
  expect(others).toEqual([]);
  expect(told).toMatchObject({ record: '1.4 Crash data', action: { label: 'Try Again' } });
  expect(told?.message).toBe('Something went wrong moving the activity\nNot now.');
  act(() => told?.action?.run());
  await settled(client);
  await expectShown('Crash data');
  expect(server.names()).toEqual(await shown());
  expect(notices.all()).toEqual([]);
});

test('[S99, S100] a row of steps that is refused is one notice about the record, with one retry for all of them', async () => {
  const server = serveMoves('refused', 'refused', 'refused');
  const { client } = await openStructure('?milestone=16');
  await shown();
  const at: Date[] = [];
  const ids = new Set<number>();
  const stop = notices.subscribe(() => {
    for (const one of notices.all()) {
      ids.add(one.id);
      at.push(one.at);
    }
  });
  await press('Crash data', 3);
  await settled(client);
  stop();
  expect(notices.all().map(({ record }) => record)).toEqual(['1.4 Crash data']);
  // each refusal takes the place of the one before, and its five seconds begin anew
  expect(ids.size).toBe(3);
  await expectShown(...AS_LISTED);
  act(() => notices.all()[0]?.action?.run());
  await settled(client);
  expect(server.sent).toHaveLength(6);
  await expectShown('Crash data');
});

test('[S59, S99] a row that is dragged over several places is moved step by step, each past a row of its own', async () => {
  const server = serveMoves('moved', 'refused', 'refused');
  const { client } = await openStructure('?milestone=16');
  const item = async (name: string) =>
    (await page.row('Activities', new RegExp(`^1\\.\\d ?${name}`))).closest('li') as HTMLElement;
  const dataTransfer = { setData: () => undefined, effectAllowed: '' };
  fireEvent.dragStart(await item('Crash data'), { dataTransfer });
  fireEvent.dragOver(await item('Lead agency'), { dataTransfer });
  fireEvent.drop(await item('Lead agency'), { dataTransfer });
  await settled(client);
  await expectShown('Lead agency', 'National strategy', 'Crash data', 'Funding');
  expect(notices.all().map(({ record }) => record)).toEqual(['1.4 Crash data']);
  act(() => notices.all()[0]?.action?.run());
  await settled(client);
  await expectShown('Crash data', 'Lead agency');
  expect(server.names()).toEqual(await shown());
});

test('[S100, S101] a rename that is refused while a move is pending leaves no trace in the activity that is moved to', async () => {
  const elsewhere: Indicator[] = getListActivityIndicatorsResponseMock()
    .slice(0, 1)
    .map((row) => ({
      ...row,
      Id: 461,
      ActivityId: 92,
      ActivityOrderId: 2,
      SnapshotName: '1.2.1 Adopted',
      ShortName: 'Adopted',
    }));
  let refuse = () => {};
  const asked = new Promise<void>((done) => (refuse = done));
  let move = () => {};
  const moving = new Promise<void>((done) => (move = done));
  const moves: object[] = [];
  api.use(
    http.get('*/api/v1/report-editions/4/activities/92/indicators', () => HttpResponse.json(elsewhere)),
    http.put('*/api/v1/report-editions/4/indicators', async ({ request }) => {
      const body = (await request.clone().json()) as { ActivityId: number };
      if (body.ActivityId === 92) {
        moves.push(body);
        await moving;
        return undefined;
      }
      await asked;
      const problem = { type: 'about:blank', title: 'x', status: 409, code: 'conflict', detail: 'Not now.' };
      return HttpResponse.json(problem, { status: 409 });
    }),
  );
  const { user, router } = await openStructure('?milestone=16&activity=92');
  await page.rows('Indicators');
  await act(() => router.navigate({ to: '.', search: { milestone: 16, activity: 91 } } as never));
  await user.click(await screen.findByRole('button', { name: 'Actions: Regions take part in planning' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit Indicator' }));
  const edit = within(await page.dialog('Edit Indicator'));
  await user.clear(edit.getByRole('textbox', { name: 'Short Name' }));
  await user.type(edit.getByRole('textbox', { name: 'Short Name' }), 'Regions plan');
  await user.click(edit.getByRole('button', { name: 'Save Changes' }));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Actions: Regions plan' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move Indicator' }));
  const dialog = within(await page.dialog('Move Indicator'));
  await user.click(await dialog.findByRole('combobox', { name: 'Activity' }));
  await user.click(await screen.findByRole('option', { name: /^1\.2 National strategy/ }));
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  await user.keyboard('{Escape}');
  await act(() => router.navigate({ to: '.', search: { milestone: 16, activity: 92 } } as never));
  expect(await page.rows('Indicators')).toEqual([expect.stringMatching(/Adopted/), '1.2.2Regions plan']);
  refuse();
  await waitFor(() =>
    expect(notices.all().map(({ record }) => record)).toEqual(['1.1.4 Regions take part in planning']),
  );
  expect(await page.rows('Indicators')).toEqual([
    expect.stringMatching(/Adopted/),
    '1.2.2Regions take part in planning',
  ]);
  // neither the name that was refused nor its version: the move is not refused with it
  await waitFor(() =>
    expect(moves).toEqual([
      { Id: 454, ActivityId: 92, ActivityOrderId: 2, MilestoneOrderId: 1, IndicatorRating: expect.any(Number) },
    ]),
  );
  move();
});
