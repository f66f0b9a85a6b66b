import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../tests/server/support/app.ts';
import { readsOf } from '../live/reads/exercise.ts';
import { checkReads } from '../live/reads/index.ts';
import type { Run } from '../live/run.ts';
import { fetchOf, openReferenceRun } from './support/reference.ts';
import { runOf } from './support/run.ts';
import { found } from './support/small-reads.ts';

/** A download, and what the check of a file found. */
const madeByWrites = ['readImportCheckChanges', 'downloadExport'];

describe('the check of reads on the reference server', () => {
  let run: Run;
  let server: TestApp;

  beforeAll(async () => {
    ({ run, server } = await openReferenceRun());
    await checkReads(run);
  });
  afterAll(() => server.close());

  it('finds nothing', () => {
    const found = run.findings.all.filter(({ severity }) => severity !== 'info');
    expect(
      found.map(({ check, operationId, place, message }) => `${check} ${operationId} ${place}: ${message}`),
    ).toEqual([]);
  });

  it('finds nothing in shape alone, and takes no example for an id that only a write gives', async () => {
    const shape = runOf(fetchOf(server), { level: 'shape' });
    shape.roles = run.roles;
    await checkReads(shape);
    const told = shape.findings.all.filter(({ check }) => check !== 'slow');
    expect(told.map(({ check, operationId, message }) => [check, operationId, message])).toEqual([]);
    const why = expect.stringContaining('examples of the contract');
    expect(Object.fromEntries(shape.skipped)).toEqual(Object.fromEntries(madeByWrites.map((one) => [one, why])));
  });

  it('has asked every read but those of what a write has to make first', () => {
    expect([...run.skipped.keys()]).toEqual(madeByWrites);
    const withoutResponse = readsOf(run).filter(({ operationId }) => !run.statuses.get(operationId)?.has(200));
    expect(withoutResponse.map(({ operationId }) => operationId)).toEqual(madeByWrites);
  });

  it('has compared what the reads tell of the same records (the demonstration has nothing to add to an edition)', () => {
    const compared = readsOf(run).filter(({ operationId }) => run.performed.get(operationId)?.has('read.inconsistent'));
    const missing = readsOf(run).filter((operation) => !compared.includes(operation));
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
      expect([...(run.statuses.get(operationId) ?? [])], operationId).toContain(401);
      // where an own record is enough, nobody lacks a permission
      if (permissions.every((all) => all.some((held) => !held.includes(':'))))
        expect([...(run.statuses.get(operationId) ?? [])], operationId).toContain(403);
    }
  });
});

describe('the check of reads on a small server', () => {
  it('finds nothing where nothing drifts, whatever the seed', async () => {
    for (const seed of [1, 2, 3, 20261121]) expect(await found({}, { seed })).toEqual([]);
  });
});
