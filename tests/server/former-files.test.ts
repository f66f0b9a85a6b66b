/** A page of one build is served by an instance of another (ADR-223). */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../server/app.ts';
import { keepFiles } from '../../server/former-files.ts';
import { openTestApp, type TestApp, testNow } from './support/app.ts';

const folders: string[] = [];
/** A build with these files under assets/. */
function build(files: Record<string, string>): string {
  const dist = mkdtempSync(join(tmpdir(), 'build-'));
  folders.push(dist);
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), '<html><script>one()</script><script src="/a.js"></script></html>');
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, 'assets', name), text);
  return dist;
}
const day = (number: number) => new Date(testNow.getTime() + number * 86_400_000);

let test: TestApp;
let app: Awaited<ReturnType<typeof createApp>>;
beforeAll(async () => {
  test = await openTestApp();
  const others = build({ 'page-abcdefg.js': 'export const page = 1;', 'look-1234567.css': 'a{}', 'plain.js': 'no' });
  await keepFiles(test.db, others, day(0));
  app = await createApp({
    db: test.db,
    now: () => testNow,
    parentNotMetCascades: true,
    bearers: {
      verifier: { verify: async () => ({ ok: false, reason: '' }), readProfile: async () => undefined },
      recognition: {},
    },
    publicUrl: 'http://localhost:4000',
    client: { authority: 'http://localhost:4001', clientId: 'x', indexTitle: 'x', demo: false },
    dist: build({ 'page-hijklmn.js': 'export const page = 2;' }),
  });
});
afterAll(async () => {
  await app.close();
  await test.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('files of another build', () => {
  it('are served as its own instance serves them', async () => {
    const plain = await get('/assets/page-abcdefg.js');
    expect([plain.statusCode, plain.body]).toEqual([200, 'export const page = 1;']);
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    const brotli = await get('/assets/look-1234567.css', { 'accept-encoding': 'gzip, br' });
    expect([brotli.headers['content-encoding'], brotli.headers['content-type']]).toEqual([
      'br',
      'text/css; charset=utf-8',
    ]);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe('a{}');
    expect((await get('/assets/page-hijklmn.js')).body).toBe('export const page = 2;');
  });

  it('are no pages where nobody has them, and nothing without a digest in its name is kept', async () => {
    for (const path of ['/assets/page-0000000.js', '/assets/plain.js', '/assets/..%2fpage-abcdefg.js']) {
      const answer = await get(path);
      expect([answer.statusCode, answer.headers['cache-control']], path).toEqual([404, 'no-store']);
    }
    const kept = await test.db.selectFrom('client_file').select('name').execute();
    expect(kept.map(({ name }) => name).sort()).toEqual(['look-1234567.css', 'page-abcdefg.js']);
  });

  it('are forgotten when no instance has started with them for 30 days', async () => {
    const newer = build({ 'page-newer12.js': 'export const page = 3;' });
    await keepFiles(test.db, newer, day(29));
    expect((await get('/assets/page-abcdefg.js')).statusCode).toBe(200);
    await keepFiles(test.db, newer, day(31));
    expect((await get('/assets/page-abcdefg.js')).statusCode).toBe(404);
    expect((await get('/assets/page-newer12.js')).statusCode).toBe(200);
  });
});

it('the page may run the script that it holds, and no other', async () => {
  const policy = (await get('/')).headers['content-security-policy'];
  // printf 'one()' | openssl dgst -sha256 -binary | base64
  expect(policy).toContain("script-src 'self' 'sha256-HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4='");
});
