import { InfiniteQueryObserver, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { getListNotificationsInfiniteQueryOptions } from '#generated/hooks/notifications/notifications.ts';
import { getReadIndicatorRatingQueryOptions } from '#generated/hooks/ratings/ratings.ts';
import { ApiError } from '#src/lib/api/api-error.ts';
import { authorizeWith } from '#src/lib/api/fetcher.ts';
import { pagesOf } from '#src/lib/api/pages.ts';
import { createApiClient } from '#src/lib/api/query-client.ts';
import type { Failure, Told } from '#src/lib/api/reports.ts';
import { problem, signedInServer } from '../../support/signed-in-server.ts';

const server = signedInServer();

const options = getReadIndicatorRatingQueryOptions({ countryId: 404, reportEditionId: 4, indicatorId: 451 });
const inBackground = { ...options, meta: { background: true } };
type Left = { client: QueryClient; stop: () => void };
const readOnce = (client: QueryClient) => client.fetchQuery(options);

test('[S119] without a token nothing is sent', async () => {
  authorizeWith({ token: () => undefined, renew: async () => false });
  const error = await readOnce(createApiClient({}, { failed: () => undefined })).catch((caught) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect(error.cause.message).toBe('No access token found in auth state');
});

test('[S253] a failed read names itself', async () => {
  server.use(http.get('*/rating', () => problem(500, 'internal')));
  await expect(readOnce(createApiClient({}, { failed: () => undefined }))).rejects.toThrow(
    'Something went wrong fetching indicator rating',
  );
});

test('a failed read that nobody looks at is not reported', async () => {
  server.use(http.get('*/rating', () => problem(500, 'internal')));
  const failed = vi.fn();
  const client = createApiClient({}, { failed });
  await readOnce(client).catch(() => undefined);
  expect(failed).not.toHaveBeenCalled();
  const quiet = createApiClient({}, { failed });
  const hidden = new QueryObserver(quiet, inBackground);
  hidden.subscribe(() => undefined);
  await expect.poll(() => hidden.getCurrentResult().status).toBe('error');
  expect(failed).not.toHaveBeenCalled();
  const stop = new QueryObserver(client, options).subscribe(() => undefined);
  await expect.poll(() => failed.mock.calls.length).toBe(1);
  stop();
  server.use(http.get('*/notifications', () => problem(500, 'internal')));
  const list = new InfiniteQueryObserver(client, {
    ...(getListNotificationsInfiniteQueryOptions() as object),
    ...{ queryKey: ['infinite', 'listNotifications'], ...pagesOf(20) },
  });
  list.subscribe(() => undefined);
  await expect
    .poll(() => failed.mock.calls.map(([{ kind, operationId }]) => [kind, operationId]))
    .toEqual([
      ['read', 'readIndicatorRating'],
      ['read', 'listNotifications'],
    ]);
});

test.each([
  ['is shown on the next page as well', 1, () => undefined],
  ['went with its page', 0, ({ stop }: Left) => stop()],
  ['was answered meanwhile', 0, ({ client }: Left) => void client.setQueryData(options.queryKey, {} as never)],
])('a read that fails while its page is left and %s is reported %i times', async (_, times, meanwhile) => {
  server.use(http.get('*/rating', () => problem(500, 'internal')));
  const drawn = Promise.withResolvers<void>();
  const failed = vi.fn();
  const client = createApiClient({}, { failed, leaving: () => drawn.promise });
  const observer = new QueryObserver(client, options);
  const stop = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().status).toBe('error');
  expect(failed).not.toHaveBeenCalled();
  meanwhile({ client, stop });
  drawn.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  expect(failed).toHaveBeenCalledTimes(times);
  stop();
});

test('[S129] a read that is still being processed says so once, and not where nobody waits for it', async () => {
  const processing: Told[] = [];
  const waits = vi.fn();
  let asked = 0;
  server.use(
    http.get('*/rating', () => {
      asked++;
      return asked % 3 === 0 ? HttpResponse.json({}) : problem(503, 'unavailable');
    }),
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const watched of [options, inBackground]) {
    const client = createApiClient({}, { failed: () => undefined, processing: (told) => processing.push(told), waits });
    const observer = new QueryObserver(client, watched);
    const stop = observer.subscribe(() => undefined);
    for (const failures of [1, 2]) {
      await vi.waitUntil(() => observer.getCurrentResult().failureCount === failures, 20_000);
      await vi.advanceTimersByTimeAsync(5100);
    }
    await vi.waitUntil(() => observer.getCurrentResult().isSuccess, 20_000);
    stop();
  }
  vi.useRealTimers();
  expect([asked, processing]).toEqual([6, [{ operationId: 'readIndicatorRating' }]]);
  expect(waits).not.toHaveBeenCalled();
});

test('[Q-S41] a read that was one too many says how long it waits, is asked once more, and then fails', async () => {
  let asked = 0;
  const waits: number[] = [];
  const failures: Failure[] = [];
  const tooMany = () => {
    asked++;
    return HttpResponse.json(
      { type: 'about:blank', title: 'x', status: 429, code: 'too-many-requests' },
      { status: 429, headers: { 'Retry-After': '7' } },
    );
  };
  server.use(http.get('*/rating', tooMany));
  const processing = vi.fn();
  const client = createApiClient(
    {},
    { failed: (one) => failures.push(one), waits: (ms) => waits.push(ms), processing },
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stop = new QueryObserver(client, options).subscribe(() => undefined);
  await expect.poll(() => waits).toEqual([7000]);
  await vi.advanceTimersByTimeAsync(6900);
  expect([asked, failures.length]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(200);
  await vi.waitUntil(() => failures.length > 0, 20_000);
  vi.useRealTimers();
  stop();
  expect([asked, waits]).toEqual([2, [7000]]);
  expect(processing).not.toHaveBeenCalled();
});
