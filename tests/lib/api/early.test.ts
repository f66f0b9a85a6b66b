import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';

const address = new URL('http://localhost/api/v1/report-editions');
const sentWith = { Authorization: 'Bearer old' };
const GET = { method: 'GET', headers: new Headers(sentWith) };
const answer = Promise.resolve(new Response('[]'));

/** The module as a page has it whose index.html has asked for this; it looks once, at its start. */
const withEarly = (early?: Map<string, Promise<Response>>) => {
  vi.stubGlobal('early', early && Object.assign(early, { headers: sentWith }));
  return import('#src/lib/api/early.ts');
};

beforeEach(() => vi.resetModules());

test('an early answer is handed over once, to who asks for its address', async () => {
  const { earlyAnswer } = await withEarly(new Map([[address.href, answer]]));
  expect(earlyAnswer(new URL('http://localhost/api/v1/views'), GET)).toBeUndefined();
  expect(await earlyAnswer(address, GET)).toBe(await answer);
  expect(earlyAnswer(address, GET)).toBeUndefined();
});

test('[Q-S7] calls that were sent early with a token that is refused share one renewal, also those that want theirs after it', async () => {
  const addresses = [1, 2, 3, 4].map((id) => `http://localhost/api/v1/report-editions/${id}`);
  await withEarly(new Map(addresses.map((href) => [href, Promise.resolve(new Response('{}', { status: 401 }))])));
  const { authorizeWith, fetcher } = await import('#src/lib/api/fetcher.ts');
  let token = 'old';
  const renew = vi.fn(async () => {
    token = 'new';
    return true;
  });
  const asked = vi.fn(async (_url: URL, _init: RequestInit) => Response.json([]));
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('location', new URL('http://localhost/'));
  authorizeWith({ token: () => token, renew });
  for (const href of addresses)
    expect(await fetcher(new URL(href).pathname, { ...GET, operationId: 'readReportEdition' })).toEqual([]);
  expect(renew).toHaveBeenCalledTimes(1);
  expect(asked.mock.calls.map(([, { headers }]) => new Headers(headers).get('Authorization'))).toEqual(
    addresses.map(() => 'Bearer new'),
  );
  vi.unstubAllGlobals();
});

test('after a write nothing is handed over that was read before it', async () => {
  const { earlyAnswer } = await withEarly(new Map([[address.href, answer]]));
  expect(earlyAnswer(new URL('http://localhost/api/v1/views'), { ...GET, method: 'POST' })).toBeUndefined();
  expect(earlyAnswer(address, GET)).toBeUndefined();
});

test('a page that was not asked for early waits for nothing', async () => {
  const { earlyAnswer, whenEarly } = await withEarly();
  const load = vi.fn();
  await whenEarly(new QueryClient(), load);
  expect(earlyAnswer(address, GET)).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
});

test('the start waits for the page and then for all that it reads, if anything, 300 ms at most for each', async () => {
  vi.useFakeTimers();
  const { whenEarly } = await withEarly(new Map([[address.href, answer]]));
  const client = new QueryClient();
  const [answers, loads] = [Promise.withResolvers<string>(), Promise.withResolvers<void>()];
  const isOver = vi.fn();
  void whenEarly(client, () => {
    void client.prefetchQuery({ queryKey: ['rows'], queryFn: () => answers.promise });
    return loads.promise;
  }).then(isOver);
  loads.resolve();
  await vi.advanceTimersByTimeAsync(100);
  expect(isOver).not.toHaveBeenCalled();
  answers.resolve('rows');
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toHaveBeenCalledTimes(1);
  expect(client.getQueryCache().hasListeners()).toBe(false);

  void whenEarly(client, async () => {}).then(isOver);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toHaveBeenCalledTimes(2);

  void whenEarly(client, () => new Promise(() => {})).then(isOver);
  await vi.advanceTimersByTimeAsync(299);
  expect(isOver).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toHaveBeenCalledTimes(3);

  // a page that took its time has its reads waited for all the same
  void whenEarly(client, async () => {
    await new Promise((loaded) => setTimeout(loaded, 250));
    void client.prefetchQuery({ queryKey: ['more'], queryFn: () => new Promise(() => {}) });
  }).then(isOver);
  await vi.advanceTimersByTimeAsync(549);
  expect(isOver).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toHaveBeenCalledTimes(4);
  vi.useRealTimers();
});
