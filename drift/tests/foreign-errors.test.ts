import { expect, test } from 'vitest';
import { readJson } from '../core/read-json.ts';
import { adviceOf } from '../report/advice.ts';
import { causesOf } from '../report/result.ts';
import { checkedAny, wordsOf } from './generic/check.ts';
import { museumServer, museumText } from './generic/museum-server.ts';
import { resultWith } from './support/small.ts';

const tokens = { curator: 'curator-token', visitor: 'visitor-token' };
const json = { 'content-type': 'application/json' };
/** Every error as a framework writes it by itself. */
const erring = (body: (status: number) => object, headers: Record<string, string> = json) =>
  museumServer({
    after: (_, reply) =>
      reply.status >= 400
        ? { status: reply.status, body: body(reply.status), headers: { ...reply.headers, ...headers } }
        : undefined,
  });
const fastApi = (status: number) => ({
  detail:
    status === 422 || status === 400 ? [{ loc: ['body', 'title'], msg: 'Field required', type: 'missing' }] : 'No',
});

test.each<[string, (status: number) => object, RegExp]>([
  ['FastAPI', fastApi, /^the error is FastAPI’s own.* \(detail\), the contract’s has title, status; it came as app/],
  [
    'NestJS',
    (statusCode) => ({ statusCode, message: ['No'], error: 'Bad Request' }),
    /^the error is NestJS’s own \(statusCode, message, error\), the contract’s has title/,
  ],
  [
    'Spring',
    (status) => ({ timestamp: '2026-01-01T00:00:00Z', status, error: 'Bad Request', path: '/v2' }),
    /^the error is Spring’s own \(.*\), the contract’s has title; it came as/,
  ],
  [
    'a team',
    (code) => ({ code, reason: 'No' }),
    /^the error is another \(code, reason\), the contract’s has title, st/,
  ],
])('errors as %s writes them are one cause, told once for each answer', async (_, body, wanted) => {
  const run = await checkedAny(museumText, erring(body), { tokens, runs: 1 });
  const told = run.findings.all.filter(({ severity }) => severity === 'drift');
  const ofErrors = told.filter(({ status = 0 }) => status >= 400);
  expect(ofErrors.length).toBeGreaterThan(5);
  for (const one of ofErrors)
    expect([one.check, one.place, one.message]).toEqual(['error.shape', '', expect.stringMatching(wanted)]);
  const places = ofErrors.map(({ operationId, status }) => `${operationId} ${status}`);
  expect(places).toEqual([...new Set(places)]);
  expect(wordsOf(told.filter((one) => !ofErrors.includes(one)))).toEqual([]);
  expect(causesOf(resultWith(ofErrors).findings)).toHaveLength(1);
  const [first] = ofErrors;
  expect(first && adviceOf(first, undefined).advice).toBe(
    'answer the contract’s error in the error handler of the framework',
  );
});

test('an error of the contract with one member wrong, or another media type, is told by that', async () => {
  const member = await checkedAny(
    museumText,
    erring((status) => ({ title: 7, status }), {}),
    { tokens, runs: 0 },
  );
  expect(new Set(member.findings.all.map(({ check, place }) => `${check} ${place}`))).toEqual(
    new Set(['error.shape /title']),
  );
  const media = await checkedAny(
    museumText,
    erring((status) => ({ title: 'No', status })),
    { tokens, runs: 0 },
  );
  expect(new Set(media.findings.all.map(({ check }) => check))).toEqual(new Set(['media.undocumented']));
});

test.each([
  ['', 'the body is empty, and no JSON'],
  ['{"a":1,}', 'the body is not JSON: JSON has no comma before a }, at character 8'],
  ['\ufeff{}', 'the body is not JSON: JSON begins without a byte order mark, at character 1'],
  ['Internal Server Error', "the body is not JSON: JSON has no 'I', at character 1"],
])('a body %j is told in words', (text, reason) => {
  expect(readJson({ body: new TextEncoder().encode(text) })).toEqual({ reason });
});

test('bytes that are no UTF-8 are told as such', () => {
  expect(readJson({ body: Uint8Array.of(0x22, 0xff, 0x22) })).toEqual({ reason: 'the body is not in UTF-8' });
});
