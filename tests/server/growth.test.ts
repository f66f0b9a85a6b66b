/** What a request says of itself: twice the text takes about twice the time [Q-S41]. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { growing, plain, shapes } from '../support/growth.ts';
import { addressOf, openTestApp, type TestApp } from './support/app.ts';

let dist: string;
let test: TestApp;
let token: string;

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'client-'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>client</title>');
  writeFileSync(join(dist, 'assets', 'main-a1b2c3.js'), 'client');
  test = await openTestApp({ dist, validateResponses: false });
  token = `Bearer ${await test.tokenOf(1)}`;
});
afterAll(async () => {
  await test.close();
  rmSync(dist, { recursive: true, force: true });
});

/** Of a file, where @fastify/send reads them, and of the API. */
const headers: [name: string, url: string, starts: string[]][] = [
  ['range', '/assets/main-a1b2c3.js', ['bytes=', 'bytes=0-']],
  ['if-range', '/assets/main-a1b2c3.js', ['"']],
  ['if-match', '/assets/main-a1b2c3.js', ['"', 'W/"']],
  ['if-none-match', '/assets/main-a1b2c3.js', ['"', 'W/"']],
  ['if-modified-since', '/assets/main-a1b2c3.js', ['Mon, ']],
  ['accept-encoding', '/assets/main-a1b2c3.js', ['br;q=', 'gzip, ']],
  ['accept', '/dashboard', ['text/']],
  ['host', '/health', ['a', '[::1']],
  ['cookie', '/api/v1/report-editions', ['a=']],
  ['authorization', '/api/v1/report-editions', ['Bearer ', 'Bearer a.']],
  ['idempotency-key', '/api/v1/report-editions', []],
  ['x-forwarded-for', '/api/v1/report-editions', []],
];
// a header holds neither line ends nor letters beyond Latin 1
const inHeader = (text: string) => text.replace(/[^\t -\xff]/g, '?');

describe('time grows with the length alone, of', () => {
  it.each(headers)('the header %s', async (name, url, starts) => {
    const ask = (text: string) => test.app.inject({ url, headers: { authorization: token, [name]: inHeader(text) } });
    expect(await growing(ask, shapes(starts, plain))).toEqual([]);
  });

  it.each(['content-type', 'content-disposition'])('%s of a body', async (name) => {
    // a field that the form does not have: what is in a file is read in a thread of its own
    const ask = (text: string) => {
      const part = `--x\r\ncontent-disposition: form-data; name="other"; filename="${inHeader(text)}"\r\n\r\na\r\n--x--\r\n`;
      const type =
        name === 'content-type' ? `multipart/form-data; ${inHeader(text)}` : 'multipart/form-data; boundary=x';
      const sent = { authorization: token, 'content-type': type };
      return test.app.inject({ method: 'POST', url: addressOf('importFile'), headers: sent, payload: part });
    };
    expect(await growing(ask, shapes(['boundary=', 'boundary="'], plain))).toEqual([]);
  });

  it('the address of a page, of the API and of its query', async () => {
    const escaped = (text: string) =>
      encodeURIComponent(text.toWellFormed()).replaceAll('%2F', '/').replaceAll('%26', '&');
    const urls: ((text: string) => string)[] = [
      (text) => `/${text}`,
      (text) => `/assets/${text}`,
      (text) => `/api/v1/report-editions/${text}`,
      (text) => `/api/v1/report-editions?${text}`,
      (text) => `/api/v1/dashboard/4?indicatorName=${text}`,
      (text) => `/api/v1/dashboard/4?countryIds=[1,${text}`,
    ];
    for (const url of urls) {
      const ask = (text: string) => test.app.inject({ url: url(escaped(text)), headers: { authorization: token } });
      expect(await growing(ask, shapes([], plain)), url('')).toEqual([]);
    }
  });

  it('a body of JSON, a body that is none, and one of a form', async () => {
    const types = [
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ];
    for (const type of types) {
      const ask = (payload: string) => {
        const sent = { authorization: token, 'content-type': type };
        return test.app.inject({ method: 'POST', url: addressOf('createReportEdition'), headers: sent, payload });
      };
      expect(await growing(ask, shapes(['{"a":', '["', '{"__proto__":'], plain)), type).toEqual([]);
    }
    const named = (text: string) =>
      test.call('createReportEdition', { as: 1, body: { Name: text.toWellFormed(), StartDate: text.toWellFormed() } });
    expect(await growing(named, shapes([], plain))).toEqual([]);
  });
});
