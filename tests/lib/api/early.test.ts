import { beforeEach, expect, test, vi } from 'vitest';

const address = new URL('http://localhost/api/v1/report-editions');
const GET = { method: 'GET' };
const answer = Promise.resolve(new Response('[]'));

/** The module as a page has it whose index.html has asked for this; it looks once, at its start. */
const withEarly = (early?: Map<string, Promise<Response>>) => {
  vi.stubGlobal('early', early);
  return import('#src/lib/api/early.ts');
};

beforeEach(() => vi.resetModules());

test('an early answer is handed over once, to who asks for its address', async () => {
  const { earlyAnswer } = await withEarly(new Map([[address.href, answer]]));
  expect(earlyAnswer(new URL('http://localhost/api/v1/views'), GET)).toBeUndefined();
  expect(await earlyAnswer(address, GET)).toBe(await answer);
  expect(earlyAnswer(address, GET)).toBeUndefined();
});

test('after a write nothing is handed over that was read before it', async () => {
  const { earlyAnswer } = await withEarly(new Map([[address.href, answer]]));
  expect(earlyAnswer(new URL('http://localhost/api/v1/views'), { method: 'POST' })).toBeUndefined();
  expect(earlyAnswer(address, GET)).toBeUndefined();
});

test('a page that was not asked for early waits for nothing', async () => {
  const { earlyAnswer, whenEarly } = await withEarly();
  const ask = vi.fn(() => [new Promise(() => {})]);
  expect(earlyAnswer(address, GET)).toBeUndefined();
  expect(whenEarly(ask)).toBeUndefined();
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a page waits for its early reads, and 250 ms at most', async () => {
  vi.useFakeTimers();
  const early = new Map([[address.href, answer]]);
  const { whenEarly, earlyAnswer } = await withEarly(early);
  await whenEarly(() => [earlyAnswer(address, GET) as Promise<unknown>]);
  early.set(address.href, answer);
  const isOver = vi.fn();
  void whenEarly(() => [new Promise(() => {})])?.then(isOver);
  await vi.advanceTimersByTimeAsync(249);
  expect(isOver).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
