import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { subjectDigest, traceParentOf } from '../../server/watch/request-id.ts';
import { runProgram } from '../support/program.ts';
import { kenya, openTestApp, type TestApp } from './support/app.ts';

let test: TestApp;
const lines: string[] = [];
const entries = () => lines.map((line) => JSON.parse(line));

beforeAll(async () => {
  test = await openTestApp({
    log: { level: 'debug', stream: { write: (line) => void lines.push(line) } },
    handlers: {
      listUsers: async () => {
        throw new Error('broken');
      },
    },
  });
});
afterAll(() => test.close());

const made = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe('the id of a request', () => {
  it('is that of the proxy, and is in the answer, its problem and each line of the log', async () => {
    lines.length = 0;
    const id = 'edge-1f2e3d4c.5b6a_7988';
    const answer = await test.call('listUsers', { as: 1, headers: { 'x-request-id': id } });
    expect(answer.statusCode).toBe(500);
    expect(answer.headers['x-request-id']).toBe(id);
    expect(answer.json()).toMatchObject({ code: 'internal', requestId: id });
    expect(entries().map(({ msg, reqId }) => [msg, reqId])).toEqual([
      ['request failed', id],
      ['request', id],
    ]);
  });

  it.each([
    ['no id', undefined],
    ['one that is short', 'a1b2c3'],
    ['one that is long', 'a'.repeat(65)],
    ['one that breaks the line', 'abcdefgh{"level":50}'],
    ['one with a blank', 'abcd efgh'],
  ])('is made where there is %s', async (_what, id) => {
    const answer = await test.call('readCurrentUser', { as: 1, headers: id ? { 'x-request-id': id } : {} });
    expect(answer.headers['x-request-id']).toMatch(made);
  });

  it.each(['/health', '/api/v1/nothing', '/nothing', '/%zz', '/api/v1/%zz', '/config.json'])(
    'is in the answer of %s',
    async (url) => {
      const id = 'edge-1f2e3d4c';
      const answer = await test.app.inject({ url, headers: { 'x-request-id': id } });
      expect(answer.headers['x-request-id']).toBe(id);
      if (answer.statusCode >= 400) expect(answer.json().requestId).toBe(id);
    },
  );

  it('is made and logged for what never becomes a request', async () => {
    lines.length = 0;
    const { port } = new URL(await test.app.listen({ port: 0, host: 'localhost' }));
    const socket = connect(Number(port), 'localhost');
    socket.end('FOO / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    const { requestId } = JSON.parse(body);
    expect(requestId).toMatch(made);
    expect(head).toContain(`x-request-id: ${requestId}`);
    const told = entries().find(({ msg }) => msg === 'request');
    expect(told).toMatchObject({ reqId: requestId, status: 501, refusal: 'HPE_INVALID_METHOD' });
  });
});

describe('a line of the log', () => {
  const last = async (options: Parameters<TestApp['call']>) => {
    lines.length = 0;
    await test.call(...options);
    return entries().at(-1);
  };

  it('names the person, the role and the record that was refused', async () => {
    const line = await last(['listRatingActivity', { as: 7, params: kenya }]);
    expect(line).toMatchObject({
      operationId: 'listRatingActivity',
      userId: 7,
      role: expect.any(Number),
      record: { edition: 4, country: 404, indicator: 451 },
    });
    const refused = await last(['listStuck', { as: 7, params: { editionId: 4 } }]);
    expect(refused).toMatchObject({ userId: 7, role: expect.any(Number), status: 403, refusal: 'forbidden' });
  });

  it('names the identity of a valid token that is bound to nobody, by its digest alone', async () => {
    lines.length = 0;
    const token = await test.issuer.token({ sub: 'stranger-1', email: 'who@example.org', email_verified: true });
    await test.app.inject({ url: '/api/v1/users', headers: { authorization: `Bearer ${token}` } });
    const digest = createHash('sha256').update(`${test.issuer.url}\nstranger-1`).digest('hex').slice(0, 16);
    expect(subjectDigest({ issuer: test.issuer.url, subject: 'stranger-1' })).toBe(digest);
    expect(entries().at(-1)).toMatchObject({
      operationId: 'listUsers',
      status: 401,
      refusal: 'no active user with this e-mail is free to bind',
      subject: digest,
    });
    expect(lines.join('')).not.toMatch(/stranger-1|who@example/);
  });

  it('is not written at info for a probe that succeeds', async () => {
    lines.length = 0;
    for (const url of ['/health', '/ready']) expect((await test.app.inject({ url })).statusCode).toBe(200);
    expect(entries().map(({ route, level }) => [route, level])).toEqual([
      ['/health', 20],
      ['/ready', 20],
    ]);
  });
});

describe('the commands of docs/runbook.md that read the log', () => {
  const commands = [...readFileSync('docs/runbook.md', 'utf8').matchAll(/(?:^|`)((?:jq|grep) [^`\n]+)/gm)].flatMap(
    ([, command]) => command ?? [],
  );

  it('read it as it is written, beside the words of a start that failed', async (context) => {
    if ((await runProgram('jq', ['--version'])).error) return context.skip('jq is not on this machine');
    lines.length = 0;
    await test.call('listUsers', { as: 1 });
    await test.call('listStuck', { as: 7, params: { editionId: 4 } });
    await test.app.inject({ url: '/api/v1/users', headers: { authorization: 'Bearer none' } });
    await test.app.inject({ url: '/health' });
    const cwd = mkdtempSync(join(tmpdir(), 'runbook-'));
    onTestFinished(() => rmSync(cwd, { recursive: true }));
    writeFileSync(join(cwd, 'LOG'), ['', 'The settings are wrong:', '- PORT', '', lines.join('')].join('\n'));
    const printed: Record<string, string> = {};
    for (const command of commands) {
      const { stdout, stderr } = await runProgram('bash', ['-c', command], { cwd });
      expect(stderr, command).toBe('');
      printed[command] = stdout;
    }
    const of = (part: string) => Object.entries(printed).find(([command]) => command.includes(part))?.[1];
    expect(commands.length).toBeGreaterThan(5);
    expect(of('.status >= 400)')?.trim().split('\n')).toHaveLength(3);
    expect(of('.status == 401')).toMatch(/^ +1 /);
  });
});

describe('traceparent', () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const spanId = '00f067aa0ba902b7';

  it('is in the answer and in each line of the log, also where no trace is made here', async () => {
    lines.length = 0;
    const headers = { traceparent: `00-${traceId}-${spanId}-01` };
    const answer = await test.call('listUsers', { as: 1, headers });
    expect([answer.statusCode, answer.json().traceId]).toEqual([500, traceId]);
    expect(entries().map((line) => [line.msg, line.traceId])).toEqual([
      ['request failed', traceId],
      ['request', traceId],
    ]);
    expect((await test.call('listUsers', { as: 1 })).json()).not.toHaveProperty('traceId');
  });

  it('names the trace and the span of the caller', () => {
    expect(traceParentOf(`00-${traceId}-${spanId}-01`)).toEqual({ traceId, spanId, flags: 1 });
    expect(traceParentOf(`01-${traceId}-${spanId}-00-more`)).toEqual({ traceId, spanId, flags: 0 });
  });

  it.each([
    undefined,
    '',
    `ff-${traceId}-${spanId}-01`,
    `00-${traceId}-${spanId}-01-more`,
    `00-${'0'.repeat(32)}-${spanId}-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `00-${traceId.toUpperCase()}-${spanId}-01`,
    `00-${traceId}-${spanId}`,
  ])('is ignored where it is %s', (header) => expect(traceParentOf(header)).toBeUndefined());
});

it('a probe that fails is told as a warning', async () => {
  lines.length = 0;
  test.app.startDraining();
  expect((await test.app.inject('/ready')).statusCode).toBe(503);
  expect(entries().map(({ route, level, status }) => [route, level, status])).toEqual([['/ready', 40, 503]]);
});
