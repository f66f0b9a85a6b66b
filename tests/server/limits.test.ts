import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OperationId } from '#generated/operations.ts';
import type { Handlers } from '../../server/call.ts';
import { limits, maxConcurrentRequests } from '../../server/limits.ts';
import { kenya, kenyaRatingId, openTestApp, type TestApp } from './support/app.ts';
import { exampleBody } from './support/bodies.ts';

const waiting = vi.fn(async () => undefined as unknown);
const handlers = {
  readCurrentUser: async () => ({ status: 200, body: {} }),
  listCountries: async () => {
    await waiting();
    return { status: 200, body: [] };
  },
  exportData: async () => ({ status: 200, body: {} }),
  exportCompare: async () => ({ status: 200, body: {} }),
  importFile: async () => ({ status: 200, body: {} }),
  updateRating: async () => ({ status: 200, body: {} }),
} as unknown as Partial<Handlers>;

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ handlers, validateResponses: false, rateLimitFactor: 1, maxConcurrentRequests });
  await test.db.updateTable('app_user').set({ role: 0 }).where('id', 'in', [9, 10, 11]).execute();
});
afterAll(() => test.close());
afterEach(() => vi.useRealTimers());

const ask = (operationId: OperationId, as: number) =>
  test.call(operationId, {
    as,
    params: kenya,
    ...(!/^(read|list|import)/.test(operationId) && { body: bodyFor(operationId) }),
  });
const bodyFor = (operationId: OperationId) => ({
  ...exampleBody(operationId),
  ...(operationId === 'updateRating' && { CountryIndicatorRatingId: kenyaRatingId }),
});

/** The status of each of so many requests, one after the other. */
async function statuses(operationId: OperationId, as: number, times: number): Promise<number[]> {
  const found: number[] = [];
  for (let time = 0; time < times; time += 1) found.push((await ask(operationId, as)).statusCode);
  return found;
}

describe('[Q-S41] what one user may ask for in a minute', () => {
  it('is 600 reads: the next one waits, others go on', async () => {
    const found = await statuses('readCurrentUser', 1, limits.read);
    expect(new Set(found)).toEqual(new Set([200]));
    const refused = await ask('readCurrentUser', 1);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['content-type']).toMatch('application/problem+json');
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(wait).toBeLessThanOrEqual(60);
    expect(refused.json()).toEqual({
      type: 'about:blank',
      requestId: expect.any(String),
      title: 'Too Many Requests',
      status: 429,
      detail: expect.stringMatching(/^Only 600 read requests are possible in a minute\. Try again in \d+ s\.$/),
      code: 'too-many-requests',
    });
    expect((await ask('readCurrentUser', 2)).statusCode).toBe(200);
    expect((await ask('updateRating', 1)).statusCode).toBe(200);
    expect((await ask('exportData', 1)).statusCode).toBe(200);
  });

  it('is 10 exports of either kind, and 5 imports', async () => {
    expect(await statuses('exportData', 9, 6)).toEqual(Array(6).fill(200));
    expect(await statuses('exportCompare', 9, 5)).toEqual([200, 200, 200, 200, 429]);
    expect(await statuses('importFile', 9, 6)).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('is counted anew after the minute', async () => {
    await statuses('importFile', 10, 5);
    const refused = await ask('importFile', 10);
    expect(refused.statusCode).toBe(429);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + Number(refused.headers['retry-after']) * 1000 + 1 });
    expect((await ask('importFile', 10)).statusCode).toBe(200);
  });

  it('counts what is refused for its content too, and nobody without a token', async () => {
    const bad = { as: 11, params: kenya, body: { Score: 'x' } };
    for (let time = 0; time < limits.write; time += 1)
      expect((await test.call('updateRating', bad)).statusCode).toBe(422);
    expect((await test.call('updateRating', bad)).statusCode).toBe(429);
    for (let time = 0; time < 20; time += 1) expect((await ask('importFile', 0)).statusCode).toBe(401);
  });

  it('can be raised, and turned off', async () => {
    const raised = await openTestApp({ handlers, validateResponses: false, rateLimitFactor: 2 });
    const free = await openTestApp({ handlers, validateResponses: false, rateLimitFactor: 0 });
    const imports = async (app: TestApp) => {
      const found: number[] = [];
      for (let time = 0; time < 11; time += 1) found.push((await app.call('importFile', { as: 1 })).statusCode);
      return found;
    };
    expect(await imports(raised)).toEqual([...Array(10).fill(200), 429]);
    expect(await imports(free)).toEqual(Array(11).fill(200));
    await Promise.all([raised.close(), free.close()]);
  });
});

describe('[Q-R21] overload', () => {
  it('is refused early with 503, is alive meanwhile, and answers again as soon as the others are done', async () => {
    const go = Promise.withResolvers<void>();
    waiting.mockReset().mockImplementation(() => go.promise);
    const accepted = Array.from({ length: maxConcurrentRequests }, () => ask('listCountries', 2));
    await vi.waitFor(() => expect(waiting).toHaveBeenCalledTimes(maxConcurrentRequests), 50_000);
    // those accepted wait for `go`: an answer that came after them would never come
    const refused = await ask('readCurrentUser', 2);
    expect(refused.statusCode).toBe(503);
    expect(refused.json().code).toBe('unavailable');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(refused.headers['x-content-type-options']).toBe('nosniff');
    expect((await test.app.inject('/health')).statusCode).toBe(200);
    go.resolve();
    const answers = await Promise.all(accepted);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await ask('readCurrentUser', 2)).statusCode).toBe(200);
  });
});
