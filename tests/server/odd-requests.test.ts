/** What Node would answer by itself is answered in our form, with the headers of all [Q-S32]. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from './support/app.ts';

const script = 'console.log("client");';
let dist: string;
let test: TestApp;
let port: number;

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'client-'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>client</title>');
  writeFileSync(join(dist, 'assets', 'main-a1b2c3.js'), script);
  test = await openTestApp({ dist });
  port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  await test.close();
  rmSync(dist, { recursive: true, force: true });
});

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Sends the bytes as they are, and reads until the connection ends. */
async function send(request: string, meanwhile?: (socket: Socket) => void): Promise<Answer> {
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  meanwhile?.(socket);
  const answer = await text(socket);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => line.split(': ')).map(([name = '', value]) => [name.toLowerCase(), value]);
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), body };
}

const lines = (...all: string[]) => `${all.join('\r\n')}\r\n\r\n`;
const host = 'Host: localhost';
const closing = 'Connection: close';

function expectOurForm({ status, headers, body }: Answer) {
  expect(headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(JSON.parse(body)).toMatchObject({ status, code: 'malformed-request' });
}

const tls = '\x16\x03\x01\x02\x00\x01';

describe('in our form, with the headers of all', () => {
  it.each<[string, string, number]>([
    ['a method that there is not', lines('FOO / HTTP/1.1', host), 501],
    ['no HTTP at all', tls, 400],
    ['QUERY', lines('QUERY /api/v1/report-editions HTTP/1.1', host, closing), 501],
    [
      'QUERY with a body',
      `${lines('QUERY / HTTP/1.1', host, closing, 'Content-Length: 2', 'Content-Type: text/x')}{}`,
      501,
    ],
    ['PROPFIND of the client', lines('PROPFIND / HTTP/1.1', host, closing), 501],
    ['CONNECT', lines('CONNECT localhost:22 HTTP/1.1', host), 501],
    ['a header that cannot be read', lines('GET / HTTP/1.1', host, 'bad header'), 400],
    ['headers beyond all measure', lines('GET / HTTP/1.1', host, `x: ${'x'.repeat(20_000)}`), 431],
    ['a version that there is not', lines('GET / HTTP/2.5', host), 505],
    ['HTTP/2 without agreement', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['no host', lines('GET /health HTTP/1.1', closing), 400],
    ['two hosts', lines('GET /health HTTP/1.1', host, 'HOST: evil.example', closing), 400],
    ['the same host twice', lines('GET /assets/main-a1b2c3.js HTTP/1.1', host, host, closing), 400],
    ['a host that is more than one', lines('GET /health HTTP/1.1', 'Host: localhost@evil.example', closing), 400],
    ['a host with a blank', lines('GET /health HTTP/1.1', 'Host: local host', closing), 400],
    ['an expectation', lines('GET /health HTTP/1.1', host, 'Expect: the-best', closing), 417],
  ])('[Q-S32] %s', async (_what, request, status) => {
    const answer = await send(request);
    expect(answer.status).toBe(status);
    expectOurForm(answer);
  });

  it('[Q-S32] a request that takes too long', async () => {
    const seen = new Promise<Socket>((resolve) => test.app.server.once('connection', resolve));
    const late = Object.assign(new Error('timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    const [answer] = await Promise.all([
      send('GET /health HTTP/1.1\r\n'),
      seen.then((socket) => void test.app.server.emit('clientError', late, socket)),
    ]);
    expect(answer.status).toBe(408);
    expectOurForm(answer);
  });

  it.each([
    ['a name with its port', 'localhost:4000'],
    ['an address', '[::1]:4000'],
    ['a name with an underscore, of containers', 'country_app'],
  ])('a host that is %s is taken', async (_what, name) => {
    expect((await send(lines('GET /health HTTP/1.1', `Host: ${name}`, closing))).status).toBe(200);
  });

  it('a host may be left out in HTTP/1.0', async () => {
    expect((await send(lines('GET /health HTTP/1.0'))).status).toBe(200);
  });
});

describe('a file', () => {
  const file = (headers: Record<string, string>) =>
    test.app.inject({ url: '/assets/main-a1b2c3.js', headers: { 'accept-encoding': '', ...headers } });

  it('has parts, and says how long it is to whom asks for none of them', async () => {
    const part = await file({ range: 'bytes=0-6' });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      'console',
      `bytes 0-6/${script.length}`,
    ]);
    const none = await file({ range: 'bytes=100000-' });
    expect([none.statusCode, none.headers['content-range']]).toEqual([416, `bytes */${script.length}`]);
    expect(none.headers['cache-control']).toBe('no-store');
    expect(none.json()).toMatchObject({ status: 416, title: 'Range Not Satisfiable' });
  });

  it('that changed is 412 to whom wants the former one', async () => {
    const answer = await file({ 'if-match': '"other"' });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([412, 'no-store']);
  });

  it.each(['/assets/%zz', '/assets//main-a1b2c3.js', '/assets/./main-a1b2c3.js', '/assets/%00.js', '/assets/.x'])(
    'is kept by no cache where %s is refused',
    async (url) => {
      const answer = await send(lines(`GET ${url} HTTP/1.1`, host, closing));
      expect([400, 403, 404]).toContain(answer.status);
      expectNoCache(answer);
    },
  );
});

const expectNoCache = ({ headers }: Answer) => expect(headers['cache-control']).toBe('no-store');
