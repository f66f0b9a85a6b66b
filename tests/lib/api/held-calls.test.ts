import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import {
  getDeleteActivityMutationOptions,
  getReorderActivityMutationOptions,
} from '#generated/hooks/structure/structure.ts';
import { UNDO_MS } from '#src/lib/api/calls.ts';
import { api } from '../../support/mock-api.ts';
import { callFromTabs, openClient, problem } from './open-client.ts';

callFromTabs();

const deleted = (activityId: number) =>
  [getDeleteActivityMutationOptions, { id: 4, activityId }, { record: '1.2' }] as const;

test('[S61] a write that can be undone is shown at once and sent after ten seconds', async () => {
  const { calls, sent, held, untold, activities } = await openClient();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  calls.hold(...deleted(92));
  expect(activities()).toEqual([91, 93, 94, 95, 96]);
  expect(held).toMatchObject([{ operationId: 'deleteActivity', record: '1.2', ms: UNDO_MS }]);
  await vi.advanceTimersByTimeAsync(UNDO_MS - 1);
  expect([sent.length, untold.mock.calls.length]).toEqual([0, 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(untold).toHaveBeenCalledOnce();
  vi.useRealTimers();
  await expect.poll(() => sent.map(({ path, key }) => [path, key])).toEqual([['activities/92', null]]);
  expect(activities()).toEqual([91, 93, 94, 95, 96]);
  expect(await untold.mock.calls[0]?.[0]).toBe(true);
});

test('[S61] Undo takes back the one it belongs to; the others are sent when they are flushed, once', async () => {
  const { calls, sent, held, untold, activities } = await openClient(
    () => HttpResponse.error(),
    () => problem(409, 'conflict'),
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  calls.hold(...deleted(92));
  calls.hold(...deleted(93));
  calls.hold(...deleted(94));
  held[0]?.undo();
  expect(activities()).toEqual([91, 92, 95, 96]);
  const fetched = vi.spyOn(globalThis, 'fetch');
  calls.flush();
  calls.flush();
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  vi.useRealTimers();
  // whether an answer came, of which what is undone waits for none
  expect(await Promise.all(untold.mock.calls.map(([answered]) => answered))).toEqual([undefined, false, true]);
  expect(sent.map(({ path }) => path)).toEqual(['activities/93', 'activities/94']);
  expect(activities()).toEqual([91, 92, 93, 94, 95, 96]);
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
});

test('[S61] what is held back leaves as the page goes, whatever is under way before it', async () => {
  const { client, calls, sent } = await openClient(() => undefined);
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
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  calls.hold(...deleted(94));
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  vi.useRealTimers();
  calls.hold(...deleted(93));
  calls.flush();
  calls.hold(...deleted(92));
  calls.flush(true);
  await expect.poll(() => sent.map(({ path }) => path)).toContain('activities/92');
  const deletions = client.getMutationCache().findAll({ mutationKey: ['deleteActivity'] });
  expect(deletions.map(({ state }) => state.isPaused)).toEqual([true, true, false]);
  release();
});
