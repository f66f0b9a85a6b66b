import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getAddCommentMutationOptions } from '#generated/hooks/comments/comments.ts';
import {
  getPromoteRatingWorkflowMutationOptions,
  getUpdateRatingMutationOptions,
} from '#generated/hooks/ratings/ratings.ts';
import {
  getDeleteActivityMutationOptions,
  getListActivitiesQueryOptions,
  getReorderActivityMutationOptions,
} from '#generated/hooks/structure/structure.ts';
import type { CountryIndicatorRating } from '#generated/model/index.ts';
import type { MutationVariables } from '#generated/mutations.ts';
import { edits } from '#src/app/edits.ts';
import { followUp } from '#src/lib/api/call-details.ts';
import { UNDO_MS } from '#src/lib/api/calls.ts';
import { authorizeWith } from '#src/lib/api/fetcher.ts';
import { createApiClient } from '#src/lib/api/query-client.ts';
import type { Failure, Held } from '#src/lib/api/reports.ts';
import { memoryStorage } from '../../support/memory-storage.ts';
import { api } from '../../support/mock-api.ts';

const place = { countryId: 404, reportEditionId: 4, indicatorId: 451 };
const rated = { Score: 1, RatingIsMet: true, ResearcherNote: 'Rated.', CountryIndicatorRatingId: 7, Version: 3 };

beforeEach(() => {
  vi.stubGlobal('location', new URL('http://localhost/'));
  vi.stubGlobal('sessionStorage', memoryStorage());
  authorizeWith({ token: () => 'token', renew: async () => false });
});
afterEach(() => {
  vi.useRealTimers();
  api.resetHandlers();
});
afterAll(() => api.close());

type Answer = () => Response | undefined;
const problem = (status: number, code: string) =>
  HttpResponse.json({ type: 'about:blank', title: 'x', status, code }, { status });

/** A client over the contract's examples; `answers` are given to the writes in turn, `sent` are the requests. */
async function open(...answers: Answer[]) {
  const sent: { method: string; path: string; key: string | null; body: unknown }[] = [];
  const failures: Failure[] = [];
  const held: Held[] = [];
  const untold = vi.fn();
  api.use(
    http.all('*/api/v1/*', async ({ request }) => {
      if (request.method === 'GET') return undefined;
      const text = await request.clone().text();
      const path = new URL(request.url).pathname.split('/').slice(-2).join('/');
      const key = request.headers.get('Idempotency-Key');
      sent.push({ method: request.method, path, key, body: text ? JSON.parse(text) : undefined });
      return answers.shift()?.();
    }),
  );
  const client = createApiClient(edits, {
    failed: (failure) => void failures.push(failure),
    held(one) {
      held.push(one);
      return untold;
    },
  });
  await client.prefetchQuery(getListActivitiesQueryOptions({ id: 4, milestoneId: 16 }));
  const activities = () =>
    client.getQueryData(getListActivitiesQueryOptions({ id: 4, milestoneId: 16 }).queryKey)?.map(({ Id }) => Id);
  return { client, calls: client.calls, sent, failures, held, untold, activities };
}

const comment = { ...place, ratingId: 7, data: { CommentContent: 'Hello', taggedUsers: [] } };

test('[Q-R13] a retry after a lost answer carries the key of the first try, one after a refusal a new one', async () => {
  const { calls, sent, failures } = await open(
    () => HttpResponse.error(),
    () => problem(409, 'conflict'),
  );
  await calls.start(getAddCommentMutationOptions, comment);
  failures[0]?.retry?.();
  await expect.poll(() => failures).toHaveLength(2);
  failures[1]?.retry?.();
  await expect.poll(() => sent).toHaveLength(3);
  const [first, second, third] = sent.map(({ key }) => key);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('[Q-R13] the same sent again from the same form while nobody knows how it went is the same call, elsewhere it is not', async () => {
  const { calls, sent } = await open(() => HttpResponse.error());
  await calls.start(getAddCommentMutationOptions, comment, { subject: 'form' });
  await calls.start(getAddCommentMutationOptions, comment, { subject: 'another form' });
  await calls.start(getAddCommentMutationOptions, comment, { subject: 'form' });
  await calls.start(getAddCommentMutationOptions, comment, { subject: 'form' });
  const keys = sent.map(({ key }) => key);
  expect(keys[2]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});

test('[Q-R13] what is sent again after a reload, while nobody knows how it went, is the same call', async () => {
  const keptKey = () => sessionStorage.getItem('draft:key:addComment form');
  const before = await open(() => HttpResponse.error());
  await before.calls.start(getAddCommentMutationOptions, comment, { subject: 'form' });
  expect(keptKey()).not.toBeNull();
  const other = await open(() => problem(409, 'conflict'));
  const otherComment = { ...comment, data: { ...comment.data, CommentContent: 'Other' } };
  await other.calls.start(getAddCommentMutationOptions, otherComment, { subject: 'another form' });
  expect(sessionStorage.getItem('draft:key:addComment another form')).toBeNull();
  const after = await open();
  await after.calls.start(getAddCommentMutationOptions, comment, { subject: 'form' });
  expect(keptKey()).toBeNull();
  await after.calls.start(getAddCommentMutationOptions, comment, { subject: 'form' });
  expect(after.sent[0]?.key).toBe(before.sent[0]?.key);
  expect(after.sent[1]?.key).not.toBe(before.sent[0]?.key);
});

test('[Q-R13] other words after a reload, and a file, are another call; without storage a key lasts as long as the page', async () => {
  const before = await open(() => HttpResponse.error());
  await before.calls.start(getAddCommentMutationOptions, comment, { subject: 'form' });
  const { calls, sent, failures } = await open(
    () => undefined,
    () => HttpResponse.error(),
    () => HttpResponse.error(),
  );
  const other = { ...comment, data: { ...comment.data, CommentContent: 'Other' } };
  await calls.start(getAddCommentMutationOptions, other, { subject: 'form' });
  expect(sent[0]?.key).not.toBe(before.sent[0]?.key);
  const kept = vi.spyOn(sessionStorage, 'setItem');
  const withFile = { ...comment, data: { ...comment.data, file: new File(['a'], 'a.xlsx') } };
  await calls.start(getAddCommentMutationOptions, withFile, { subject: 'import' });
  expect(kept).not.toHaveBeenCalled();
  kept.mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await calls.start(getAddCommentMutationOptions, comment, { subject: 'form' });
  expect([kept.mock.calls.length, sent.length, failures.length]).toEqual([1, 3, 2]);
});

test('[Q-R13] two moves alike are two, each with a key of its own', async () => {
  const { calls, sent } = await open(() => HttpResponse.error());
  const move = { id: 4, data: { Id: 91, MilestoneOrderId: 1, OrderDirection: 1 as const } };
  await calls.start(getReorderActivityMutationOptions, move);
  await calls.start(getReorderActivityMutationOptions, move);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

const saveThenStep = (done: (answer: CountryIndicatorRating) => void) => ({
  record: 'Kenya 1.1.1',
  subject: 'rating',
  onAnswer: done,
  next: followUp<CountryIndicatorRating, MutationVariables['promoteRatingWorkflow'], CountryIndicatorRating>({
    options: getPromoteRatingWorkflowMutationOptions,
    variables: { ...place, data: { CountryIndicatorRatingId: 7, WorkflowStatus: 2 as const } },
    complete: ({ Version }: CountryIndicatorRating) => ({
      ...place,
      data: { CountryIndicatorRatingId: 7, WorkflowStatus: 2 as const, Version },
    }),
    since: 'The rating was saved.',
  }),
});

test('[S167] a second call of a change is sent after the first, completed with its answer', async () => {
  const { calls, sent } = await open();
  const answers: number[] = [];
  await calls.start(
    getUpdateRatingMutationOptions,
    { ...place, data: rated },
    saveThenStep(({ Version }) => answers.push(Version)),
  );
  await expect.poll(() => sent.map(({ path }) => path)).toEqual(['451/rating-update', '451/rating-workflow-promotion']);
  expect(sent[1]?.body).toMatchObject({ WorkflowStatus: 2, Version: answers[0] });
});

test('[S132] where the first is refused the second is dropped without a word, and its retry sends both', async () => {
  const { calls, sent, failures } = await open(() => problem(409, 'conflict'));
  await calls.start(
    getUpdateRatingMutationOptions,
    { ...place, data: rated },
    saveThenStep(() => undefined),
  );
  expect(failures).toMatchObject([{ operationId: 'updateRating', record: 'Kenya 1.1.1' }]);
  failures[0]?.retry?.();
  await expect.poll(() => sent).toHaveLength(3);
  expect(failures).toHaveLength(1);
});

test('[S132] where the second is refused it is told that the first was done, and its retry sends the second alone', async () => {
  const { calls, sent, failures } = await open(
    () => undefined,
    () => problem(409, 'conflict'),
  );
  await calls.start(
    getUpdateRatingMutationOptions,
    { ...place, data: rated },
    saveThenStep(() => undefined),
  );
  await expect.poll(() => failures).toHaveLength(1);
  expect(failures).toMatchObject([{ operationId: 'promoteRatingWorkflow', since: 'The rating was saved.' }]);
  failures[0]?.retry?.();
  await expect.poll(() => sent).toHaveLength(3);
  expect(sent[2]?.body).toEqual(sent[1]?.body);
});

const deleted = (activityId: number) =>
  [getDeleteActivityMutationOptions, { id: 4, activityId }, { record: '1.2' }] as const;

test('[S61] a write that can be undone is shown at once and sent after ten seconds', async () => {
  const { calls, sent, held, untold, activities } = await open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  calls.hold(...deleted(92));
  expect(activities()).toEqual([91, 93, 94, 95, 96]);
  expect(held).toMatchObject([{ operationId: 'deleteActivity', record: '1.2', ms: UNDO_MS }]);
  await vi.advanceTimersByTimeAsync(UNDO_MS - 1);
  expect([sent.length, untold.mock.calls.length]).toEqual([0, 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(untold).toHaveBeenCalledOnce();
  vi.useRealTimers();
  await expect.poll(() => sent.map(({ path }) => path)).toEqual(['activities/92']);
  expect(activities()).toEqual([91, 93, 94, 95, 96]);
});

test('[S61] Undo takes back the one it belongs to; the others are sent when they are flushed, once', async () => {
  const { calls, sent, held, activities } = await open();
  calls.hold(...deleted(92));
  calls.hold(...deleted(93));
  held[0]?.undo();
  expect(activities()).toEqual([91, 92, 94, 95, 96]);
  const fetched = vi.spyOn(globalThis, 'fetch');
  calls.flush();
  calls.flush();
  await expect.poll(() => sent.map(({ path }) => path)).toEqual(['activities/93']);
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
});

test('[S61] what is held back leaves as the page goes, whatever is under way before it', async () => {
  const { calls, sent } = await open(() => undefined);
  let release = () => undefined as undefined;
  api.use(
    http.put(
      '*/api/v1/report-editions/4/reorder-activity',
      () => new Promise<undefined>((done) => (release = () => done(undefined) as undefined)),
    ),
  );
  void calls.start(getReorderActivityMutationOptions, {
    id: 4,
    data: { Id: 91, MilestoneOrderId: 1, OrderDirection: 1 as const },
  });
  calls.hold(...deleted(92));
  calls.flush(true);
  await expect.poll(() => sent.map(({ path }) => path)).toContain('activities/92');
  release();
});
