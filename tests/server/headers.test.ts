import { createHash } from 'node:crypto';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inlineParts } from '../../server/static.ts';
import { looksLikeProbe } from '../../server/watch/probes.ts';
import { openTestApp, type TestApp } from './support/app.ts';

const script = 'console.log("client");'.repeat(50);
let dist: string;
let test: TestApp;
const lines: string[] = [];

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'client-'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>client</title>');
  writeFileSync(join(dist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(dist, 'silent-renew.html'), '<!doctype html><script src="/silent-renew.js"></script>');
  writeFileSync(join(dist, '.inputs'), 'secret');
  writeFileSync(join(dist, 'assets', 'main-a1b2c3.js'), script);
  writeFileSync(join(dist, 'assets', 'main-a1b2c3.js.br'), brotliCompressSync(script));
  writeFileSync(join(dist, 'assets', 'main-a1b2c3.js.gz'), gzipSync(script));
  test = await openTestApp({ dist, log: { level: 'trace', stream: { write: (line) => void lines.push(line) } } });
});
afterAll(async () => {
  await test.close();
  rmSync(dist, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });

describe('headers', () => {
  const addresses = [
    '/',
    '/countries/404/indicator/451?commentId=3',
    '/assets/main-a1b2c3.js',
    '/assets/gone-000000.js',
    '/favicon.svg',
    '/config.json',
    '/health',
    '/ready',
    '/api/v1/report-editions',
    '/api/v1/nothing',
    '/api/v1/%zz',
    '/%zz',
  ];

  it.each(addresses)('[Q-S32] [Q-S31] of %s are strict', async (url) => {
    const { headers } = await get(url);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['cache-control']).toBeDefined();
    for (const name of ['x-powered-by', 'server', 'strict-transport-security', 'access-control-allow-origin'])
      expect(headers[name], name).toBeUndefined();
  });

  it('[Q-S31] allow the client its own files and the identity provider, nothing else', async () => {
    const { headers } = await get('/');
    expect(String(headers['content-security-policy']).split(';').sort()).toEqual(
      [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        `connect-src 'self' ${test.issuer.url}`,
        `frame-src 'self' ${test.issuer.url}`,
        "img-src 'self' data:",
        "font-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
        "require-trusted-types-for 'script'",
      ].sort(),
    );
  });

  it('[Q-S31] name the scripts and styles that index.html holds itself, by their digests', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'client-'));
    writeFileSync(
      join(folder, 'index.html'),
      '<style>p{color:red}</style><script>one()</script><script>two()</script><script src="/x.js"></script>',
    );
    const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(inlineParts(folder)).toEqual({
      scripts: [digest('one()'), digest('two()')],
      styles: [digest('p{color:red}')],
    });
    rmSync(folder, { recursive: true });
  });

  it('[Q-S31] let pages of our own hold the page of a silent renewal in a frame, and that page alone', async () => {
    const { headers } = await get('/silent-renew.html?state=x&code=y');
    expect(headers['content-security-policy']).toBe("default-src 'none';script-src 'self';frame-ancestors 'self'");
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect((await get('/')).headers['x-frame-options']).toBe('DENY');
  });

  it('[Q-S32] demand TLS where people come by TLS', async () => {
    const secure = await openTestApp({ publicUrl: 'https://assessment.example' });
    for (const url of ['/health', '/api/v1/users', '/%zz'])
      expect((await secure.app.inject({ url })).headers['strict-transport-security'], url).toMatch(/^max-age=31536000/);
    await secure.close();
  });

  it('[Q-S32] keep answers of the API out of every cache', async () => {
    for (const as of [0, 1]) {
      const answer = await test.call('listReportEditions', { as });
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  it('[Q-S33] open nothing to other origins', async () => {
    const origin = 'https://evil.example';
    const simple = await get('/api/v1/report-editions', { origin });
    const preflight = await test.app.inject({
      method: 'OPTIONS',
      url: '/api/v1/report-editions',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
    });
    expect(preflight.statusCode).toBe(405);
    for (const { headers } of [simple, preflight])
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('the client', () => {
  const isIndex = ({ body }: LightMyRequestResponse) => body.includes('<title>client</title>');

  it('[S10] [S200] is served for every address that it routes itself', async () => {
    for (const url of [
      '/',
      '/dashboard',
      '/countries/404/indicator/451?commentId=3',
      '/login/callback?code=1',
      '/nothing',
    ]) {
      const answer = await get(url, { accept: 'text/html' });
      expect(answer.statusCode, url).toBe(200);
      expect(isIndex(answer), url).toBe(true);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(['no-cache', 'no-store']).toContain(answer.headers['cache-control']);
    }
  });

  it('[Q-R27] is not what a missing file is', async () => {
    const missing = [
      '/assets/gone-000000.js',
      '/assets/',
      '/robots.txt',
      '/api/v1/nothing',
      '/api/',
      '/.inputs',
      '/..%2f..%2fpackage.json',
    ];
    for (const url of missing) {
      const answer = await get(url);
      expect([403, 404], url).toContain(answer.statusCode);
      expect(isIndex(answer), url).toBe(false);
      expect(answer.body).not.toContain('secret');
    }
    const posted = await test.app.inject({ method: 'POST', url: '/dashboard' });
    expect(posted.statusCode).toBe(404);
  });

  it.each([
    '/metrics',
    '/healthz',
    '/livez',
    '/readyz',
    '/Live',
    '/status',
    '/version',
    '/actuator/health',
    '/-/ready',
    '/.well-known/openid-configuration',
  ])('is not what a monitor gets that asks %s', async (url) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await test.app.inject({ method, url });
      expect(answer.statusCode).toBe(404);
      expect(isIndex(answer)).toBe(false);
    }
    expect((await test.app.inject({ method: 'HEAD', url: '/ready' })).statusCode).toBe(200);
  });

  it('has no page whose address a monitor would ask', () => {
    const pages = globSync('src/routes/**/*.tsx').map(
      (file) =>
        `/${file
          .split(/[\\/]/)
          .slice(2)
          .join('/')
          .replaceAll(/_app[./]|\.tsx$/g, '')
          .replaceAll('.', '/')}`,
    );
    expect(pages).toContain('/unauthorized');
    expect(pages.filter(looksLikeProbe)).toEqual([]);
  });

  it('keeps hashed files for ever, smaller where the browser takes that', async () => {
    for (const [encoding, expected] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['', undefined],
    ] as const) {
      const answer = await get('/assets/main-a1b2c3.js', { 'accept-encoding': encoding });
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(answer.headers['content-encoding']).toBe(expected);
      expect(answer.headers['content-type']).toMatch(/^(text|application)\/javascript/);
    }
  });

  it('reads its settings at run time', async () => {
    expect((await get('/config.json')).json()).toEqual({
      authority: test.issuer.url,
      clientId: 'test',
      scope: 'openid profile email',
      indexTitle: 'Road Safety Index',
      demo: true,
    });
  });

  it('a server without one answers the API alone', async () => {
    const api = await openTestApp();
    expect((await api.app.inject({ url: '/dashboard' })).json()).toMatchObject({ status: 404, code: 'not-found' });
    await api.close();
  });
});

describe('the log', () => {
  it('[Q-S34] tells who did what for how long, and keeps tokens and what was typed out', async () => {
    lines.length = 0;
    const token = await test.tokenOf(2);
    await test.call('listDashboardIndicators', {
      as: 2,
      params: { editionId: 4 },
      query: { indicatorName: 'secret words' },
    });
    await get('/api/v1/downloads/super-secret-download-token', { authorization: `Bearer ${token}` });
    await get(`/dashboard?code=secret-code&token=${token}`);
    await get('/api/v1/users', { authorization: `Bearer ${token}x` });
    const entries = lines.map((line) => JSON.parse(line));
    expect(entries[0]).toMatchObject({
      msg: 'request',
      reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      operationId: 'listDashboardIndicators',
      userId: 2,
      method: 'GET',
      route: '/api/v1/dashboard/:editionId',
      status: 200,
      ms: expect.any(Number),
    });
    expect(entries.at(-1)).toMatchObject({ operationId: 'listUsers', status: 401, refusal: 'wrong signature' });
    expect(lines.join('')).not.toMatch(/eyJ|secret/);
  });
});
