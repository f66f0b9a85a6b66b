import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import {
  getListActivitiesMockHandler,
  getListActivityIndicatorsMockHandler,
  getListMilestonesMockHandler,
} from '#generated/mocks/structure/structure.msw.ts';
import { api } from '../../../support/screen.tsx';
import { openStructure, page } from './open-structure.tsx';

const problem = (status: number, code = 'conflict', more: object = {}) =>
  HttpResponse.json(
    { type: 'about:blank', title: 'x', status, code, ...more },
    { status, headers: { 'Content-Type': 'application/problem+json' } },
  );

test('[S1, S55, S101] a milestone shows its activities, an activity its indicators, and the address holds the choice', async () => {
  const { user, router } = await openStructure();
  expect(await page.rows('Milestones')).toEqual([
    '1Management6 activities',
    '2Roads6 activities',
    '3Vehicles6 activities',
    '4Road users6 activities',
    '5Post-crash6 activities',
  ]);
  expect(screen.getByText('Select a milestone to see its activities.')).toBeVisible();
  await user.click(await page.row('Milestones', /^1 ?Management/));
  expect((await page.rows('Activities'))[0]).toBe('1.1Lead agency5 indicators');
  await user.click(await page.row('Activities', /^1\.1/));
  expect(await page.rows('Indicators')).toEqual([
    '1.1.1Lead agency named in lawOthers depend on it',
    '1.1.2Lead agency has its own budgetDepends on 1.1.1 Lead agency named in law',
    '1.1.3Lead agency reports every yearDepends on 1.1.1 Lead agency named in law',
    '1.1.4Regions take part in planning',
    '1.1.5Lead agency post left vacantN',
  ]);
  expect(within(screen.getByRole('list', { name: 'Indicators' })).getByRole('img')).toHaveAccessibleName(
    'Negative indicator',
  );
  expect(router.state.location.search).toEqual({ milestone: 16, activity: 91 });
  expect(await page.row('Activities', /^1\.1/)).toHaveAttribute('aria-current', 'true');
  // by arrows from what is open to what it holds, and back, past the rows between
  await user.keyboard('{ArrowRight}');
  expect(page.column('Indicators').getByRole('button', { name: 'Add Indicator' })).toHaveFocus();
  (await page.row('Activities', /^1\.2/)).focus();
  await user.keyboard('{ArrowLeft}');
  expect(await page.row('Milestones', /^1 ?Management/)).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(await page.row('Activities', /^1\.1/)).toHaveFocus();
  router.history.back();
  expect(await screen.findByText('Select an activity to see its indicators.')).toBeVisible();
});

test('[S55] the three empty states', async () => {
  api.use(getListActivityIndicatorsMockHandler([]));
  await openStructure('?milestone=16&activity=91');
  expect(await screen.findByText('No Indicators')).toBeVisible();
  api.use(getListActivitiesMockHandler([]), getListMilestonesMockHandler([]));
  await openStructure('?milestone=17');
  expect(await screen.findByText('No Activities')).toBeVisible();
  expect(await screen.findByText('No Milestones')).toBeVisible();
});

test('[S131] a list that cannot be fetched says so and can be fetched again', async () => {
  let refusals = 1;
  api.use(
    http.get('*/api/v1/report-editions/4/milestones/16/activities', () => (refusals-- > 0 ? problem(409) : undefined)),
  );
  const { user } = await openStructure('?milestone=16');
  expect(await page.column('Activities').findByRole('alert')).toHaveTextContent(
    'Something went wrong fetching the activities',
  );
  await user.click(page.column('Activities').getByRole('button', { name: 'Try again' }));
  expect((await page.rows('Activities'))[0]).toBe('1.1Lead agency5 indicators');
});

test('[S58, S99] buttons and Alt with an arrow move; past the end is an error in the words of the documents', async () => {
  const { user } = await openStructure('?milestone=16');
  const first = await page.row('Activities', /^1\.1/);
  const numbers = async () => (await page.rows('Activities')).map((words) => words?.replace(/5 indicators$/, ''));
  const upButton = within(first.closest('li') as HTMLElement).getByRole('button', { name: 'Move up: Lead agency' });
  expect(upButton).toHaveAttribute('aria-disabled', 'true');
  await user.click(upButton);
  expect((await numbers()).slice(0, 2)).toEqual(['1.1Lead agency', '1.2National strategy']);
  expect(screen.getByRole('button', { name: 'Move down: Monitoring and research' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  const asked: unknown[] = [];
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  api.use(
    http.put('*/api/v1/report-editions/4/reorder-activity', async ({ request }) => {
      asked.push(await request.clone().json());
      await held;
      return undefined;
    }),
  );
  first.focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(await screen.findByText(/Cant move element past the end of the given array\./)).toBeVisible();
  expect(asked).toEqual([]);
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect((await numbers()).slice(0, 2)).toEqual(['1.1National strategy', '1.2Lead agency']);
  expect(document.activeElement).toHaveTextContent('1.2Lead agency');
  expect(screen.getByText('Lead agency is number 1.2 now.')).toHaveRole('status');
  await waitFor(() => expect(asked).toEqual([{ Id: 91, MilestoneOrderId: 1, OrderDirection: 1 }]));
  release();
});

test('[S61] a deletion tells what goes along, can be undone, and is sent only after ten seconds', async () => {
  const deleted: string[] = [];
  api.use(
    http.delete('*/api/v1/report-editions/4/activities/:activityId', ({ params }) => {
      deleted.push(String(params.activityId));
      return undefined;
    }),
  );
  const { user, unmount, client } = await openStructure('?milestone=16&activity=92');
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: 'Actions: National strategy' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete Activity' }));
    const dialog = await page.dialog('Delete Activity');
    expect(dialog).toHaveTextContent('1.2 National strategy');
    for (const words of ['5 indicators', '380 ratings', '58 references', 'open work on 220 country indicators'])
      expect(within(dialog).getByText(words)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Delete Activity' }));
  };
  await remove();
  expect((await page.rows('Activities')).slice(0, 2)).toEqual(['1.1Lead agency5 indicators', '1.2Funding5 indicators']);
  expect((await page.rows('Milestones'))[0]).toBe('1Management5 activities');
  expect(screen.getByText('Select an activity to see its indicators.')).toBeVisible();
  await waitFor(() => expect(document.activeElement).toHaveTextContent('1.2Funding'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect((await page.rows('Activities'))[1]).toBe('1.2National strategy5 indicators');
  expect((await page.rows('Milestones'))[0]).toBe('1Management6 activities');
  expect(deleted).toEqual([]);

  await remove();
  unmount();
  await new Promise((done) => setTimeout(done));
  expect(deleted).toEqual([]);
  client.calls?.flush();
  await waitFor(() => expect(deleted).toEqual(['92']));
});

test('[S100] a refused deletion comes back with its notice', async () => {
  api.use(http.delete('*/api/v1/report-editions/4/milestones/:milestoneId', () => problem(409)));
  const { user } = await openStructure('?milestone=16');
  await user.click(await screen.findByRole('button', { name: 'Actions: Vehicles' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete Milestone' }));
  await user.click(within(await page.dialog('Delete Milestone')).getByRole('button', { name: 'Delete Milestone' }));
  expect(await page.rows('Milestones')).toHaveLength(4);
  // A move needs the server's order to be the shown one, so what waits is sent before it.
  (await page.row('Activities', /^1\.1/)).focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(await screen.findByText(/Something went wrong deleting the milestone/)).toBeVisible();
  expect(await page.rows('Milestones')).toHaveLength(5);
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

test('[S55] on a phone one column is in view at a time, with a way back', async () => {
  const { user, router } = await openStructure('?milestone=16&activity=91', { width: 390 });
  await page.rows('Indicators');
  await user.click(screen.getByRole('button', { name: 'Back to Activities' }));
  await waitFor(() => expect(router.state.resolvedLocation?.search).toEqual({ milestone: 16 }));
  await user.click(screen.getByRole('button', { name: 'Back to Milestones' }));
  await waitFor(() => expect(router.state.resolvedLocation?.search).toEqual({}));
});
