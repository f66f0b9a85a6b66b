import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readHar } from '../commands/har-file.ts';
import { schemasOf } from '../core/schemas.ts';
import { judgeRecorded } from '../live/recorded.ts';
import { drift, driftAlone, folder } from './support/command.ts';
import { readOnce } from './support/read-once.ts';
import { smallContract } from './support/small.ts';

const contract = readOnce(smallContract);
const schemas = schemasOf(contract);
const user = { Id: 1, Role: 0, Permissions: ['é'] };
const json = { name: 'Content-Type', value: 'application/json' };

interface Part {
  method?: string;
  url?: string;
  status?: number;
  headers?: { name: string; value: string }[];
  postData?: object;
  content?: object;
}

const entry = ({
  method = 'GET',
  url = 'https://a.example.org/api/v1/users/current-user',
  status = 200,
  headers = [json],
  postData,
  content,
}: Part) => ({
  request: {
    method,
    url,
    headers: [
      { name: ':authority', value: 'a' },
      { name: 'Authorization', value: 'Bearer abcdef-secret' },
      { name: 'Cookie', value: 'session=cookie-secret; theme=dark' },
      { name: 'X-Api-Key', value: 'key-secret' },
      { name: 'X-Trace', value: 'seen' },
    ],
    ...(postData && { postData }),
  },
  response: {
    status,
    headers,
    content: content ?? { size: 10, mimeType: 'application/json', text: JSON.stringify(user) },
  },
});

function harOf(...parts: Part[]): string {
  const file = join(folder(), 'a.har');
  writeFileSync(file, JSON.stringify({ log: { version: '1.2', entries: parts.map(entry) } }));
  return file;
}

const judged = (parts: Part[], url?: string) => {
  const checked = judgeRecorded({ contract, schemas, recorded: readHar(harOf(...parts)), url });
  return { ...checked, found: checked.findings.map(({ check, operationId, place }) => [check, operationId, place]) };
};
const bytes = (value: unknown) => Buffer.from(JSON.stringify(value));

test('recorded answers are judged, whether as text, base64, or still compressed', () => {
  const wrong = { ...user, Role: 7 };
  for (const content of [
    { size: 1, text: JSON.stringify(wrong) },
    { size: 1, encoding: 'base64', text: bytes(wrong).toString('base64') },
    { size: 1, encoding: 'base64', text: gzipSync(bytes(wrong)).toString('base64') },
  ])
    expect(judged([{ content }]).found).toEqual([['body.schema', 'readCurrentUser', '/Role']]);
  const headers = [json, { name: 'content-encoding', value: 'br' }];
  const brotli = { size: 1, encoding: 'base64', text: brotliCompressSync(bytes(wrong)).toString('base64') };
  expect(judged([{ headers, content: brotli }]).found).toEqual([['body.schema', 'readCurrentUser', '/Role']]);
  // decoded by the recorder, though the header is still there
  expect(judged([{ headers }]).found).toEqual([]);
});

test('a body that was not recorded is not judged; its status is', () => {
  expect(judged([{ content: { size: 40, mimeType: 'application/json' } }]).found).toEqual([]);
  expect(judged([{ status: 418, content: { size: 40 } }]).found).toEqual([
    ['status.undocumented', 'readCurrentUser', ''],
  ]);
});

test('what was sent is judged: parameters, body, and addresses that the contract has not', () => {
  const note = { method: 'PUT', status: 204, headers: [], content: { size: 0 } };
  const url = 'https://a.example.org/api/v1/notes/5';
  const postData = { mimeType: 'application/json', text: '{"Text":"a"}' };
  expect(judged([{ ...note, url, postData }]).found).toEqual([]);
  expect(judged([{ ...note, url: `${url}?loud=very`, postData }]).found).toEqual([
    ['request.schema', 'updateNote', 'loud'],
  ]);
  expect(judged([{ ...note, url, postData: { ...postData, text: '{"Text":1}' } }]).found).toEqual([
    ['request.schema', 'updateNote', '/Text'],
  ]);
  expect(judged([{ ...note, url: 'https://a.example.org/api/v1/nodes/5', postData }]).found).toEqual([
    ['request.schema', '-', ''],
  ]);
});

test('other hosts and addresses, preflights, cached and aborted calls are ignored', () => {
  const ignored = [
    { url: 'https://a.example.org/assets/a.js' },
    { method: 'OPTIONS', status: 204, content: { size: 0 } },
    { status: 304, content: { size: 0 } },
    { status: 0 },
  ];
  const { found, inconclusive } = judged(ignored);
  expect([found, inconclusive]).toEqual([[], ['no recorded request is to an operation of the contract']]);
  const elsewhere = { url: 'https://b.example.org/api/v1/users/current-user', content: { text: '{}' } };
  expect(judged([elsewhere, {}], 'https://a.example.org')).toMatchObject({ found: [], inconclusive: [] });
  expect(judged([elsewhere]).found).not.toEqual([]);
  const based = { url: 'https://a.example.org/v9/users/current-user', content: { text: '{}' } };
  expect(judged([based], 'https://a.example.org/v9').found).not.toEqual([]);
});

test('the command names the finding, hides the token, and ends as the others do', async () => {
  const bad = harOf({ content: { text: JSON.stringify({ ...user, Role: 7 }) } });
  const contractFile = join(folder(), 'small.yaml');
  writeFileSync(contractFile, smallContract);
  const noHar = join(folder(), 'no.har');
  writeFileSync(noHar, '{}');
  const [found, none, broken] = await Promise.all([
    drift(['har', bad, '--contract', contractFile]),
    driftAlone(['har', harOf({ url: 'https://x.example.org/' }), '--contract', contractFile]),
    drift(['har', noHar]),
  ]);
  expect([found.code, none.code, broken.code]).toEqual([1, 3, 2]);
  expect(found.out).toContain('✖ readCurrentUser  GET /users/current-user  200  body.schema  /Role');
  expect(found.out).not.toContain('abcdef-secret');
  expect(broken.err).toContain('it has no log.entries');
});

test('[Q-S34] no secret of a recording is told: tokens, cookies and keys become names that a shell fills in', () => {
  const url = 'https://a.example.org/api/v1/users/current-user?access_token=query-secret';
  const { findings } = judged([{ url, content: { size: 1, text: JSON.stringify({ ...user, Role: 7 }) } }]);
  const curl = findings.find(({ check }) => check === 'body.schema')?.curl;
  expect(curl).toContain('-H "Authorization: Bearer $TOKEN" -H "cookie: $COOKIE"');
  expect(curl).toContain('-H "x-api-key: $X_API_KEY"');
  expect(curl).toContain("-H 'x-trace: seen'");
  expect(curl).toContain('?access_token=…');
  expect(JSON.stringify(findings)).not.toMatch(/[a-z]-secret/);
});
