import { expect, test } from 'vitest';
import { loadContract } from '../../drift/commands/load.ts';
import { openReference, type Reference } from '../../drift/mutants/backend.ts';
import { everyMutant } from '../../drift/mutants/index.ts';
import { check, judge } from '../../drift/mutants/judge.ts';

/** One of a kind each; `npm run drift -- selftest` judges all. Those that need writes come last: each spends its database. */
const sample = [
  'camel-case',
  'nulls-left-out',
  'sign-in-page',
  'plain-problem',
  'route-missing',
  'decoded-token',
  'permission-missing-one',
  'count-of-page',
  'order-code-points',
  'filter-ignored',
  'create-200',
  'put-replaces',
];

const loaded = await loadContract();

async function withReference<T>(work: (reference: Reference) => Promise<T>): Promise<T> {
  const reference = await openReference(loaded.contract);
  try {
    return await work(reference);
  } finally {
    await reference.close();
  }
}

test('mutants of different kinds are found at their operation', async () => {
  const chosen = sample.map((id) => everyMutant.find((mutant) => mutant.id === id));
  const missed: string[] = [];
  let reference = await openReference(loaded.contract);
  try {
    for (const mutant of chosen) {
      if (!mutant) throw new Error('A mutant of the sample is gone.');
      const { found, isSpent, instead } = await judge(loaded, reference, mutant);
      if (!found) missed.push(`${mutant.id}: ${instead.join(', ')}`);
      if (!isSpent) continue;
      await reference.close();
      reference = await openReference(loaded.contract);
    }
  } finally {
    await reference.close();
  }
  expect(missed).toEqual([]);
}, 120_000);

test('the backend without a drift is clean, and every mutant has a name of its own and an operation', async () => {
  const findings = await withReference((reference) =>
    check(loaded, reference, reference.fetchOf(), { seed: 7, parts: ['reads', 'writes'] }),
  );
  expect(findings.map(({ operationId, check: id, place, message }) => [operationId, id, place, message])).toEqual([]);
  expect(new Set(everyMutant.map(({ id }) => id)).size).toBe(everyMutant.length);
  expect(everyMutant.filter(({ operation }) => !loaded.contract.operations.has(operation))).toEqual([]);
}, 120_000);
