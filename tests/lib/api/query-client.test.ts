import { MutationObserver, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  getPromoteRatingWorkflowMutationOptions,
  getReadIndicatorRatingQueryKey,
  getReadIndicatorRatingQueryOptions,
  getUpdateRatingMutationOptions,
} from '#generated/hooks/ratings/ratings.ts';
import type { CountryIndicatorRating, RatingUpdate } from '#generated/model/index.ts';
import { ApiError } from '#src/lib/api/api-error.ts';
import { type EditsSource, edit, type OptimisticEdits } from '#src/lib/api/edits.ts';
import { authorizeWith } from '#src/lib/api/fetcher.ts';
import { createApiClient, type Failure } from '#src/lib/api/query-client.ts';

const server = setupServer();
const place = { countryId: 404, reportEditionId: 4, indicatorId: 451 };
const key = getReadIndicatorRatingQueryKey(404, 4, 451);
const body: RatingUpdate = { Score: 1, RatingIsMet: true, ResearcherNote: 'new note', CountryIndicatorRatingId: 7 };
const stored = { Id: 7, Score: 0, RatingIsMet: false, ResearcherNote: 'old note', WorkflowStatus: 0, Version: 1 };
const problem = (status: number, code: string) =>
  HttpResponse.json(
    { type: 'about:blank', title: 'x', status, code },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );
const edits: OptimisticEdits = {
  updateRating: ({ data }) => [edit<CountryIndicatorRating>(key, (rating) => ({ ...rating, ...data }))],
};

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  vi.stubGlobal('location', new URL('http://localhost/'));
  authorizeWith({ token: () => 'token', renew: async () => false });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const later = (ms = 40) => new Promise((done) => setTimeout(done, ms));
type Answer = () => Response | Promise<Response>;

/** A screen that shows one rating, with a server that answers the given saves in turn and logs its calls. */
async function open(saves: Answer[], source: EditsSource = edits) {
  const calls: string[] = [];
  const failures: Failure[] = [];
  const db = { ...stored };
  server.use(
    http.get('*/rating', () => {
      calls.push('GET');
      return HttpResponse.json(db);
    }),
    http.put('*/rating-update', async ({ request }) => {
      calls.push('PUT');
      const response = (await saves.shift()?.()) ?? HttpResponse.json(db);
      if (response.ok) Object.assign(db, await request.json(), { WorkflowStatus: 1 });
      return response;
    }),
  );
  const withdrawn: unknown[] = [];
  const client = createApiClient(source, {
    failed: (failure) => void failures.push(failure),
    withdraw: (retry) => void withdrawn.push(retry),
  });
  const shown: string[] = [];
  const query = new QueryObserver(client, getReadIndicatorRatingQueryOptions(404, 4, 451));
  query.subscribe(({ data }) => data && shown.push(data.ResearcherNote ?? ''));
  await expect.poll(() => shown.length).toBeGreaterThan(0);
  const save = (note = 'new note') =>
    new MutationObserver(client, getUpdateRatingMutationOptions()).mutate({
      ...place,
      data: { ...body, ResearcherNote: note },
    });
  const note = () => client.getQueryData<CountryIndicatorRating>(key)?.ResearcherNote;
  return { client, calls, failures, withdrawn, shown, save, note };
}

test('[S100] a save is in view before anything was sent, and stays through the refetch', async () => {
  const { save, note, calls, shown } = await open([() => later().then(() => HttpResponse.json(stored))]);
  const saving = save();
  expect(note()).toBe('new note');
  expect(calls).toEqual(['GET']);
  await saving;
  await expect.poll(() => calls).toEqual(['GET', 'PUT', 'GET']);
  await later();
  expect([...new Set(shown)]).toEqual(['old note', 'new note']);
});

test('[S100] a save waits for edits that are still being fetched, and does without where they cannot be', async () => {
  const slow = await open([() => later(80).then(() => HttpResponse.json(stored))], () => later().then(() => edits));
  const saving = slow.save();
  expect(slow.note()).toBe('old note');
  await expect.poll(slow.note).toBe('new note');
  expect(slow.calls.filter((call) => call === 'PUT').length).toBeLessThan(2);
  await saving;
  const without = await open([], () => Promise.reject(new Error('offline')));
  await without.save('kept');
  await expect.poll(without.note).toBe('kept');
  expect(without.failures).toEqual([]);
});

test('[S132] a refused save is taken back, told in its own words, and repeated by its retry', async () => {
  const { save, note, failures, calls } = await open([() => problem(409, 'stale')]);
  await expect(save()).rejects.toThrow('Something went wrong updating the rating for this Indicator');
  expect(note()).toBe('old note');
  expect(failures).toMatchObject([
    { operationId: 'updateRating', kind: 'write', error: { status: 409, problem: { code: 'stale' } } },
  ]);
  failures[0]?.retry?.();
  expect(note()).toBe('new note');
  await expect.poll(() => calls.filter((call) => call === 'PUT')).toHaveLength(2);
});

test('[S132] a retry is withdrawn when the same is sent anew, not when something else is, and never twice', async () => {
  const { save, failures, withdrawn, client } = await open([
    () => problem(409, 'conflict'),
    () => problem(409, 'conflict'),
  ]);
  await save('first').catch(() => undefined);
  const elsewhere = { ...place, indicatorId: 452, data: body };
  await new MutationObserver(client, getUpdateRatingMutationOptions()).mutate(elsewhere).catch(() => undefined);
  expect(withdrawn).toEqual([]);
  await save('second');
  expect(withdrawn).toEqual([failures[0]?.retry]);
  await save('third');
  expect(withdrawn).toHaveLength(1);
});

test('[S132] a save that is refused after the next was made offers its retry only until that is done', async () => {
  const { save, failures, withdrawn } = await open([() => later().then(() => problem(409, 'conflict'))]);
  const first = save('first').catch(() => undefined);
  const second = save('second');
  await first;
  expect(failures).toHaveLength(1);
  await second;
  expect(withdrawn).toEqual([failures[0]?.retry]);
});

test('[S132] the retry works after the screen has gone', async () => {
  const { save, failures, calls, client } = await open([() => problem(500, 'internal')]);
  await save().catch(() => undefined);
  for (const query of client.getQueryCache().findAll()) client.getQueryCache().remove(query);
  failures[0]?.retry?.();
  await expect.poll(() => calls.filter((call) => call === 'PUT')).toHaveLength(2);
});

test('[S221] of two saves the refused one alone is taken back, and the area is asked once', async () => {
  const { save, note, calls } = await open([
    () => later().then(() => problem(409, 'stale')),
    () => later().then(() => HttpResponse.json(stored)),
  ]);
  const first = save('first');
  const second = save('second');
  await expect(first).rejects.toThrow();
  expect(note()).toBe('second');
  await second;
  await expect.poll(() => calls).toEqual(['GET', 'PUT', 'PUT', 'GET']);
  expect(note()).toBe('second');
});

test('503 leaves what is shown, says so, and looks again after five seconds', async () => {
  const { save, note, calls, failures } = await open([() => problem(503, 'unavailable')]);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await save().catch(() => undefined);
  expect(note()).toBe('new note');
  expect(failures).toMatchObject([{ error: { status: 503 } }]);
  await vi.advanceTimersByTimeAsync(4900);
  expect(calls).toEqual(['GET', 'PUT']);
  await vi.advanceTimersByTimeAsync(200);
  vi.useRealTimers();
  await expect.poll(() => calls).toEqual(['GET', 'PUT', 'GET']);
  await expect.poll(note).toBe('old note');
});

test('saves of one area are sent one after the other', async () => {
  const underWay = { now: 0, most: 0 };
  const slow = async () => {
    underWay.most = Math.max(underWay.most, ++underWay.now);
    await later(20);
    underWay.now--;
    return HttpResponse.json(stored);
  };
  const { save, client } = await open([slow, slow]);
  server.use(http.put('*/rating-workflow-promotion', slow));
  const promote = () =>
    new MutationObserver(client, getPromoteRatingWorkflowMutationOptions()).mutate({
      ...place,
      data: { CountryIndicatorRatingId: 7, WorkflowStatus: 2 },
    });
  await Promise.all([save(), save('again'), promote()]);
  expect(underWay.most).toBe(1);
});

const readOnce = (client: QueryClient) => client.fetchQuery(getReadIndicatorRatingQueryOptions(404, 4, 451));

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
  const stop = new QueryObserver(client, getReadIndicatorRatingQueryOptions(404, 4, 451)).subscribe(() => undefined);
  await expect.poll(() => failed.mock.calls.length).toBe(1);
  stop();
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
  const client = createApiClient({}, { failed: (one) => failures.push(one), waits: (ms) => waits.push(ms) });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const stop = new QueryObserver(client, getReadIndicatorRatingQueryOptions(404, 4, 451)).subscribe(() => undefined);
  await vi.waitUntil(() => waits.length > 0);
  await vi.advanceTimersByTimeAsync(6900);
  expect([asked, failures.length]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(200);
  await vi.waitUntil(() => failures.length > 0);
  vi.useRealTimers();
  stop();
  expect([asked, waits]).toEqual([2, [7000]]);
});
