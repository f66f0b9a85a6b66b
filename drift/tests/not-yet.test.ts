import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { readContract } from '../core/contract.ts';
import { schemasOf } from '../core/schemas.ts';
import { checkLive } from '../live/check.ts';
import { type Chosen, isNotYet, selectionOf, selects } from '../live/selection.ts';
import { drift, folder } from './support/command.ts';
import { own } from './support/own-contract.ts';
import { readOnce } from './support/read-once.ts';
import { smallServer, smallToken } from './support/small-server.ts';

const text = readFileSync('drift/tests/support/small-contract.yaml', 'utf8');
const contract = readOnce(text);
const idsOf = (chosen: Chosen) => {
  const selection = selectionOf(contract, chosen);
  return [...contract.operations.values()]
    .filter((one) => selects(selection, one))
    .map(({ operationId }) => operationId);
};

test('operations are named by their path, with stars for its steps', () => {
  expect(idsOf({ only: ['/editions'] })).toEqual(['listEditions']);
  expect(idsOf({ only: ['/editions/{id}'] })).toEqual(idsOf({ only: ['/editions/*'] }));
  expect(idsOf({ only: ['/editions/*'] })).toEqual(['readEdition', 'updateEdition']);
  expect(idsOf({ only: ['/editions/**'] })).toEqual(expect.arrayContaining(['listEditions', 'readEdition']));
  expect(idsOf({ only: ['/editions/**'], notYet: ['/editions/*'] })).not.toContain('readEdition');
  expect(idsOf({ notYet: ['small'] })).toEqual([]);
  expect(() => selectionOf(contract, { only: ['/nowhere'] })).toThrow('`/nowhere` is the path of no operation');
  expect(() => selectionOf(contract, { notYet: ['paging'] })).toThrow(
    '`paging` is no operationId, no tag (small), no path.',
  );
});

/** Checks the small server, of which some paths answer 501. */
function check(chosen: Chosen, contractText = text) {
  const read = readOnce(contractText);
  const server = smallServer();
  vi.stubEnv('DRIFT_SMALL', smallToken(1));
  vi.stubEnv('DRIFT_OTHER', smallToken(2));
  const asked: string[] = [];
  const fetcher: typeof fetch = async (input, init) => {
    const { pathname } = new URL(String(input));
    if (!/^\/api\/editions\/\d+$/.test(pathname)) return server(input, init);
    asked.push(pathname);
    const problem = { type: 'about:blank', title: 'Not Implemented', status: 501, code: 'not-offered' };
    return Response.json(problem, { status: 501, headers: { 'content-type': 'application/problem+json' } });
  };
  const checked = checkLive(
    {
      contract: read,
      schemas: schemasOf(read),
      config: { roles: { one: 'env:DRIFT_SMALL', two: 'env:DRIFT_OTHER' }, values: {}, headers: {}, folder: '.' },
      url: 'http://small.test',
      mode: 'read',
      level: 'behaviour',
      runs: 1,
      seed: 1,
      origin: '',
      selection: selectionOf(read, chosen),
      disposable: false,
      rate: 0,
      timeout: 5,
      wait: 0,
      minCoverage: 100,
    },
    fetcher,
  );
  return checked.then(({ findings, notes, inconclusive, coverage }) => ({
    drifts: [...new Set(findings.map(({ operationId, check: id }) => `${id} ${operationId}`))],
    notes: notes.join('\n'),
    inconclusive,
    coverage: coverage.operations,
  }));
}

test('what is not there yet is no drift, is told once, and is not counted in the coverage', async () => {
  const missing = await check({});
  expect(missing.drifts).toEqual(expect.arrayContaining(['method.missing readEdition']));
  expect(missing.inconclusive.join()).toContain('--min-coverage is 100');

  const named = await check({ notYet: ['/editions/*'] });
  expect(named.drifts).toEqual([]);
  expect(named.notes).toContain('not yet offered, so not judged (2): readEdition, updateEdition');
  expect(named.inconclusive).toEqual([]);
  expect(named.coverage.seen).toBe(named.coverage.of);
});

test('so it is where the contract says it', async () => {
  const marked = text
    .replace('operationId: readEdition\n', 'operationId: readEdition\n      x-not-yet: true\n')
    .replace('operationId: updateEdition\n', 'operationId: updateEdition\n      x-not-yet: true\n');
  const { drifts, notes } = await check({}, marked);
  expect(drifts).toEqual([]);
  expect(notes).toContain('not yet offered, so not judged (2): readEdition, updateEdition');
  const read = readOnce(marked);
  expect([...read.operations.values()].filter((one) => isNotYet({ notYet: [] }, one))).toHaveLength(2);
});

test('an operation may be missing once its sunset is over, not before', () => {
  const until = (date: string) =>
    readContract(
      text.replace(
        'operationId: readEdition\n',
        `operationId: readEdition\n      deprecated: true\n      x-sunset: ${date}\n`,
      ),
    ).operations.get('readEdition')?.isOptional;
  expect([until('2020-01-31'), until('2999-01-31')]).toEqual([true, false]);
});

test('diff compares what is chosen, by option and by configuration, and tells one cause once', async () => {
  const cwd = folder();
  const doc = own();
  const kept = new Set(['/users', '/users/current-user', '/login']);
  for (const path of Object.keys(doc.paths)) if (!kept.has(path)) delete doc.paths[path];
  const theirs = join(cwd, 'theirs.json');
  writeFileSync(theirs, JSON.stringify(doc));
  const config = join(cwd, 'partial.yaml');
  writeFileSync(config, 'only: [session, users]\nnotYet: ["/users/*/**", /users/import, /users/rebind]\n');
  const [whole, chosen, configured] = await Promise.all([
    drift(['diff', theirs]),
    drift(['diff', theirs, '--only', '/users', '--only', 'session', '--not-yet', 'createUser']),
    drift(['diff', theirs, '--config', config]),
  ]);
  expect(whole.code).toBe(1);
  expect(whole.out.split('\n').filter((line) => line.startsWith('✖'))).toHaveLength(1);
  expect(whole.out).toMatch(/· 1 finding in \d{2,3} places ·/);
  expect([chosen.code, chosen.err]).toEqual([0, '']);
  expect(chosen.out).toContain('not yet offered, so not judged (1): createUser');
  expect([configured.code, configured.err]).toEqual([0, '']);
  expect(configured.out).toMatch(/not yet offered, so not judged \(\d\): .*importUsers/);
});
