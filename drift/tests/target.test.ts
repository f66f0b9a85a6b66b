import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readContract } from '../core/contract.ts';
import { schemasOf } from '../core/schemas.ts';
import { checkLive, type Plan } from '../live/check.ts';
import { marksOf } from '../live/marks.ts';
import { openTokens } from '../live/renew.ts';
import { openRoles } from '../live/roles.ts';
import { sendRequest } from '../live/run.ts';
import { selectionOf } from '../live/selection.ts';
import { LimitedError, openTarget, TransportError } from '../live/target.ts';
import { openSecrets } from '../live/tokens.ts';
import { runOf } from './support/run.ts';
import { smallContract } from './support/small.ts';
import { smallServer, smallToken } from './support/small-server.ts';

const usual = { url: 'http://small.test/api/v1', rate: 0, timeout: 5, headers: {} };
const tooMany = (after?: string) => new Response('', { status: 429, headers: after ? { 'retry-after': after } : {} });

test('after a 429 the same is asked again when Retry-After is over, and all who ask as that role wait', async () => {
  const requested: { token: string | null; at: number }[] = [];
  let left = 1;
  const said: string[] = [];
  const target = openTarget(
    { ...usual, onWait: ({ token, seconds }) => said.push(`${token} ${seconds}`) },
    async (input, init) => {
      const token = new Request(input as URL, init).headers.get('authorization');
      requested.push({ token, at: performance.now() });
      return token === 'Bearer admin' && left-- > 0 ? tooMany('1') : new Response('ok');
    },
  );
  const since = performance.now();
  const first = target.send('get', '/a', { token: 'admin' });
  await vi.waitFor(() => expect(said).toEqual(['admin 1']), 50_000);
  const [one, two, other] = await Promise.all([
    first,
    target.send('get', '/b', { token: 'admin' }),
    target.send('get', '/b', { token: 'researcher' }),
  ]);
  expect([one.status, two.status, other.status]).toEqual([200, 200, 200]);
  expect(requested.map(({ token }) => token)).toEqual(
    ['admin', 'researcher', 'admin', 'admin'].map((role) => `Bearer ${role}`),
  );
  for (const { at } of requested.slice(2)) expect(at - since).toBeGreaterThan(900);
  expect(target.waited()).toBeCloseTo(1, 1);
});

test('patience ends: where 429 goes on, or has to be waited for longer, and the next ones do not wait again', async () => {
  let sent = 0;
  const limited = async () => {
    sent += 1;
    return tooMany();
  };
  const target = openTarget({ ...usual, patience: 1 }, limited);
  await expect(target.send('get', '/a/1', { token: 'admin' })).rejects.toThrow(LimitedError);
  await expect(target.send('get', '/a/2', { token: 'other' })).rejects.toThrow(LimitedError);
  const hour = openTarget({ ...usual, patience: 120 }, async () => tooMany('3600'));
  await expect(hour.send('get', '/a')).rejects.toThrow('429');
  expect(sent).toBe(2);
});

test('a 429 is no drift where the contract lists it, and is told once as undocumented where it does not', async () => {
  const limits = (text: string) => runOf(async () => tooMany('3600'), { level: 'behaviour' }, text);
  const listed = limits(
    smallContract.replace(
      "'401': { description: Nobody }",
      "'401': { description: Nobody }\n        '429': { description: Slow }",
    ),
  );
  expect(await sendRequest(listed, 'readCurrentUser', { as: 'x' }, [200])).toBeUndefined();
  expect(listed.findings.all).toEqual([]);
  expect([...marksOf(listed).limited]).toEqual(['readCurrentUser']);
  const unlisted = limits(smallContract);
  await sendRequest(unlisted, 'readCurrentUser', { as: 'x' }, [200]);
  expect(unlisted.findings.all.map(({ check }) => check)).toEqual(['status.undocumented']);
});

const limitedContract = readFileSync('drift/tests/support/small-contract.yaml', 'utf8').replaceAll(
  "'401': *unauthorized",
  "'401': *unauthorized\n        '429': { $ref: '#/components/responses/Problem' }",
);

/** The small server checked through this `fetch`, by all of its users. */
function checkSmall(fetcher: typeof fetch, patience?: number) {
  const contract = readContract(limitedContract);
  const roles = [1, 2, 3].map((id) => {
    vi.stubEnv(`DRIFT_SMALL_${id}`, smallToken(id));
    return [`user${id}`, `env:DRIFT_SMALL_${id}`] as const;
  });
  const plan: Plan = {
    contract,
    schemas: schemasOf(contract),
    config: { roles: Object.fromEntries(roles), values: {}, headers: {}, folder: '.' },
    url: 'http://small.test',
    mode: 'read',
    level: 'behaviour',
    runs: 3,
    seed: 1,
    origin: '',
    selection: selectionOf(contract),
    disposable: false,
    rate: 0,
    timeout: 5,
    wait: 0,
    minCoverage: 0,
    ...(patience !== undefined && { patience }),
  };
  return checkLive(plan, fetcher);
}

test('an API that limits its callers has no finding for it, and is checked whole', async () => {
  const server = smallServer();
  const requested = new Map<string, number>();
  const timer = setInterval(() => requested.clear(), 1000);
  onTestFinished(() => clearInterval(timer));
  let refused = 0;
  const checked = await checkSmall(async (input, init) => {
    const token = new Headers(init?.headers).get('authorization') ?? '';
    const count = (requested.get(token) ?? 0) + 1;
    requested.set(token, count);
    if (count <= 40) return server(input, init);
    refused += 1;
    return tooMany('1');
  });
  expect(refused).toBeGreaterThan(0);
  expect(checked.findings).toEqual([]);
  expect([...checked.skipped.values()].filter((reason) => reason.includes('limited'))).toEqual([]);
  expect(checked.notes.join()).toMatch(/limits its callers \(429\): waited \d+ s/);
});

test('an operation that is answered 429 for ever is not exercised, and the coverage says so', async () => {
  const server = smallServer();
  const checked = await checkSmall(
    async (input, init) => (String(input).endsWith('/editions') ? tooMany('3600') : server(input, init)),
    1,
  );
  expect(checked.findings).toEqual([]);
  expect(checked.skipped.get('listEditions')).toBe('rate limited');
  expect(checked.notes.join()).toContain('429 for more than 1 s (--patience)');
  expect(checked.coverage.operations.seen).toBeLessThan(checked.coverage.operations.of);
});

/**
 * Closes each connection without a word when its second request comes, as one that was idle for too
 * long is.
 */
async function forgetful(): Promise<{ url: string; seen: string[] }> {
  const served = new WeakSet<Socket>();
  const seen: string[] = [];
  const server = createServer((request, response) => {
    const { socket } = request;
    if (served.has(socket)) {
      socket.destroy();
      return;
    }
    served.add(socket);
    seen.push(`${request.method} ${request.url}`);
    request.resume().on('end', () => response.end('{}'));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

test('where a kept connection is closed before the answer, a request that does no harm is sent once more', async () => {
  const { url, seen } = await forgetful();
  const target = openTarget({ ...usual, url });
  const statuses: number[] = [];
  for (let at = 0; at < 6; at += 1) statuses.push((await target.send('get', `/${at}`)).status);
  const put = await target.send('put', '/put', { json: {}, repeatable: true });
  expect([...statuses, put.status]).toEqual([200, 200, 200, 200, 200, 200, 200]);
  expect(seen.filter((one) => one === 'PUT /put')).toHaveLength(1);
});

test('what may do harm when it is sent twice is not sent again, and a server that always hangs up is told', async () => {
  let sent = 0;
  const hangUp: typeof fetch = async () => {
    sent += 1;
    throw Object.assign(new TypeError('fetch failed'), { cause: { code: 'UND_ERR_SOCKET' } });
  };
  const target = openTarget(usual, hangUp);
  await expect(target.send('post', '/a', { json: {} })).rejects.toThrow(TransportError);
  expect(sent).toBe(1);
  await expect(target.send('get', '/a')).rejects.toThrow('UND_ERR_SOCKET');
  expect(sent).toBe(3);
});

test('a method that is not there is told once, and its operation is not asked again', async () => {
  let sent = 0;
  const run = runOf(
    async (_, init) => {
      if (init?.method === 'GET') return Response.json({ Id: 1, Role: 0, Permissions: [] });
      sent += 1;
      return new Response('', { status: 405, headers: { allow: 'PATCH' } });
    },
    {},
    smallContract,
  );
  await openRoles(run, [{ name: 'admin', token: 'x' }]);
  for (const wanted of [[204], [400], [404, 405, 501]])
    await sendRequest(run, 'updateNote', { as: 'x', params: { noteId: 1 }, json: {} }, wanted);
  expect(run.findings.all).toMatchObject([
    { check: 'method.missing', operationId: 'updateNote', status: 405, message: expect.stringContaining('only PATCH') },
  ]);
  expect(sent).toBe(1);
});

test('a token is fetched anew before it ends, once for all who ask, and under the same name', async () => {
  const place = { origin: 'http://localhost', folder: '.', secrets: openSecrets(), timeout: 5 };
  let fetched = 0;
  const book = openTokens(place, async (name) => {
    fetched += 1;
    return { name, token: `token-${fetched}`, until: Date.now() + 600_000 };
  });
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { token } = await book.open('admin', 'command:x');
  expect([await book.current(token), book.nameOf(token)]).toEqual(['token-1', 'admin']);
  vi.setSystemTime(Date.now() + 580_000);
  expect(await Promise.all([book.current(token), book.current(token)])).toEqual(['token-2', 'token-2']);
  expect([await book.current('of nobody'), fetched]).toEqual(['of nobody', 2]);
  const authorizations: unknown[] = [];
  const target = openTarget({ ...usual, renew: book.current }, async (_, init) => {
    authorizations.push(new Headers(init?.headers).get('authorization'));
    return new Response('ok');
  });
  await target.send('get', '/a', { token });
  expect(authorizations).toEqual(['Bearer token-2']);
});
