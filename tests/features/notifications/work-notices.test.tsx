import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { getReadIndicatorRatingQueryKey } from '#generated/hooks/ratings/ratings.ts';
import {
  getListNotificationsMockHandler,
  getListWorkNoticesMockHandler,
  getListWorkNoticesResponseMock,
} from '#generated/mocks/notifications/notifications.msw.ts';
import { getReadIndicatorRatingResponseMock } from '#generated/mocks/ratings/ratings.msw.ts';
import type { WorkNotice, WorkNoticeClearing } from '#generated/model/index.ts';
import '#src/features/notifications/notices-panel.tsx';
import { api, openScreen } from '../../support/screen.tsx';

/** Nobody was mentioned; clears unless it is refused. */
function serve({ refuses = false, tellsOfWork = true } = {}) {
  let notices: WorkNotice[] = getListWorkNoticesResponseMock().Data;
  const sent: WorkNoticeClearing[] = [];
  const unread = () => notices.filter(({ ReadOn }) => ReadOn === null);
  api.use(
    getListNotificationsMockHandler(() => ({
      ...{ Data: [], Count: 0 },
      ...(tellsOfWork && { UnreadWorkNotices: unread().length }),
    })),
    getListWorkNoticesMockHandler(({ request }) => {
      const listed = new URL(request.url).searchParams.get('unread') === 'true' ? unread() : notices;
      return { Data: listed, Count: listed.length };
    }),
    http.post('*/api/v1/work-notices/clear', async ({ request }) => {
      const body = (await request.json()) as WorkNoticeClearing;
      sent.push(body);
      if (refuses)
        return HttpResponse.json({ type: 'about:blank', title: 'No', status: 409, code: 'conflict' }, { status: 409 });
      const isMeant = ({ Id }: WorkNotice) => body.Ids === null || body.Ids.includes(Id);
      notices = notices.map((one) => (isMeant(one) ? { ...one, ReadOn: one.ReadOn ?? '2026-11-18T09:00:00Z' } : one));
      return HttpResponse.json({ ClearedCount: 1 }, { status: 201 });
    }),
  );
  return sent;
}

async function openPanel(width = 1440) {
  const opened = await openScreen('/users', { as: { Id: 2 }, width });
  await opened.user.click(await screen.findByRole('button', { name: /^Notifications, \d about your work/ }));
  const panel = within(await screen.findByRole('complementary', { name: 'Notifications' }));
  await panel.findAllByText(/indicators in/);
  return { ...opened, panel };
}

test.each([1440, 390])(
  '[B8] the panel tells what happened to my work, by day, unread and read, %i px wide',
  async (width) => {
    serve();
    const { panel, user } = await openPanel(width);
    expect(panel.getByText('Amara Okafor assigned you 162 indicators in 9 countries for research')).toBeVisible();
    expect(panel.getByText('Elena Petrova returned 1.2.1 National strategy adopted in Japan to you')).toBeVisible();
    expect(panel.getByText(/Please|please cite the one/)).toBeVisible();
    expect(panel.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    expect(panel.queryByText(/completed 5 indicators in Japan/)).toBeNull();
    await user.click(panel.getByRole('radio', { name: 'All' }));
    expect(await panel.findByText(/completed 5 indicators in Japan/)).toBeVisible();
  },
);

test('[B8] a press leads to the indicator, or to the list with its filters, and clears it', async () => {
  const sent = serve();
  const { panel, user, router, client } = await openPanel();
  await user.click(panel.getByRole('link', { name: /assigned you 162 indicators/ }));
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/dashboard'));
  expect(router.state.location.search).toMatchObject({ researchUsers: [2] });
  expect(sent).toEqual([{ Ids: [5102] }]);
  const link = panel.getByRole('link', { name: /returned 1\.2\.1/ });
  expect(link).toHaveAttribute('href', '/countries/392/indicator/456');

  // read a moment ago, before it was returned
  const ofEarlier = (indicatorId: number) =>
    getReadIndicatorRatingQueryKey({ countryId: 392, reportEditionId: 3, indicatorId });
  const keys = [ofEarlier(456), ofEarlier(457)];
  for (const key of keys) client.setQueryData(key, getReadIndicatorRatingResponseMock());
  await user.click(link);
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, false]);
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/countries/392/indicator/456'));
  await waitFor(() => expect(sent).toHaveLength(2));
});

test('[B8] Clear all empties what is unread at once, and the bell', async () => {
  const sent = serve();
  const { panel, user } = await openPanel();
  await user.click(panel.getByRole('button', { name: 'Clear all' }));
  expect(await panel.findByText('Nothing new about your work.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
  expect(sent).toEqual([{ Ids: null }]);
});

test('[B8] a refused Clear all brings them back and says so', async () => {
  serve({ refuses: true });
  const { panel, user } = await openPanel();
  await user.click(panel.getByRole('button', { name: 'Clear all' }));
  expect(await screen.findByText(/Something went wrong clearing the notifications/)).toBeVisible();
  expect(await panel.findByText(/assigned you 162 indicators/)).toBeVisible();
});

test('[B8] where the server tells nothing of work the panel is that of mentions', async () => {
  serve({ tellsOfWork: false });
  const { user } = await openScreen('/users');
  await user.click(await screen.findByRole('button', { name: /^Notifications/ }));
  expect(await screen.findByText('No notifications found.')).toBeVisible();
  expect(screen.queryByRole('radio', { name: /My work/ })).toBeNull();
});
