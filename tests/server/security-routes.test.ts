import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notYet, type OperationId, operations } from '#generated/operations.ts';
import type { Handlers } from '../../server/call.ts';
import { conflict, unavailable } from '../../server/problem.ts';
import { addressOf, openTestApp, type TestApp } from './support/app.ts';
import { exampleBody } from './support/bodies.ts';
import { contractOperations, demandedQuery, harmlessParams, isOpen } from './support/contract.ts';

const lines: string[] = [];
const log = { level: 'trace', stream: { write: (line: string) => void lines.push(line) } };

/** Each operation fails in another way, by its place in the list. */
const ids = (Object.keys(operations) as OperationId[]).filter((id) => !notYet.some((one) => one === id));
const failures = [
  () => new Error('select secret from app_user'),
  () => conflict('conflict', 'Not now.'),
  () => unavailable(),
  () => Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), { code: 'ECONNREFUSED' }),
];
const failing = Object.fromEntries(
  ids.map((id, index) => [
    id,
    async () => {
      throw failures[index % failures.length]?.();
    },
  ]),
) as unknown as Partial<Handlers>;

let test: TestApp;
let broken: TestApp;
beforeAll(async () => {
  [test, broken] = await Promise.all([
    openTestApp({ log }),
    openTestApp({ log, handlers: failing, rateLimitFactor: 1 }),
  ]);
});
afterAll(() => Promise.all([test.close(), broken.close()]));

/** What every answer carries [Q-S32]. */
function expectStrict(headers: Record<string, unknown>): void {
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  for (const name of Object.keys(headers))
    expect(name).not.toMatch(/^(x-powered-by|server|via|access-control-.*|x-ratelimit.*|set-cookie)$/);
}

const calls = (operationId: OperationId, as: number) => ({
  as,
  params: harmlessParams(as),
  query: demandedQuery[operationId] ?? {},
  ...(/post|put/.test(operations[operationId].method) &&
    operationId !== 'importFile' && { body: exampleBody(operationId) }),
});

describe('[Q-S32] the headers of every operation', () => {
  it.each(ids)('are strict on each answer of %s: done, refused, failed', async (operationId) => {
    const answers = [
      await broken.call(operationId, calls(operationId, 1)),
      await broken.call(operationId, calls(operationId, 5)),
      await broken.call(operationId, { params: harmlessParams(1) }),
      await broken.call(operationId, { as: 1, params: { id: 'x', editionId: 'x', countryId: 'x', token: 'x' } }),
      ...(operations[operationId].reads ? [await test.call(operationId, calls(operationId, 1))] : []),
    ];
    for (const { headers } of answers) expectStrict(headers);
  });

  it('are strict where there is no such address, and when a limit is reached', async () => {
    for (const url of ['/api/v1', '/api/v1/', '/api/v2/users', '/api/v1/users/1/2/3', `/api/v1/${'x'.repeat(500)}`])
      expectStrict((await test.app.inject(url)).headers);
    const answers = [];
    for (let time = 0; time < 6; time += 1) answers.push(await broken.call('importFile', { as: 9 }));
    await broken.db.updateTable('app_user').set({ role: 0 }).where('id', '=', 9).execute();
    for (const { headers } of answers) expectStrict(headers);
    expect(answers.at(-1)?.statusCode).toBe(429);
  });
});

describe('[Q-S33] other origins', () => {
  const origin = 'https://evil.example';

  it.each(contractOperations.map(({ operationId }) => operationId))(
    'get no leave from %s, asked before or after',
    async (operationId) => {
      const url = addressOf(operationId, harmlessParams(1));
      const method = operations[operationId].method.toUpperCase();
      const preflight = await test.app.inject({
        method: 'OPTIONS',
        url,
        headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': 'authorization' },
      });
      expect(preflight.statusCode).toBe(405);
      const asked = await test.app.inject({ method: method as 'GET', url, headers: { origin } });
      for (const { headers } of [preflight, asked])
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    },
  );

  it.each(['TRACE', 'PATCH', 'HEAD', 'OPTIONS'])('%s is possible at no address of the contract', async (method) => {
    for (const { operationId } of contractOperations) {
      const answer = await test.app.inject({
        method: method as 'PATCH',
        url: addressOf(operationId, harmlessParams(1)),
      });
      expect(answer.statusCode, operationId).toBe(405);
      expect(answer.headers.allow).toMatch(/^(GET|POST|PUT|DELETE)(, (GET|POST|PUT|DELETE))*$/);
    }
  });

  it.each(['PROPFIND', 'CONNECT', 'MKCOL'])('%s is no method at all', async (method) => {
    const answer = await test.app
      .inject({ method: method as 'GET', url: '/api/v1/report-editions' })
      .catch(() => undefined);
    expect([undefined, 501]).toContain(answer?.statusCode);
  });

  it('an address that a browser posts to without asking first takes only JSON or a form with a token', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const url = addressOf('createMilestone', { id: 4 });
      const headers = { authorization: `Bearer ${await test.tokenOf(1)}`, 'content-type': type, origin };
      const answer = await test.app.inject({
        method: 'POST',
        url,
        headers,
        payload: JSON.stringify(exampleBody('createMilestone')),
      });
      expect([415, 422], type).toContain(answer.statusCode);
    }
  });
});

describe('[Q-S34] secrets', () => {
  it('are in no log line and no answer, after every operation has done, refused and failed', async () => {
    lines.length = 0;
    const marks = { text: 'typed-words-marked', key: '5f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f99' };
    const open = new Set(contractOperations.filter(isOpen).map(({ operationId }) => operationId));
    const bodies: string[] = [];
    for (const app of [test, broken])
      for (const id of ids) {
        if (app === test && !operations[id].reads && !open.has(id)) continue;
        const token = await app.tokenOf(2);
        const answer = await app.app.inject({
          method: operations[id].method.toUpperCase() as 'GET',
          url: `${addressOf(id, { ...harmlessParams(2), token: 'download-secret-marked' })}?token=${token}&search=${marks.text}`,
          headers: {
            authorization: `Bearer ${token}`,
            cookie: 'session=cookie-secret-marked',
            'idempotency-key': marks.key,
          },
          ...(/post|put/.test(operations[id].method) && { payload: { Note: marks.text } }),
        });
        bodies.push(answer.body);
      }
    expect(lines.length).toBeGreaterThan(ids.length);
    expect(lines.join('')).not.toMatch(/eyJ|-marked|5f0c8a52-6d6e-4b0e/);
    expect(bodies.join('')).not.toMatch(
      /eyJ|-marked|select secret|ECONNREFUSED|10\.0\.0\.7|app_user|node_modules|\.ts:/,
    );
  });
});
