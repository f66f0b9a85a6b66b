import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import {
  getListActivitiesResponseMock,
  getListActivityIndicatorsResponseMock,
  getListMilestonesResponseMock,
} from '#generated/mocks/structure/structure.msw.ts';
import { notices } from '#src/lib/notices/notices.ts';
import '#src/features/editions/edition-editor.tsx';
import { api, openScreen } from '../../../support/screen.tsx';
import { openStructure, page } from './open-structure.tsx';

async function remove(user: UserEvent, noun: string, name: string) {
  await user.click(await screen.findByRole('button', { name: `Actions: ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: `Delete ${noun}` }));
  await user.click(within(await page.dialog(`Delete ${noun}`)).getByRole('button', { name: `Delete ${noun}` }));
}
const undo = () => notices.all().find(({ action }) => action?.label === 'Undo');

test('[S61] Undo outlives the editor: nothing is sent when another page is opened, and the row comes back', async () => {
  const deleted: string[] = [];
  api.use(
    http.delete('*/api/v1/report-editions/4/activities/:activityId', ({ params }) => {
      deleted.push(String(params.activityId));
      return undefined;
    }),
  );
  const { user, router } = await openScreen('/editions/4/edit?milestone=16');
  await page.rows('Activities');
  await remove(user, 'Activity', 'National strategy');
  expect((await page.rows('Activities'))[1]).toBe('1.2Funding5 indicators');
  await act(() => router.navigate({ to: '/editions' }));
  await screen.findByRole('table', { name: 'Editions List' });
  expect(deleted).toEqual([]);
  expect(undo()?.message).toBe('‘1.2 National strategy’ is deleted.');
  act(() => undo()?.action?.run());
  await act(() =>
    router.navigate({ to: '/editions/$editionId/edit', params: { editionId: '4' }, search: { milestone: 16 } }),
  );
  expect((await page.rows('Activities'))[1]).toBe('1.2National strategy5 indicators');
  expect(deleted).toEqual([]);
});

test('[S61] what is deleted and not undone stays deleted on the way through other pages', async () => {
  const { user, router } = await openScreen('/editions/4/edit?milestone=16');
  await page.rows('Activities');
  await remove(user, 'Activity', 'National strategy');
  await act(() => router.navigate({ to: '/editions' }));
  await screen.findByRole('table', { name: 'Editions List' });
  await act(() =>
    router.navigate({ to: '/editions/$editionId/edit', params: { editionId: '4' }, search: { milestone: 16 } }),
  );
  expect((await page.rows('Activities'))[1]).toBe('1.2Funding5 indicators');
  expect((await page.rows('Milestones'))[0]).toBe('1Management5 activities');
});

test('[S61, S100] two deletions of milestones, the first refused: it alone comes back, and all numbers are right', async () => {
  let milestones = getListMilestonesResponseMock();
  let refuse = () => {};
  const first = new Promise<void>((done) => (refuse = done));
  let answer = () => {};
  const second = new Promise<void>((done) => (answer = done));
  const orderOf = (id: number) => milestones.findIndex(({ Id }) => Id === id) + 1;
  api.use(
    http.get('*/api/v1/report-editions/4/milestones', () =>
      HttpResponse.json(milestones.map((row) => ({ ...row, OrderId: orderOf(row.Id) }))),
    ),
    http.get('*/api/v1/report-editions/4/milestones/17/activities', () => {
      const place = { ParentId: 17, MilestoneOrderId: orderOf(17) };
      return HttpResponse.json(getListActivitiesResponseMock().map((row) => ({ ...row, ...place })));
    }),
    http.get('*/api/v1/report-editions/4/activities/91/indicators', () => {
      const place = { MilestoneId: 17, MilestoneOrderId: orderOf(17) };
      return HttpResponse.json(getListActivityIndicatorsResponseMock().map((row) => ({ ...row, ...place })));
    }),
    http.delete('*/api/v1/report-editions/4/milestones/17', async () => {
      await first;
      const problem = { type: 'about:blank', title: 'x', status: 409, code: 'conflict', detail: 'Not now.' };
      return HttpResponse.json(problem, { status: 409 });
    }),
    http.delete('*/api/v1/report-editions/4/milestones/16', async () => {
      await second;
      milestones = milestones.filter(({ Id }) => Id !== 16);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user, router, client } = await openStructure('?milestone=17&activity=91');
  await page.rows('Indicators');
  await remove(user, 'Milestone', 'Roads');
  await remove(user, 'Milestone', 'Management');
  const names = async () => (await page.rows('Milestones')).map((row) => row?.slice(0, 5));
  expect(await names()).toEqual(['1Vehi', '2Road', '3Post']);
  act(() => client.calls?.flush());
  refuse();
  await waitFor(async () => expect(await names()).toEqual(['1Road', '2Vehi', '3Road', '4Post']));
  const numbers = async () => [
    (await page.rows('Activities'))[0]?.slice(0, 3),
    (await page.rows('Indicators'))[0]?.slice(0, 5),
  ];
  await act(() => router.navigate({ to: '.', search: { milestone: 17, activity: 91 } } as never));
  await waitFor(async () => expect(await numbers()).toEqual(['1.1', '1.1.1']));
  answer();
  await waitFor(() => expect(client.isMutating() + client.isFetching()).toBe(0));
  expect(await numbers()).toEqual(['1.1', '1.1.1']);
  expect(notices.all().map(({ record }) => record)).toEqual(['2 Roads']);
});
