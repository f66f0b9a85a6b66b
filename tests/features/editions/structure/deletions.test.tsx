import { http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { getListActivitiesQueryOptions, getListMilestonesQueryOptions } from '#generated/hooks/structure/structure.ts';
import { createDeletions, UNDO_MS } from '#src/features/editions/structure/deletions.ts';
import { structureEdits } from '#src/features/editions/structure/edits.ts';
import { authorizeWith } from '#src/lib/api/fetcher.ts';
import { createApiClient } from '#src/lib/api/query-client.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { api } from '../../../support/mock-api.ts';

const deletion = (activityId: number) =>
  ({ operationId: 'deleteActivity', variables: { id: 4, activityId }, name: `1.${activityId - 90}` }) as const;

beforeEach(() => {
  authorizeWith({ token: () => 'token', renew: async () => false });
  notices.clear();
});

async function open() {
  const sent: string[] = [];
  api.use(
    http.delete('*/api/v1/report-editions/4/activities/:activityId', ({ params }) => {
      sent.push(String(params.activityId));
      return undefined;
    }),
  );
  const client = createApiClient(structureEdits, { failed: () => undefined });
  await client.prefetchQuery(getListMilestonesQueryOptions(4));
  await client.prefetchQuery(getListActivitiesQueryOptions(4, 16));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const deletions = createDeletions(client);
  const names = () => notices.all().map(({ message, ms }) => ({ message, ms }));
  return { sent, client, deletions, names };
}

test('[S61] nothing is sent for ten seconds; then the call is, and the notice with its Undo goes', async () => {
  const { sent, deletions, names } = await open();
  deletions.request(deletion(92));
  expect(names()).toEqual([{ message: '‘1.2’ is deleted.', ms: UNDO_MS }]);
  await vi.advanceTimersByTimeAsync(UNDO_MS - 1);
  expect(sent).toEqual([]);
  expect(deletions.all()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(deletions.all()).toEqual([]);
  expect(names()).toEqual([]);
  vi.useRealTimers();
  await expect.poll(() => sent).toEqual(['92']);
});

test('[S61] Undo takes back the one it belongs to; leaving sends the others', async () => {
  const { sent, deletions } = await open();
  deletions.request(deletion(92));
  deletions.request(deletion(93));
  notices.all()[0]?.action?.run();
  expect(deletions.all().map(({ deletion: { name } }) => name)).toEqual(['1.3']);
  const fetched = vi.spyOn(globalThis, 'fetch');
  deletions.flush();
  deletions.flush();
  vi.useRealTimers();
  await expect.poll(() => sent).toEqual(['93']);
  expect(fetched).toHaveBeenCalledExactlyOnceWith(expect.anything(), expect.objectContaining({ keepalive: true }));
  expect(notices.all()).toEqual([]);
});

test('[S61, S100] as the call is made its optimistic edit takes over what is shown: nothing flickers back', async () => {
  const { client, deletions } = await open();
  deletions.request(deletion(92));
  const listed = () => client.getQueryData(getListActivitiesQueryOptions(4, 16).queryKey)?.map(({ Id }) => Id);
  expect(listed()).toContain(92);
  const seen: (number[] | undefined)[] = [];
  deletions.subscribe(() => seen.push(listed()));
  deletions.flush();
  vi.useRealTimers();
  expect(seen).toEqual([[91, 93, 94, 95, 96]]);
});
