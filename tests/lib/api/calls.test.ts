import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { getAddCommentMutationOptions } from '#generated/hooks/comments/comments.ts';
import {
  getPromoteRatingWorkflowMutationOptions,
  getUpdateRatingMutationOptions,
} from '#generated/hooks/ratings/ratings.ts';
import { getReorderActivityMutationOptions } from '#generated/hooks/structure/structure.ts';
import type { CountryIndicatorRating } from '#generated/model/index.ts';
import type { MutationVariables } from '#generated/mutations.ts';
import { followUp } from '#src/lib/api/call-details.ts';
import { callFromTabs, openClient, problem } from './open-client.ts';

const place = { countryId: 404, reportEditionId: 4, indicatorId: 451 };
const rated = { Score: 1, RatingIsMet: true, ResearcherNote: 'Rated.', CountryIndicatorRatingId: 7, Version: 3 };

callFromTabs();

const comment = { ...place, ratingId: 7, data: { CommentContent: 'Hello', taggedUsers: [] } };

test('[Q-R13] a retry after a lost answer carries the key of the first try, one after a refusal a new one', async () => {
  const { client, calls, sent, failures } = await openClient(
    () => problem(429, 'too-many-requests'),
    () => problem(500, 'internal'),
    () => HttpResponse.error(),
    () => problem(429, 'too-many-requests'),
    () => problem(409, 'conflict'),
  );
  const kept = vi.spyOn(sessionStorage, 'setItem');
  await calls.start(getAddCommentMutationOptions, comment);
  for (const count of [1, 2, 3, 4, 5]) {
    await expect.poll(() => failures).toHaveLength(count);
    expect(failures.at(-1)?.retry).toBeTypeOf('function');
    failures.at(-1)?.retry?.();
    await expect.poll(() => sent).toHaveLength(count + 1);
  }
  const keys = sent.map(({ key }) => key);
  const [unread, first] = keys;
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys).toEqual([unread, first, first, first, first, keys[5]]);
  expect(new Set(keys).size).toBe(3);
  // after a 500 or a 429 it is known as before whether it was done
  const tries = client.getMutationCache().getAll();
  expect(tries.map(({ meta }) => meta?.write.mayBeStored)).toEqual([false, false, false, true, true, false]);
  expect(kept).not.toHaveBeenCalled();
});

test('[Q-R13] the same sent again from the same form while nobody knows how it went is the same call, elsewhere it is not', async () => {
  const { client, calls, sent } = await openClient(
    () => HttpResponse.error(),
    () => HttpResponse.error(),
  );
  await calls.start(getAddCommentMutationOptions, comment, { subject: 'form' });
  await calls.start(getAddCommentMutationOptions, comment, { subject: 'another form' });
  await calls.start(getAddCommentMutationOptions, comment, { subject: 'form' });
  await calls.start(getAddCommentMutationOptions, comment, { subject: 'form' });
  const other = { ...comment, data: { ...comment.data, CommentContent: 'Other' } };
  await calls.start(getAddCommentMutationOptions, other, { subject: 'another form' });
  const keys = sent.map(({ key }) => key);
  expect(keys[2]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(4);
  // the last one of each form is known for as long as the page
  const known = client.getMutationCache().getAll();
  expect(known.map(({ meta, options }) => [meta?.subject, options.gcTime])).toEqual([
    ['form', Number.POSITIVE_INFINITY],
    ['another form', Number.POSITIVE_INFINITY],
  ]);
  calls.again('addComment', 'another form');
  await expect.poll(() => sent).toHaveLength(6);
  expect(sent[5]?.body).toEqual(other.data);
});

test('[Q-R13] what is sent again after a reload, while nobody knows how it went, is the same call', async () => {
  const keptKey = () => sessionStorage.getItem('draft:key:addComment form');
  const before = await openClient(() => HttpResponse.error());
  await before.calls.start(getAddCommentMutationOptions, comment, { subject: 'form' });
  expect(keptKey()).not.toBeNull();
  const other = await openClient(() => problem(409, 'conflict'));
  const otherComment = { ...comment, data: { ...comment.data, CommentContent: 'Other' } };
  await other.calls.start(getAddCommentMutationOptions, otherComment, { subject: 'another form' });
  expect(sessionStorage.getItem('draft:key:addComment another form')).toBeNull();
  const after = await openClient();
  await after.calls.start(getAddCommentMutationOptions, comment, { subject: 'form' });
  expect(keptKey()).toBeNull();
  const isDoubtful = [before, after, other].map(({ client }) =>
    client
      .getMutationCache()
      .getAll()
      .map(({ meta }) => meta?.write.mayBeStored),
  );
  expect(isDoubtful).toEqual([[false], [true], [false]]);
  await after.calls.start(getAddCommentMutationOptions, comment, { subject: 'form' });
  expect(after.sent[0]?.key).toBe(before.sent[0]?.key);
  expect(after.sent[1]?.key).not.toBe(before.sent[0]?.key);
});

test('[Q-R13] other words after a reload, and a file, are another call; without storage a key lasts as long as the page', async () => {
  const before = await openClient(() => HttpResponse.error());
  await before.calls.start(getAddCommentMutationOptions, comment, { subject: 'form' });
  const { calls, sent, failures } = await openClient(
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
  await calls.start(getAddCommentMutationOptions, withFile, { subject: 'import' });
  expect(sent[3]?.key).toBe(sent[1]?.key);
});

test('[Q-R13] two moves alike are two, each with a key of its own', async () => {
  const { calls, sent } = await openClient(() => HttpResponse.error());
  const move = { id: 4, data: { Id: 91, MilestoneOrderId: 1, OrderDirection: 1 as const } };
  await calls.start(getReorderActivityMutationOptions, move);
  await calls.start(getReorderActivityMutationOptions, move);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

test('[Q-R13] a double click in a form sends it once; half a second later, or with a change, it is another call', async () => {
  const { calls, sent } = await openClient(() => HttpResponse.error());
  const step = (WorkflowStatus: 1 | 2) => ({ ...place, data: { CountryIndicatorRatingId: 7, WorkflowStatus } });
  const details = { subject: 'rating' };
  await Promise.all([
    calls.start(getPromoteRatingWorkflowMutationOptions, step(2), details),
    calls.start(getPromoteRatingWorkflowMutationOptions, step(2), details),
    calls.start(getPromoteRatingWorkflowMutationOptions, step(2), { subject: 'another rating' }),
    calls.start(getPromoteRatingWorkflowMutationOptions, step(1), details),
  ]);
  expect(sent).toHaveLength(3);
  vi.useFakeTimers({ toFake: ['Date'] });
  const clicks = [0, 499, 1].map((ms) => {
    vi.setSystemTime(Date.now() + ms);
    return calls.start(getPromoteRatingWorkflowMutationOptions, step(2), { subject: 'later' });
  });
  await Promise.all(clicks);
  expect(sent).toHaveLength(5);
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
  const { client, calls, sent, failures } = await openClient();
  const answers: number[] = [];
  await calls.start(
    getUpdateRatingMutationOptions,
    { ...place, data: rated },
    saveThenStep(({ Version }) => answers.push(Version)),
  );
  await expect.poll(() => sent.map(({ path }) => path)).toEqual(['451/rating-update', '451/rating-workflow-promotion']);
  expect(sent[1]?.body).toMatchObject({ WorkflowStatus: 2, Version: answers[0] });
  const needless = saveThenStep(() => undefined);
  needless.next.complete = () => undefined;
  await calls.start(getUpdateRatingMutationOptions, { ...place, data: rated }, needless);
  await expect.poll(() => client.isMutating()).toBe(0);
  expect([sent.length, failures]).toEqual([3, []]);
});

test('[S132] where the first is refused the second is dropped without a word, and its retry sends both', async () => {
  const { client, calls, sent, failures } = await openClient(() => problem(409, 'conflict'));
  await calls.start(
    getUpdateRatingMutationOptions,
    { ...place, data: rated },
    saveThenStep(() => undefined),
  );
  expect(failures).toMatchObject([{ operationId: 'updateRating', record: 'Kenya 1.1.1' }]);
  await expect.poll(() => client.getMutationCache().getAll()).toHaveLength(1);
  failures[0]?.retry?.();
  await expect.poll(() => sent).toHaveLength(3);
  expect(failures).toHaveLength(1);
  const leaving = new AbortController();
  const cancelled = calls.start(getAddCommentMutationOptions, comment, { request: { signal: leaving.signal } });
  leaving.abort();
  await cancelled;
  expect(failures).toHaveLength(1);
  expect(client.getMutationCache().findAll({ mutationKey: ['addComment'] })).toEqual([]);
});

test('[S221] what the server turned out to have is forgotten, or sent again once for the second call of its change', async () => {
  const { client, calls, sent, failures } = await openClient(...Array(3).fill(() => HttpResponse.error()));
  const known = () =>
    client
      .getMutationCache()
      .getAll()
      .map(({ options }) => options.mutationKey?.[0]);
  const details = saveThenStep(() => undefined);
  await calls.start(getAddCommentMutationOptions, comment, { subject: 'form' });
  await calls.start(getUpdateRatingMutationOptions, { ...place, data: rated }, details);
  expect([calls.found('addComment', 'form'), calls.found('addComment', 'form')]).toEqual([true, true]);
  await expect.poll(known).toEqual(['updateRating']);
  expect(calls.found('updateRating', 'rating')).toBe(false);
  await expect.poll(() => failures).toHaveLength(3);
  expect(calls.found('updateRating', 'rating')).toBe(false);
  expect(client.isMutating()).toBe(0);
  expect(sent.map(({ path }) => path)).toEqual(['7/comments', '451/rating-update', '451/rating-update']);
  expect(sent[2]?.key).toBe(sent[1]?.key);
  calls.forget('updateRating', 'rating');
  expect(known()).toEqual([]);
});

test('[S132] where the second is refused it is told that the first was done, and its retry sends the second alone', async () => {
  const { calls, sent, failures } = await openClient(
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
