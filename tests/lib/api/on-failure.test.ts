import { type InfiniteData, InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { ApiError } from '#src/lib/api/api-error.ts';
import { type OnFailure, toldInPlace } from '#src/lib/api/on-failure.ts';
import { createApiClient } from '#src/lib/api/query-client.ts';
import { wordsOfArrived } from '#src/lib/api/writes.ts';

/** A client that notes who is to tell of each failed read. */
function noting() {
  const told: (OnFailure | undefined)[] = [];
  const client = createApiClient({}, { failed: ({ onFailure }) => void told.push(onFailure) });
  return { client, told };
}
const fails = (operationId: 'listUsers' | 'listComments' | 'readCurrentUser') => () =>
  Promise.reject(new ApiError(operationId, '/x', { status: 500 }));

test.each([
  ['listUsers', 'page'],
  ['listComments', 'in-place'],
  ['readCurrentUser', 'notice'],
] as const)('[S129] the contract declares who tells of %s: %s', async (operationId, expected) => {
  const { client, told } = noting();
  await new QueryObserver(client, { queryKey: [operationId], queryFn: fails(operationId) }).refetch();
  const observer = new QueryObserver(client, { queryKey: [operationId], queryFn: fails(operationId) });
  const leave = observer.subscribe(() => undefined);
  await observer.refetch();
  leave();
  expect(told.at(-1)).toBe(expected);
});

test('[S129] where it is only a part of the screen, a use of the answer says so itself', async () => {
  const { client, told } = noting();
  const options = { queryKey: ['listUsers'], queryFn: fails('listUsers'), ...toldInPlace };
  const observer = new QueryObserver(client, options);
  const leave = observer.subscribe(() => undefined);
  await observer.refetch();
  leave();
  expect(told).toContain('in-place');
  expect(told).not.toContain('page');
});

test('[S131] a place that shows the older answer leaves the words to a notice', async () => {
  const { client, told } = noting();
  client.setQueryData(['listComments'], []);
  const observer = new QueryObserver(client, { queryKey: ['listComments'], queryFn: fails('listComments') });
  const leave = observer.subscribe(() => undefined);
  await observer.refetch();
  leave();
  expect(new Set(told)).toEqual(new Set(['notice']));
  told.length = 0;
  client.setQueryData(['listUsers'], []);
  const page = new QueryObserver(client, { queryKey: ['listUsers'], queryFn: fails('listUsers') });
  const leavePage = page.subscribe(() => undefined);
  await page.refetch();
  leavePage();
  expect(new Set(told)).toEqual(new Set(['page']));
});

test('[S253] the next page of a list is told at its end, though the list is the page; the list anew is not', async () => {
  const { client, told } = noting();
  let works = 1;
  const observer = new InfiniteQueryObserver<number, Error, InfiniteData<number>, string[], number>(client, {
    queryKey: ['listDashboardIndicators'],
    queryFn: ({ pageParam }) =>
      works-- > 0 ? pageParam : Promise.reject(new ApiError('listDashboardIndicators', '/x', { status: 500 })),
    initialPageParam: 0,
    getNextPageParam: (last) => last + 1,
    enabled: false,
  });
  const leave = observer.subscribe(() => undefined);
  await observer.refetch();
  await observer.fetchNextPage();
  expect(told).toEqual(['in-place']);
  await observer.refetch();
  expect(told).toEqual(['in-place', 'page']);
  client.clear();
  leave();
});

test('[S253] a list whose first page fails is told by the page, however it was asked for', async () => {
  const { client, told } = noting();
  const observer = new InfiniteQueryObserver<number, Error, InfiniteData<number>, string[], number>(client, {
    queryKey: ['listDashboardIndicators'],
    queryFn: () => Promise.reject(new ApiError('listDashboardIndicators', '/x', { status: 500 })),
    initialPageParam: 0,
    getNextPageParam: (last) => last + 1,
    enabled: false,
  });
  const leave = observer.subscribe(() => undefined);
  await observer.fetchNextPage();
  leave();
  expect(told).toEqual(['page']);
});

test.each([
  ['updateRating', {}, true],
  ['importFile', { params: { dryRun: false } }, true],
  ['importFile', { params: { dryRun: true } }, false],
  ['exportData', { data: {} }, false],
  ['exportResults', { data: {} }, false],
] as const)('[S129] %s of %j that ends after a 503 is told as saved: %s', (id, variables, isSaved) => {
  expect(wordsOfArrived(id, variables)).toBe(`The server has finished.${isSaved ? ' It is saved.' : ''}`);
});
