import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readContract } from '../core/contract.ts';
import { surveyOf } from '../live/generic/survey.ts';
import { listenerOf } from './generic/listener.ts';
import { museumServer } from './generic/museum-server.ts';
import { drift, folder, serve } from './support/command.ts';

const env = { API_TOKEN: 'curator-token' };

function museum(): string {
  const cwd = folder();
  copyFileSync('drift/tests/generic/museum.yaml', join(cwd, 'museum.yaml'));
  return cwd;
}

const written = (cwd: string) =>
  parse(readFileSync(join(cwd, 'contract.config.yaml'), 'utf8')) as Record<string, unknown>;

test('init reads a contract of one’s own, asks the API, and what it wrote is checked without a word more', async () => {
  const cwd = museum();
  const url = await serve(listenerOf(museumServer()));
  const made = await drift(['init', '--contract', 'museum.yaml', '--url', url, '--ci', 'none'], { cwd, env });
  expect([made.code, made.err]).toEqual([0, '']);
  expect(made.out).toContain('museum.yaml: Museum 2.1.0, 16 operations, records: exhibit, ticket, piece');
  expect(made.out).toContain(`${url}/v2 answers: GET /health 200`);
  expect(made.out).toContain('tokens: a bearer token');
  expect(made.out).toContain('the caller: getMe, permissions at /scopes');
  expect(made.out).toContain('findExhibits by offset and limit, listTickets by page and per_page');
  expect(made.out).toContain('problem documents (application/problem+json)');
  expect(made.out).toMatch(/Now: node \S+index\.ts check\n/);
  expect(written(cwd)).toEqual({
    contract: 'museum.yaml',
    url: `${url}/v2`,
    roles: { caller: 'env:API_TOKEN' },
    notYet: [],
    values: {},
    api: { whoAmI: 'getMe', permissions: '/scopes' },
  });
  const checked = await drift(['check', '--rate', '0', '--quiet'], { cwd, env });
  expect([checked.code, checked.err]).toEqual([0, '']);
  expect(checked.out).toContain('0 findings');
});

test('init finds that the paths begin elsewhere than the contract says, and names what is still to be said', async () => {
  const cwd = museum();
  const server = museumServer();
  const bare: typeof fetch = (input, init) => server(String(input).replace('any.test/', 'any.test/v2/'), init);
  const url = await serve(listenerOf(bare));
  const made = await drift(['init', '--contract', 'museum.yaml', '--url', url], { cwd });
  expect([made.code, made.err]).toEqual([0, '']);
  expect(made.out).toContain(`${url} answers: GET /health 200`);
  expect(made.out).toMatch(/Now: API_TOKEN=… node \S+ check\n/);
  expect(written(cwd)).toMatchObject({ url, api: { prefix: '' } });
  expect(readFileSync(join(cwd, '.github/workflows/drift.yml'), 'utf8')).toMatch(/ API_TOKEN: .* secrets.API_TOKEN /);
  const checked = await drift(['check', '--rate', '0', '--only', 'getMe,getHealth', '--quiet'], { cwd, env });
  expect([checked.code, checked.err]).toEqual([0, '']);
});

test('init without an API that answers says so, and writes what the contract tells', async () => {
  const cwd = museum();
  const args = ['init', '--contract', 'museum.yaml', '--url', 'http://127.0.0.1:9', '--ci', 'none'];
  const made = await drift([...args, '--role', 'curator=env:CURATOR'], { cwd });
  expect([made.code, made.err]).toEqual([0, '']);
  expect(made.out).toContain('http://127.0.0.1:9 does not answer');
  expect(made.out).toMatch(/Start the API, then: CURATOR=… node \S+ check\n/);
  expect(written(cwd)).toMatchObject({ url: 'http://127.0.0.1:9', roles: { curator: 'env:CURATOR' } });
  const again = await drift(args, { cwd });
  expect([again.code, again.err]).toEqual([
    2,
    expect.stringContaining('is there already; nothing was written. Remove it'),
  ]);
  const mistyped = await drift(['init', '--contract', 'museun.yaml', '--url', 'http://127.0.0.1:9'], { cwd });
  expect([mistyped.code, mistyped.err]).toEqual([2, 'There is no museun.yaml.\n']);
  const folder = await drift(['check', '--contract', '.', '--url', 'http://127.0.0.1:9'], { cwd });
  expect([folder.code, folder.err]).toEqual([2, '. is a folder, not a file.\n']);
});

const unusual = `
openapi: 3.1.0
info: { title: Desk, version: '1' }
paths:
  /login/info:
    get:
      operationId: getLoggedInUser
      responses: { '200': { description: ok, content: { application/json: { schema: { type: object, properties: { Rights: { type: array, items: { type: string } } } } } } } }
  /cases:
    get:
      operationId: searchCases
      x-needed-rights: [see]
      parameters: [{ name: startAt, in: query, schema: { type: integer } }, { name: batch, in: query, schema: { type: integer } }]
      responses:
        '200':
          description: ok
          content:
            application/json:
              schema:
                type: object
                properties:
                  found: { type: integer }
                  hits: { type: array, items: { type: object, properties: { id: { type: integer } } } }
  /cases/{id}/invoice:
    post: { operationId: sendInvoice, responses: { '204': { description: ok } } }
`;

test('names that are not the usual ones are found where there is one choice', () => {
  expect(surveyOf(readContract(unusual)).api).toEqual({
    whoAmI: 'getLoggedInUser',
    permissions: '/Rights',
    needs: 'x-needed-rights',
    paging: { offset: 'startAt', limit: 'batch' },
    rows: 'hits',
    total: 'found',
    never: ['sendInvoice'],
  });
});

test('baseline, har and diff read the contract of the configuration', async () => {
  const cwd = museum();
  writeFileSync(join(cwd, 'contract.config.yaml'), 'contract: museum.yaml\nurl: http://127.0.0.1:9\n');
  const answer = { status: 200, headers: [{ name: 'Content-Type', value: 'application/json' }] };
  const content = { size: 2, mimeType: 'application/json', text: '{}' };
  const request = { method: 'GET', url: 'https://museum.example.org/v2/health', headers: [] };
  writeFileSync(
    join(cwd, 'a.har'),
    JSON.stringify({ log: { entries: [{ request, response: { ...answer, content } }] } }),
  );
  const [recorded, same, written] = await Promise.all([
    drift(['har', 'a.har'], { cwd }),
    drift(['diff', 'museum.yaml'], { cwd }),
    drift(['baseline', '--write', '--only', 'getHealth'], { cwd }),
  ]);
  expect([recorded.code, recorded.out]).toEqual([
    1,
    expect.stringContaining('getHealth  GET /health  200  body.schema'),
  ]);
  expect([same.code, same.out]).toEqual([0, expect.stringContaining('16 operations: 16 ok')]);
  expect([written.code, written.err]).toEqual([3, expect.stringContaining('does not answer')]);
});
