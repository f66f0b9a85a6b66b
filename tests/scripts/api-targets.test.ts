import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { apiTargets, TARGET_HEADER } from '../../scripts/support/api-targets.ts';

const open: Server[] = [];
afterEach(() => open.splice(0).forEach((server) => void server.close()));

async function listen(server: Server): Promise<string> {
  open.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A target that responds with its name and what it was asked. */
const target = (name: string) =>
  listen(
    createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const { method, url, headers } = request;
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ name, method, url, headers, body: Buffer.concat(chunks).toString('base64') }));
    }),
  );

/** The middleware as Vite mounts it: it sees addresses without /api/v1. */
async function front(reference: () => Promise<string>, waitMs = 0) {
  const prism = await target('prism');
  const plugin = apiTargets({ defaultTarget: 'prism', prism: () => prism, reference, waitMs });
  let handle: (request: IncomingMessage, response: object) => void = () => undefined;
  const use = (_base: string, middleware: typeof handle) => {
    handle = middleware;
  };
  (plugin.configureServer as (server: object) => void)({ middlewares: { use } });
  const url = await listen(
    createServer((request, response) => {
      request.url = request.url?.replace('/api/v1', '');
      handle(request, response);
    }),
  );
  return (path: string, named?: string, init: RequestInit = {}) =>
    fetch(`${url}/api/v1${path}`, {
      ...init,
      headers: { ...init.headers, ...(named === undefined ? {} : { [TARGET_HEADER]: named }) },
    });
}

test('a call goes to the target that it names, else to the defaultTarget one, with its body and without what concerns the server between', async () => {
  const own = await target('own');
  const reference = await target('reference');
  const ask = await front(async () => reference);
  const bytes = new Uint8Array([0, 255, 128, 10]);

  expect(await (await ask('/users?offset=2', undefined)).json()).toMatchObject({
    name: 'prism',
    url: '/users?offset=2',
  });
  expect(await (await ask('/users', 'reference')).json()).toMatchObject({ name: 'reference', url: '/api/v1/users' });
  expect(await (await ask('/users', own)).json()).toMatchObject({ name: 'own', url: '/api/v1/users' });
  const headers = { authorization: 'Bearer t', cookie: 'other=1' };
  const sent = await (await ask('/import', `${own}/rest/`, { method: 'POST', body: bytes, headers })).json();
  expect(sent).toMatchObject({
    name: 'own',
    method: 'POST',
    url: '/rest/import',
    body: Buffer.from(bytes).toString('base64'),
  });
  expect(sent.headers).toMatchObject({ authorization: 'Bearer t', host: new URL(own).host });
  expect(sent.headers).not.toHaveProperty('cookie');
  expect(sent.headers).not.toHaveProperty(TARGET_HEADER);
});

test('a download, which carries no header, follows the cookie', async () => {
  const own = await target('own');
  const ask = await front(vi.fn());
  const cookie = `a=b; ${TARGET_HEADER}=${encodeURIComponent(own)}`;
  expect(await (await ask('/downloads/x', undefined, { headers: { cookie } })).json()).toMatchObject({ name: 'own' });
});

test.each([
  ['http://127.0.0.1:9', /^http:\/\/127\.0\.0\.1:9\/api\/v1 does not answer: connect ECONNREFUSED/],
  ['file:///etc/passwd', /begins with http/],
  ['https://user:secret@example.org', /holds no password/],
  ['nonsense', /begins with http/],
  ['reference', /^The folder is in use$/],
])('%s: the answer says why there is none', async (named, detail) => {
  const ask = await front(() => Promise.reject(new Error('The folder is in use')));
  const answer = await ask('/users', named);
  expect(answer.status).toBe(502);
  expect(answer.headers.get(TARGET_HEADER)).toBe(encodeURIComponent(named));
  expect(await answer.json()).toMatchObject({
    status: 502,
    code: 'target-silent',
    detail: expect.stringMatching(detail),
  });
});

/** An address at which nothing listens. */
async function freeUrl(): Promise<URL> {
  const server = createServer();
  const url = await listen(server);
  await new Promise((done) => server.close(done));
  return new URL(url);
}

test('a target of ours that does not listen yet is waited for, and where it never does the answer says so', async () => {
  const { port, origin } = await freeUrl();
  const ask = await front(async () => origin, 60_000);
  const answer = ask('/users', 'reference', { method: 'POST', body: 'kept' });
  const late = createServer(async (request, response) => response.end(await text(request)));
  open.push(late);
  await new Promise<void>((done) => late.listen(Number(port), '127.0.0.1', done));
  expect(await (await answer).text()).toBe('kept');

  const nowhere = (await freeUrl()).origin;
  const silent = await (await front(async () => nowhere, 150))('/users', 'reference');
  expect(silent.status).toBe(502);
  expect(await silent.json()).toMatchObject({
    detail: expect.stringContaining('does not answer: connect ECONNREFUSED'),
  });
});

test('a call on a connection that the target has just closed is sent once more', async () => {
  const seen = new WeakSet<object>();
  const own = await listen(
    createServer((request, response) => {
      if (seen.has(request.socket)) return void request.socket.destroy();
      seen.add(request.socket);
      response.end('here');
    }),
  );
  const ask = await front(vi.fn());
  for (const name of ['first', 'second', 'third'])
    expect(await (await ask(`/${name}`, own, { method: 'PUT', body: name })).text()).toBe('here');
});

test('a redirect to a sign-in page is told as what it is', async () => {
  const own = await listen(
    createServer((_request, response) => response.writeHead(302, { location: 'https://sso.example.org/login' }).end()),
  );
  const answer = await (await front(vi.fn()))('/users', own);
  expect(await answer.json()).toMatchObject({
    detail: expect.stringContaining('answers 302 and leads to https://sso'),
  });
});
