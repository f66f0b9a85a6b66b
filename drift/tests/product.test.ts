import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/server/support/app.ts';
import { loadContract } from '../commands/load.ts';
import { servePrism } from '../commands/prism.ts';
import { checkLive, type Plan } from '../live/check.ts';
import { percent } from '../live/coverage.ts';
import { readsOf } from '../live/reads/exercise.ts';
import { checkReads } from '../live/reads/index.ts';
import type { Run } from '../live/run.ts';
import { selectionOf } from '../live/selection.ts';
import { demoRoles, fetchOf } from './support/reference.ts';
import { runOf } from './support/run.ts';

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
    selection: selectionOf(contract, [], []),
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

/** A download, and what the check of a file found. */
const madeByWrites = ['readImportCheckChanges', 'downloadExport'];

/** What the reads alone have come to, before the writes add to it. */
const stateOf = (run: Run) => ({
  found: run.findings.all
    .filter(({ severity }) => severity !== 'info')
    .map(({ check, operationId, place, message }) => `${check} ${operationId} ${place}: ${message}`),
  skipped: [...run.skipped.keys()],
  statuses: new Map([...run.statuses].map(([id, statuses]) => [id, new Set<unknown>(statuses)])),
  performed: new Map([...run.performed].map(([id, checks]) => [id, new Set<unknown>(checks)])),
});

// One run shows what the reads find and, at its end, what everything does.
describe('the check of the reference backend, in every mode', () => {
  let server: TestApp;
  let run: Run;
  let ofReads: ReturnType<typeof stateOf>;
  let checked: Awaited<ReturnType<typeof checkLive>>;

  beforeAll(async () => {
    server = await openTestApp();
    const roles = Object.entries(demoRoles).map(async ([name, id]) => {
      vi.stubEnv(`DRIFT_${name}`, await server.tokenOf(id));
      return [name, `env:DRIFT_${name}`] as const;
    });
    const config = { ...usual.config, roles: Object.fromEntries(await Promise.all(roles)) };
    const onReads = (own: Run) => {
      run = own;
      ofReads = stateOf(own);
    };
    checked = await checkLive({ ...usual, config, mode: 'all', disposable: true, onReads }, fetchOf(server));
  }, 600_000);
  afterAll(() => server.close());

  it('finds nothing, and brings every operation to a success', () => {
    expect(named(checked)).toEqual([]);
    expect(checked.inconclusive).toEqual([]);
    expect(percent(checked.coverage.operations)).toBe(100);
    expect([...checked.skipped]).toEqual([]);
  });

  it('finds nothing by its reads', () => {
    expect(ofReads.found).toEqual([]);
  });

  it('finds nothing in shape alone, and takes no example for an id that only a write gives', async () => {
    const shape = runOf(fetchOf(server), { level: 'shape' });
    shape.roles = run.roles;
    await checkReads(shape);
    expect(shape.findings.all.map(({ check, operationId, message }) => [check, operationId, message])).toEqual([]);
    const why = expect.stringContaining('examples of the contract');
    expect(Object.fromEntries(shape.skipped)).toEqual(Object.fromEntries(madeByWrites.map((one) => [one, why])));
  });

  it('has asked every read but those of what a write has to make first', () => {
    expect(ofReads.skipped).toEqual(madeByWrites);
    const withoutResponse = readsOf(run).filter(({ operationId }) => !ofReads.statuses.get(operationId)?.has(200));
    expect(withoutResponse.map(({ operationId }) => operationId)).toEqual(madeByWrites);
  });

  it('has compared what the reads tell of the same records (the demonstration has nothing to add to an edition)', () => {
    const missing = readsOf(run).filter(
      ({ operationId }) => !ofReads.performed.get(operationId)?.has('read.inconsistent'),
    );
    expect(missing.map(({ operationId }) => operationId).sort()).toEqual([
      'downloadExport',
      'listGlobalIndicators',
      'readDashboardFacets',
      'readImportChanges',
      'readImportCheckChanges',
      // what a person chose stands in no other answer
      'readPreferences',
      'summariseAssignmentPlan',
      'summariseWorkflowAssignment',
    ]);
  });

  it('has refused every operation to nobody, and each that needs a permission to who lacks it', () => {
    for (const { operationId, isPublic, permissions } of run.contract.operations.values()) {
      if (isPublic) continue;
      expect([...(ofReads.statuses.get(operationId) ?? [])], operationId).toContain(401);
      // where an own record is enough, nobody lacks a permission
      if (permissions.every((all) => all.some((held) => !held.includes(':'))))
        expect([...(ofReads.statuses.get(operationId) ?? [])], operationId).toContain(403);
    }
  });
});

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
}, 120_000);
