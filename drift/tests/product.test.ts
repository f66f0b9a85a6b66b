import { beforeAll, expect, test, vi } from 'vitest';
import { openTestApp } from '../../tests/server/support/app.ts';
import { loadContract } from '../commands/load.ts';
import { servePrism } from '../commands/prism.ts';
import { checkLive, type Plan } from '../live/check.ts';
import { percent } from '../live/coverage.ts';
import { selectionOf } from '../live/selection.ts';
import { demoRoles, fetchOf } from './support/reference.ts';

let usual: Plan;

beforeAll(async () => {
  const { contract, schemas } = await loadContract();
  usual = {
    contract,
    schemas,
    config: { roles: {}, values: {}, headers: {}, folder: '.' },
    url: 'http://reference.test',
    mode: 'read',
    level: 'behaviour',
    runs: 3,
    seed: 20_261_121,
    origin: '',
    selection: selectionOf(contract),
    disposable: false,
    rate: 0,
    timeout: 60,
    wait: 0,
    minCoverage: 0,
  };
});

/** Slow is what a busy machine is, and no defect of the backend. */
const named = ({ findings }: Awaited<ReturnType<typeof checkLive>>) =>
  findings
    .filter(({ check }) => check !== 'slow')
    .map(({ check, operationId, place, message }) => [check, operationId, place, message].join('  '));

test('the reference backend is as the contract has it, in every mode', async () => {
  // Time goes on while it is checked.
  const server = await openTestApp({ now: () => new Date() });
  try {
    const roles = Object.entries(demoRoles).map(async ([name, id]) => {
      vi.stubEnv(`DRIFT_${name}`, await server.tokenOf(id));
      return [name, `env:DRIFT_${name}`] as const;
    });
    const config = { ...usual.config, roles: Object.fromEntries(await Promise.all(roles)) };
    const checked = await checkLive({ ...usual, config, mode: 'all', disposable: true }, fetchOf(server));
    expect(named(checked)).toEqual([]);
    expect(checked.inconclusive).toEqual([]);
    expect(percent(checked.coverage.operations)).toBe(100);
    expect([...checked.skipped]).toEqual([]);
  } finally {
    await server.close();
  }
}, 300_000);

test('the examples of the contract are in its shape, as Prism answers with them', async () => {
  const prism = await servePrism('generated/openapi.yaml');
  try {
    const checked = await checkLive({ ...usual, url: prism.url, level: 'shape' });
    expect(named(checked)).toEqual([]);
    expect(checked.inconclusive).toEqual([]);
    expect(percent(checked.coverage.operations)).toBeGreaterThan(95);
  } finally {
    await prism.close();
  }
}, 300_000);
