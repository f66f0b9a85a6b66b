import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { getExportActivityMutationOptions } from '#generated/hooks/activity/activity.ts';
import {
  getPromoteRatingWorkflowMutationOptions,
  getReadIndicatorRatingQueryKey,
  getReadIndicatorRatingQueryOptions,
  getUpdateRatingMutationOptions,
} from '#generated/hooks/ratings/ratings.ts';
import type { CountryIndicatorRating, RatingUpdate } from '#generated/model/index.ts';
import { type EditsSource, edit, type OptimisticEdits } from '#src/lib/api/edits.ts';
import { createApiClient } from '#src/lib/api/query-client.ts';
import type { Failure } from '#src/lib/api/reports.ts';
import { callsOf } from '#src/lib/api/writes.ts';
import { problem, signedInServer } from '../../support/signed-in-server.ts';

const server = signedInServer();
const place = { countryId: 404, reportEditionId: 4, indicatorId: 451 };
const key = getReadIndicatorRatingQueryKey({ countryId: 404, reportEditionId: 4, indicatorId: 451 });
const body: RatingUpdate = { Score: 1, RatingIsMet: true, ResearcherNote: 'new note', CountryIndicatorRatingId: 7 };
const stored = { Id: 7, Score: 0, RatingIsMet: false, ResearcherNote: 'old note', WorkflowStatus: 0, Version: 1 };
const edits: OptimisticEdits = {
  updateRating: ({ data }) => [
    edit<CountryIndicatorRating>(key, (rating) => ({ ...rating, ...data })),
    edit<string>(['beside'], (text) => text),
  ],
};

const later = (ms = 40) => new Promise((done) => setTimeout(done, ms));
type Answer = () => Response | Promise<Response>;

/** A screen that shows one rating, with a server that answers the given saves in turn and logs its calls. */
async function open(saves: Answer[], source: EditsSource = edits, whenFailed = () => {}) {
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
  const told: string[] = [];
  const client = createApiClient(source, {
    failed(failure) {
      failures.push(failure);
      whenFailed();
    },
    withdraw: (retry) => void withdrawn.push(retry),
    processing: () => void told.push('processing'),
    arrived: () => void told.push('arrived'),
    retried: () => void told.push('retried'),
    empty: (operationId) => void told.push(operationId),
  });
  const shown: string[] = [];
  const query = new QueryObserver(
    client,
    getReadIndicatorRatingQueryOptions({ countryId: 404, reportEditionId: 4, indicatorId: 451 }),
  );
  query.subscribe(({ data }) => data && shown.push(data.ResearcherNote ?? ''));
  await expect.poll(() => shown.length).toBeGreaterThan(0);
  const save = (note = 'new note') =>
    callsOf(client).start(
      getUpdateRatingMutationOptions,
      { ...place, data: { ...body, ResearcherNote: note } },
      { subject: 'form' },
    );
  const note = () => client.getQueryData<CountryIndicatorRating>(key)?.ResearcherNote;
  return { client, calls, failures, withdrawn, told, shown, save, note };
}

test('[S100] a save is in view before anything was sent, and stays through the refetch', async () => {
  const { client, save, note, calls, shown } = await open([() => later().then(() => HttpResponse.json(stored))]);
  client.setQueryData(['elsewhere'], 1);
  client.setQueryData(['beside'], 'text');
  const saving = save();
  expect(note()).toBe('new note');
  expect(calls).toEqual(['GET']);
  await saving;
  await expect.poll(() => calls).toEqual(['GET', 'PUT', 'GET']);
  await later();
  expect([...new Set(shown)]).toEqual(['old note', 'new note']);
  expect(client.getQueryState(['elsewhere'])?.isInvalidated).toBe(false);
  expect(client.getQueryState(['beside'])?.isInvalidated).toBe(true);
  expect(client.getMutationCache().getAll()[0]?.meta?.settledAt).toBeInstanceOf(Date);
  client.mount();
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await expect.poll(() => calls).toEqual(['GET', 'PUT', 'GET', 'GET']);
  client.unmount();
});

test('[S100] a save waits for edits that are still being fetched, does without where they cannot be, and tells of one that fails', async () => {
  const slow = await open([() => later(80).then(() => HttpResponse.json(stored))], () => later().then(() => edits));
  const saving = slow.save();
  expect(slow.note()).toBe('old note');
  await expect.poll(slow.note).toBe('new note');
  expect(slow.calls.filter((call) => call === 'GET')).toHaveLength(1);
  await saving;
  const without = await open([], () => Promise.reject(new Error('offline')));
  await without.save('kept');
  await expect.poll(without.note).toBe('kept');
  callsOf(without.client).hold(getUpdateRatingMutationOptions, { ...place, data: body }, {});
  await later();
  callsOf(without.client).flush();
  await expect.poll(without.note).toBe('new note');
  expect(without.failures).toEqual([]);
  const failing = await open([], { updateRating: vi.fn().mockThrow(new Error('no such row')) });
  await failing.save();
  expect(failing.failures).toMatchObject([{ operationId: 'updateRating', error: { message: 'no such row' } }]);
});

test('[S132] a refused save is taken back, told in its own words, and repeated by its retry', async () => {
  const { save, note, failures, calls, told } = await open([() => problem(409, 'workflow-step')]);
  await save();
  expect(note()).toBe('old note');
  const error = { status: 409, message: 'Something went wrong updating the rating for this Indicator' };
  expect(failures).toMatchObject([{ operationId: 'updateRating', kind: 'write', error }]);
  failures[0]?.retry?.();
  expect(note()).toBe('new note');
  await expect.poll(() => calls.filter((call) => call === 'PUT')).toHaveLength(2);
  await expect.poll(() => told).toEqual(['retried']);
});

test.each([
  [409, 'stale'],
  [409, 'inactive-edition'],
  [403, 'forbidden'],
  [422, 'invalid'],
])('[S132] %i %s offers no retry, which could never work', async (status, code) => {
  const { save, failures } = await open([() => problem(status, code)]);
  await save();
  expect(failures).toHaveLength(1);
  expect(failures[0]?.retry).toBeUndefined();
});

test('[S132] a retry is withdrawn when the same is sent anew, not when something else is, and never twice', async () => {
  const { save, failures, withdrawn, client } = await open([
    () => problem(409, 'conflict'),
    () => problem(409, 'conflict'),
  ]);
  await save('first');
  const elsewhere = { ...place, indicatorId: 452, data: body };
  await callsOf(client).start(getUpdateRatingMutationOptions, elsewhere, { subject: 'another form' });
  expect(withdrawn).toEqual([]);
  const second = save('second');
  expect(withdrawn).toEqual([failures[0]?.retry]);
  await second;
  await save('third');
  expect(withdrawn).toHaveLength(1);
  const given = await open([() => problem(409, 'conflict')]);
  await given.save();
  callsOf(given.client).forget('updateRating', 'form');
  expect(given.withdrawn).toEqual([given.failures[0]?.retry]);
});

test('[S132] a save that is refused after the next was made offers its retry only until that is done', async () => {
  const { save, failures, withdrawn } = await open([() => later().then(() => problem(409, 'conflict'))]);
  const first = save('first');
  const second = save('second');
  await first;
  expect(failures).toHaveLength(1);
  await second;
  expect(withdrawn).toEqual([failures[0]?.retry]);
  const refused = await open([
    () => later().then(() => problem(409, 'conflict')),
    () => later().then(() => problem(409, 'conflict')),
  ]);
  await Promise.all([refused.save('first'), refused.save('second')]);
  expect(refused.failures).toHaveLength(2);
  expect(refused.withdrawn).toEqual([refused.failures[0]?.retry]);
});

test('[S132] a retry is withdrawn by what is sent while its refusal is told', async () => {
  let atOnce: unknown[] = [];
  let second: Promise<unknown> | undefined;
  const { save, failures, withdrawn } = await open([() => problem(409, 'conflict')], edits, () => {
    second = save('second');
    atOnce = [...withdrawn];
  });
  await save('first');
  expect(atOnce).toEqual([failures[0]?.retry]);
  await second;
});

test('[S132] the retry works after the screen has gone', async () => {
  const { save, failures, calls, client } = await open([() => problem(500, 'internal')]);
  await save();
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
  await first;
  expect(note()).toBe('second');
  await second;
  await expect.poll(() => calls).toEqual(['GET', 'PUT', 'PUT', 'GET']);
  expect(note()).toBe('second');
});

test('[S129] 503 leaves what is shown, says so, and asks again with the same key until it has arrived', async () => {
  const keys: (string | null)[] = [];
  const { client, save, note, calls, failures, told } = await open([]);
  server.use(
    http.put('*/rating-update', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return keys.length < 3 ? problem(503, 'unavailable') : undefined;
    }),
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const saving = save();
  await vi.waitUntil(() => told.length > 0, 20_000);
  // what is asked for meanwhile does not wait for it
  const beside = vi.fn();
  void client.fetchQuery({ queryKey: ['beside'], queryFn: () => 'read' }).then(beside);
  await client.refetchQueries({ queryKey: key });
  await vi.advanceTimersByTimeAsync(4900);
  expect([note(), told, keys.length]).toEqual(['new note', ['processing'], 1]);
  expect(beside).toHaveBeenCalledWith('read');
  await vi.advanceTimersByTimeAsync(200);
  await vi.waitUntil(() => keys.length === 2, 20_000);
  await vi.advanceTimersByTimeAsync(5100);
  await saving;
  vi.useRealTimers();
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(keys).size).toBe(1);
  await expect.poll(() => calls).toEqual(['GET', 'GET', 'PUT', 'GET']);
  expect([note(), failures, told]).toEqual(['new note', [], ['processing', 'arrived']]);
});

test('[S129] 503 that does not end within 40 seconds is a failure like others, with its retry', async () => {
  const { save, note, failures, told } = await open([]);
  let asked = 0;
  server.use(
    http.put('*/rating-update', () => {
      asked++;
      return problem(503, 'unavailable');
    }),
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const saving = save();
  for (const ms of [5000, 5000, 10_000, 20_000]) {
    const before = asked;
    await vi.waitUntil(() => asked > 0, 20_000);
    await vi.advanceTimersByTimeAsync(ms + 50);
    await vi.waitUntil(() => asked > before, 20_000);
  }
  await saving;
  vi.useRealTimers();
  expect([asked, told, note()]).toEqual([5, ['processing'], 'old note']);
  expect(failures).toMatchObject([{ operationId: 'updateRating', error: { status: 503 } }]);
  expect(failures[0]?.retry).toBeTypeOf('function');
});

test('[S133] a write that makes nothing says so, one that makes something does not', async () => {
  const answers = [HttpResponse.json({ url: '/x' }), new HttpResponse(null, { status: 204 })];
  const { client, told } = await open([]);
  server.use(http.post('*/activity-export', () => answers.shift()));
  await callsOf(client).start(getExportActivityMutationOptions, { data: {} as never });
  expect(told).toEqual([]);
  await callsOf(client).start(getExportActivityMutationOptions, { data: {} as never });
  expect(told).toEqual(['exportActivity']);
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
    callsOf(client).start(getPromoteRatingWorkflowMutationOptions, {
      ...place,
      data: { CountryIndicatorRatingId: 7, WorkflowStatus: 2 },
    });
  await Promise.all([save(), save('again'), promote()]);
  expect(underWay.most).toBe(1);
});
