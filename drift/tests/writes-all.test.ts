import { expect, it } from 'vitest';
import { openTestApp } from '../../tests/server/support/app.ts';
import { checkWrites } from '../live/writes/index.ts';
import { openRun, told } from './support/writes.ts';

it('tries all writes where the data may be lost', { timeout: 120_000 }, async () => {
  const test = await openTestApp({ validateAnswers: false });
  const run = await openRun(test, { mode: 'all', seed: 3, runId: 'a3' });
  await checkWrites(run);
  expect(told(run)).toEqual([]);
  expect([...run.skipped]).toEqual([]);
  const untried = [...run.contract.operations.values()].filter(({ operationId, reads }) => {
    const seen = run.statuses.get(operationId) ?? new Set();
    return !reads && ![...seen].some((status) => status < 300);
  });
  expect(untried.map(({ operationId }) => operationId)).toEqual([]);
});
