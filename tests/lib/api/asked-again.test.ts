import { QueryCache, skipToken } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { ApiQueryClient, operationOf, recordOf } from '#src/lib/api/query-client.ts';
import type { Requests } from '#src/lib/api/requests.ts';

/** A client whose answers can be shown as `answered` says in turn, over requests that note what they are told. */
function open(answered: boolean[], isCurrent = true) {
  const cache = new QueryCache();
  const requests = {
    ask: vi.fn(() => ({ askedAt: 1, answeredAt: 0 })),
    answered: () => answered.shift() ?? true,
    quiet: vi.fn(async () => undefined),
    isCurrent: () => isCurrent,
  };
  const client = new ApiQueryClient(cache, requests as unknown as Requests, {}, { failed: () => undefined });
  client.setQueryData(['list', 'under'], 'elsewhere');
  let answers = 0;
  const options = { queryKey: ['list'], queryFn: () => ++answers };
  const asked = () => requests.ask.mock.calls as unknown[];
  return { cache, client, options, asked, quiet: requests.quiet };
}

test('an answer that cannot be shown yet is asked for again once its query is quiet', async () => {
  const { cache, client, options, asked, quiet } = open([false, false]);
  expect(await client.fetchQuery(options)).toBe(3);
  const query = cache.find({ queryKey: ['list'] });
  expect(asked()).toEqual([
    [query, false],
    [query, true],
    [query, true],
  ]);
  expect(quiet).toHaveBeenCalledTimes(2);
});

test('a fetch that was cancelled meanwhile does not ask again', async () => {
  const { client, options, asked } = open([false], false);
  expect(await client.fetchQuery(options)).toBe(1);
  expect(asked()).toHaveLength(1);
});

test('a query that has left is asked for, and nobody is told', async () => {
  const { client, options, asked } = open([]);
  const ask = client.defaultQueryOptions(options).queryFn as (context: object) => Promise<unknown>;
  expect(await ask({ queryKey: ['list'], signal: new AbortController().signal })).toBe(1);
  expect(asked()).toEqual([]);
});

test('what asks is watched once, however often it is given', () => {
  const { client, options } = open([]);
  const once = client.defaultQueryOptions(options);
  expect(once.queryFn).not.toBe(options.queryFn);
  expect(client.defaultQueryOptions(options).queryFn).toBe(once.queryFn);
  expect(client.defaultQueryOptions(once).queryFn).toBe(once.queryFn);
  expect(client.defaultQueryOptions({ queryKey: ['never'], queryFn: skipToken }).queryFn).toBe(skipToken);
});

test('a key says what is asked for and of which record, also where it is read page by page', () => {
  const key = ['listReferences', { id: 4 }];
  expect([operationOf(key), operationOf(['infinite', ...key]), operationOf()]).toEqual([key[0], key[0], undefined]);
  expect([recordOf(key), recordOf(['infinite', ...key])]).toEqual([key[1], key[1]]);
});
