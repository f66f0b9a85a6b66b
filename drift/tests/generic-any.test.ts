import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { readContract } from '../core/contract.ts';
import { schemasOf } from '../core/schemas.ts';
import { checkedAny, wordsOf } from './generic/check.ts';
import { gardenKey, gardenServer, gardenText } from './generic/garden-server.ts';
import { listenerOf } from './generic/listener.ts';
import { drift, folder, serve } from './support/command.ts';

const tokens = { gardener: gardenKey };

describe('a second contract, with a key in a header, one default error and pages by next', () => {
  it('finds nothing on a server that keeps it, in any mode', async () => {
    for (const mode of ['read', 'write', 'all'] as const) {
      const run = await checkedAny(gardenText, gardenServer(), { tokens, mode });
      expect([mode, wordsOf(run.findings.all)]).toEqual([mode, []]);
      const succeeded = [...run.statuses].filter(([, all]) => [...all].some((status) => status < 300));
      const reads = ['findPlantsByState', 'getPlantById', 'listBeds', 'showBed'];
      const wanted = {
        read: reads,
        write: [...reads, 'addPlant', 'deletePlant', 'updatePlant'],
        all: [...run.contract.operations.keys()],
      };
      expect([mode, succeeded.map(([id]) => id).sort()]).toEqual([mode, [...wanted[mode]].sort()]);
    }
  });
});

const header = 'openapi: 3.1.0\ninfo: { title: T, version: 1 }\n';
const ok = "responses: { '200': { description: ok } }";

describe('a contract that is not understood is refused in a sentence', () => {
  it.each([
    ['no paths', `${header}components: {}\n`, 'it has no paths, only components'],
    ['an empty file', '', 'it is no list of keys and values'],
    ['paths without operations', `${header}paths: { /a: {} }\n`, 'has no operations'],
    [
      'a reference that leads nowhere',
      `${header}paths: { /a: { get: { responses: { '200': { $ref: '#/components/responses/None' } } } } }\n`,
      'it has nothing at #/components/responses/None',
    ],
    [
      'another file',
      `${header}paths: { /a: { $ref: other.yaml } }\n`,
      'it refers to other files (other.yaml): bundle it first',
    ],
    [
      'two operations of one name',
      `${header}paths: { /a: { get: { operationId: x, ${ok} } }, /b: { get: { operationId: x, ${ok} } } }\n`,
      'two operations are called x: GET /a and GET /b',
    ],
    ['text that is no YAML', 'a: [', 'a ] is missing'],
  ])('%s', async (_, text, reason) => {
    const cwd = folder();
    writeFileSync(join(cwd, 'api.yaml'), text);
    const ran = await drift(['check', '--contract', 'api.yaml', '--url', 'http://127.0.0.1:9'], { cwd });
    expect([ran.code, ran.err]).toEqual([2, expect.stringContaining(reason)]);
    expect(ran.err).toMatch(/^api\.yaml:(\d+:\d+:)? /);
    expect(ran.err).not.toMatch(/\n\s+at /);
  });
});

/** One schema that no validator can compile, and an operation without a name. */
const odd = `${header}paths:
  /odd:
    get:
      responses:
        '200':
          description: ok
          content: { application/json: { schema: { type: string, pattern: '(' } } }
`;

test('a schema that cannot be compiled is told, and an operation without a name gets one of its path', async () => {
  expect([...readContract(odd).operations.keys()]).toEqual(['getOdd']);
  const contract = readContract(odd);
  const schemas = schemasOf(contract);
  const [schema = ''] =
    contract.operations
      .get('getOdd')
      ?.responses.get(200)
      ?.media.map((one) => one.schema ?? '') ?? [];
  expect(schemas.check(schema, 7)).toEqual([]);
  const cwd = folder();
  writeFileSync(join(cwd, 'api.yaml'), odd);
  const url = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('"x"');
  });
  const ran = await drift(['check', '--contract', 'api.yaml', '--url', url, '--rate', '0'], { cwd });
  expect([ran.code, ran.err]).toEqual([0, '']);
  expect(ran.out).toMatch(
    /could not be read, so nothing was held against it.*#\/paths\/~1odd\/get\/.*: Invalid regular expression/,
  );
});

test('of several values for a path, the one that nothing gives is named', async () => {
  const rows = '/countries/{countryId}/notes/{noteId}/rows';
  const text = `${header}paths: { '${rows}': { get: { operationId: listRows, ${ok} } } }\n`;
  const { skipped } = await checkedAny(text, async () => Response.json([]), { values: { noteId: 7 } });
  expect(skipped.get('listRows')).toMatch(/^no value is known for countryId: /);
});

test('--scratch and contract: reach what cannot be undone, and repeat prints what was asked', async () => {
  const cwd = folder();
  writeFileSync(join(cwd, 'garden.yaml'), gardenText);
  writeFileSync(join(cwd, 'contract.config.yaml'), 'contract: garden.yaml\nroles: { gardener: env:KEY }\n');
  const server = gardenServer();
  const dug: string[] = [];
  const url = await serve(
    listenerOf(async (input, init) => {
      const response = await server(input, init);
      if (init?.method !== 'POST' || !String(input).endsWith('/beds') || response.status !== 201) return response;
      dug.push(String(init.body));
      return Response.json({ ...((await response.json()) as object), length: 0 }, { status: 201 });
    }),
  );
  const args = ['check', '--url', url, '--rate', '0', '--only', 'digBed', '--quiet'];
  const env = { KEY: gardenKey };
  const [plain, write] = await Promise.all([
    drift(args, { cwd, env }),
    drift([...args, '--mode', 'write'], { cwd, env }),
  ]);
  expect([plain.code, write.code, dug.length]).toEqual([3, 3, 0]);
  expect(plain.out).toContain('? inconclusive: no operation of --mode read is selected');
  const reason = 'digBed was not exercised: no operation deletes a bed again: --mode all --disposable';
  expect(write.out).toContain(`? inconclusive: ${reason}`);
  const scratch = await drift([...args, '--scratch'], { cwd, env });
  expect([scratch.code, scratch.err, dug.length > 0]).toEqual([1, '', true]);
  expect(scratch.out).toMatch(/repeat +node \S+ check --url \S+ --rate 0 --scratch --only digBed --seed \d+\n/);
  expect(scratch.out).not.toContain(gardenKey);
});

test.each([
  ['every read', []],
  ['every read that asks for one', ['/health', '/version', '/branding']],
])('a token that %s refuses is told once, and nothing is held against the API', async (_, open) => {
  const cwd = folder();
  const read = (path: string) =>
    `  ${path}:\n    get: { operationId: read${path.slice(1)}, security: [], responses: { '200': { description: Up } } }\n`;
  writeFileSync(
    join(cwd, 'garden.yaml'),
    gardenText.replace('paths:\n', (paths) => paths + open.map(read).join('')),
  );
  const garden = gardenServer();
  const url = await serve(
    listenerOf(async (input, init) =>
      open.some((path) => String(input).endsWith(path)) ? new Response('') : garden(input, init),
    ),
  );
  const args = ['check', '--contract', 'garden.yaml', '--url', url, '--rate', '0', '--role', 'gardener=env:KEY'];
  const ran = await drift(args, { cwd, env: { KEY: 'lost' } });
  expect([ran.code, ran.out]).toEqual([3, '']);
  expect(ran.err).toMatch(
    /^No token was accepted: The token of the role gardener \(env:KEY\) was answered 401 on \w[\w, ]+\.\n$/,
  );
});
