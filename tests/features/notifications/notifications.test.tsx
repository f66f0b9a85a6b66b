import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { getListCommentsInfiniteQueryKey } from '#generated/hooks/comments/comments.ts';
import { getReadIndicatorRatingQueryKey } from '#generated/hooks/ratings/ratings.ts';
import {
  getClearNotificationMockHandler,
  getListNotificationsMockHandler,
  getListNotificationsResponseMock,
} from '#generated/mocks/notifications/notifications.msw.ts';
import { getReadIndicatorRatingResponseMock } from '#generated/mocks/ratings/ratings.msw.ts';
import type { Notification } from '#generated/model/index.ts';
import { api, openScreen } from '../../support/screen.tsx';

const [example] = getListNotificationsResponseMock().Data;
const notesTo = (total: number) =>
  Array.from(
    { length: total },
    (_, n) => ({ ...example, CommentId: 100 + n, AuthorName: `Author ${n + 1}` }) as Notification,
  );

/** The bell asks for one row. */
const isOfTheBell = (request: Request) => new URL(request.url).searchParams.get('pageSize') === '1';

/** Responds pages of what is left, and clears. */
function serveNotes(total: number) {
  let left = notesTo(total);
  const calls: URLSearchParams[] = [];
  api.use(
    getListNotificationsMockHandler(({ request }) => {
      const asked = new URL(request.url).searchParams;
      if (!isOfTheBell(request)) calls.push(asked);
      const offset = Number(asked.get('offset'));
      return { Data: left.slice(offset, offset + Number(asked.get('pageSize'))), Count: left.length };
    }),
    getClearNotificationMockHandler(({ params }) => {
      const cleared = left.find(({ CommentId }) => CommentId === Number(params.commentId));
      left = left.filter((one) => one !== cleared);
      return cleared as Notification;
    }),
  );
  return { asked: (name: string) => calls.map((call) => call.get(name)) };
}

/** Opens the panel beside the dashboard. */
async function openPanel() {
  const opened = await openScreen('/dashboard', { as: { Id: 2, FullName: 'Rui Tanaka' } });
  await opened.user.click(await screen.findByRole('button', { name: /^Notifications/ }));
  const panel = await screen.findByRole('complementary', { name: 'Notifications' });
  return { ...opened, panel: within(panel) };
}

/** 'MMM dd' by the clock on the viewer's wall, whatever zone the tests run in. */
function viewersDay(instant: string) {
  const date = new Date(instant);
  const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
  return `${months[date.getMonth()]} ${`${date.getDate()}`.padStart(2, '0')}`;
}

const authors = (panel: Pick<typeof screen, 'queryAllByText'>) =>
  panel.queryAllByText(/ has tagged you$/).map((words) => words.textContent);

test('[S41, S42, S92] an entry tells who, where and when', async () => {
  const { panel } = await openPanel();
  expect(panel.getByRole('heading', { name: 'Notifications' })).toBeVisible();
  const [first, second, third] = await panel.findAllByRole('listitem');
  expect(first).toHaveTextContent('Elena Petrova has tagged you');
  expect(first).toHaveTextContent('Kenya');
  for (const [entry, instant] of [
    [first, '2026-11-17T05:20:00Z'],
    [second, '2026-11-12T23:05:00Z'],
    [third, '2026-10-30T08:41:00Z'],
  ] as const)
    expect(within(entry as HTMLElement).getByText(viewersDay(instant))).toHaveAttribute('datetime', instant);
});

test('[S3, S13, S43] an entry leads to the comment on the indicator page, which is read anew', async () => {
  const { panel, user, client } = await openPanel();
  const link = await panel.findByRole('link', { name: /^Elena Petrova has tagged you/ });
  expect(link).toHaveAttribute('href', '/countries/404/indicator/451?commentId=9001');
  const place = { countryId: 404, reportEditionId: 3, indicatorId: 451 };
  const rating = getReadIndicatorRatingQueryKey(place);
  const comments = getListCommentsInfiniteQueryKey({ ...place, ratingId: 7001 });
  client.setQueryData(rating, getReadIndicatorRatingResponseMock());
  client.setQueryData(comments, { pages: [], pageParams: [] });
  await user.click(link);
  expect(client.getQueryState(rating)?.isInvalidated).toBe(true);
  expect(client.getQueryState(comments)?.isInvalidated).toBe(true);
});

test('[S41] without notifications the panel says so', async () => {
  serveNotes(0);
  const { panel } = await openPanel();
  expect(await panel.findByText('No notifications found.')).toBeVisible();
});

test('[S45, S125, S135] pages of ten follow when the end comes into view', async () => {
  const { asked } = serveNotes(12);
  const { panel, viewport } = await openPanel();
  expect(await panel.findByText('10 of 12')).toHaveRole('status');
  viewport.bringIntoView();
  expect(await panel.findByText('12 of 12')).toBeVisible();
  expect(asked('offset')).toEqual(['0', '10']);
  expect(asked('pageSize')).toEqual(['10', '10']);
  expect(new Set(authors(panel)).size).toBe(12);
});

test('[S44, S104] what is cleared is gone from list and count at once, and the focus goes to its neighbour', async () => {
  serveNotes(3);
  let release = () => {};
  const answer = new Promise<void>((done) => (release = done));
  api.use(
    http.put('*/api/v1/notifications/:commentId/:taggedId', async () => {
      await answer;
      return undefined;
    }),
  );
  const { panel, user } = await openPanel();
  const [, second] = await panel.findAllByRole('button', { name: 'Clear' });
  expect(second).toHaveAccessibleDescription('Author 2 has tagged you');
  await user.click(second as HTMLElement);
  expect(await panel.findByText('2 of 2')).toBeVisible();
  expect(authors(panel)).toEqual(['Author 1 has tagged you', 'Author 3 has tagged you']);
  expect(document.activeElement).toHaveAccessibleDescription('Author 3 has tagged you');
  release();
  await user.click(panel.getAllByRole('button', { name: 'Clear' })[1] as HTMLElement);
  expect(await panel.findByText('1 of 1')).toBeVisible();
  expect(document.activeElement).toHaveAccessibleDescription('Author 1 has tagged you');
  await user.click(panel.getByRole('button', { name: 'Clear' }));
  expect(await panel.findByText('No notifications found.')).toBeVisible();
});

test('[S104, S130, S132, Q-R11] a refused clearing alone is taken back, and Try again clears it after all', async () => {
  serveNotes(3);
  let refusals = 1;
  api.use(
    http.put('*/api/v1/notifications/101/:taggedId', () => {
      if (refusals-- <= 0) return undefined;
      return HttpResponse.json(
        { type: 'about:blank', title: 'Conflict', status: 409, code: 'conflict' },
        { status: 409 },
      );
    }),
  );
  const { panel, user } = await openPanel();
  const buttons = await panel.findAllByRole('button', { name: 'Clear' });
  await user.click(buttons[0] as HTMLElement);
  await user.click(buttons[1] as HTMLElement);
  const [again] = await screen.findAllByRole('button', { name: 'Try again' });
  expect(screen.getAllByText(/^Something went wrong updating the notifications/)[0]).toBeVisible();
  expect(authors(panel)).toEqual(['Author 2 has tagged you', 'Author 3 has tagged you']);
  await user.click(again as HTMLElement);
  await waitFor(() => expect(authors(panel)).toEqual(['Author 3 has tagged you']));
  expect(await panel.findByText('1 of 1')).toBeVisible();
});

test('[S130, S131] a list that cannot be fetched says so in the operation’s words and can be fetched again', async () => {
  serveNotes(1);
  let refusals = 1;
  api.use(
    http.get('*/api/v1/notifications', ({ request }) => {
      if (isOfTheBell(request) || refusals-- <= 0) return undefined;
      return HttpResponse.json(
        { type: 'about:blank', title: 'Conflict', status: 409, code: 'conflict' },
        { status: 409 },
      );
    }),
  );
  const { panel, user } = await openPanel();
  expect(await panel.findByRole('alert')).toHaveTextContent('Something went wrong fetching the notifications');
  await user.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await panel.findByText('Author 1 has tagged you')).toBeVisible();
});

test('the list waits for the counts, so that nothing moves or goes under a press, and not where they fail', async () => {
  serveNotes(1);
  const { promise, resolve } = Promise.withResolvers<void>();
  let isBroken = false;
  api.use(
    http.get('*/api/v1/notifications', async ({ request }) => {
      if (!isOfTheBell(request)) return undefined;
      await promise;
      const problem = { type: 'about:blank', title: 'Conflict', status: 409, code: 'conflict' };
      return isBroken ? HttpResponse.json(problem, { status: 409 }) : undefined;
    }),
  );
  const { panel } = await openPanel();
  expect(panel.queryByRole('link')).toBeNull();
  isBroken = true;
  resolve();
  expect(await panel.findByText('Author 1 has tagged you')).toBeVisible();
});

/** The bell's name, once the page has been idle. */
async function openWithBell() {
  vi.stubGlobal('requestIdleCallback', (goOn: () => void) => setTimeout(goOn));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  return openScreen('/dashboard', { as: { Id: 2, FullName: 'Rui Tanaka' } });
}
const bellNamed = (name: string | RegExp) => screen.findByRole('button', { name });
const bell = () => screen.getByRole('button', { name: /^Notifications/ });

test('[S35] [S92] the bell says how many wait, and never more than two figures', async () => {
  serveNotes(120);
  await openWithBell();
  expect(await bellNamed('Notifications, 120 unread')).toBeVisible();
  expect(within(bell()).getByText('99+')).toHaveAttribute('aria-hidden', 'true');
});

test('[S35] without notifications the bell bears no number', async () => {
  let asked = 0;
  api.use(
    getListNotificationsMockHandler(() => {
      asked++;
      return { Data: [], Count: 0 };
    }),
  );
  await openWithBell();
  await waitFor(() => expect(asked).toBe(1));
  expect(bell()).toHaveAccessibleName('Notifications');
});

test('[S44] [S104] what is cleared is gone from the bell at once, and back there when it is refused', async () => {
  serveNotes(3);
  let refuse = () => {};
  const answer = new Promise<void>((done) => (refuse = done));
  api.use(
    http.put('*/api/v1/notifications/101/:taggedId', async () => {
      await answer;
      const problem = { type: 'about:blank', title: 'Conflict', status: 409, code: 'conflict' };
      return HttpResponse.json(problem, { status: 409 });
    }),
  );
  const { user } = await openWithBell();
  await bellNamed(/^Notifications, 3 unread/);
  await user.click(bell());
  const panel = within(await screen.findByRole('complementary', { name: 'Notifications' }));
  await user.click((await panel.findAllByRole('button', { name: 'Clear' }))[1] as HTMLElement);
  expect(await bellNamed(/^Notifications, 2 unread/)).toBeVisible();
  refuse();
  expect(await bellNamed(/^Notifications, 1 recent problem, 3 unread/)).toBeVisible();
  await user.keyboard('{Escape}');
  expect(bell()).toHaveFocus();
});

test('[S130] the bell asks in the background: its failing says nothing and leads nowhere', async () => {
  let asked = 0;
  api.use(
    http.get('*/api/v1/notifications', () => {
      asked++;
      const problem = { type: 'about:blank', title: 'Internal Server Error', status: 500, code: 'internal' };
      return HttpResponse.json(problem, { status: 500 });
    }),
  );
  const { router } = await openWithBell();
  await waitFor(() => expect(asked).toBe(1));
  await new Promise((done) => setTimeout(done, 50));
  expect(router.state.location.pathname).toBe('/dashboard');
  expect(screen.queryByText(/fetching the notifications/)).toBeNull();
});

test('[S92] what the bell has learnt meanwhile, the open list shows too', async () => {
  serveNotes(3);
  const { user, client } = await openWithBell();
  await bellNamed(/^Notifications, 3 unread/);
  await user.click(bell());
  const panel = within(await screen.findByRole('complementary', { name: 'Notifications' }));
  expect(await panel.findByText('3 of 3')).toBeVisible();
  serveNotes(5);
  await client.refetchQueries({ queryKey: ['listNotifications'] });
  expect(await panel.findByText('5 of 5')).toBeVisible();
});
