import { afterAll, expect, test } from 'vitest';
import { openBench } from './mutants/bench.ts';
import { everyMutant } from './mutants/index.ts';
import { judge } from './mutants/judge.ts';
import { loaded } from './support/loaded.ts';

/**
 * One of a kind each; `npm run drift -- selftest` judges all. Those that need writes come last:
 * they spend the database.
 */
const sample = [
  'camel-case',
  'nulls-left-out',
  'x-null-text',
  'sign-in-page',
  'plain-problem',
  'route-missing',
  'decoded-token',
  'expired-accepted',
  'audience-accepted',
  'deactivated-accepted',
  'notifications-of-all',
  'permission-missing-one',
  'count-of-page',
  'order-code-points',
  'filter-ignored',
  'filter-unknown-dropped',
  'mine-always',
  'mine-never',
  'cache-public',
  'cache-unsaid',
  'filter-beside',
  'order-history',
  'order-compare-editions',
  'o-region-pooled',
  'o-rank-of-few',
  'o-agreement-whole',
  'o-second-filter-dropped',
  'o-facets-own-filter',
  'next-wraps',
  'put-replaces',
  'blank-edition-accepted',
  'cache-of-204',
];

const bench = openBench(loaded.contract, 'few countries');
afterAll(() => bench.close());

test('mutants of different kinds are found at their operation', async () => {
  const missed: string[] = [];
  for (const id of sample) {
    const mutant = everyMutant.find((one) => one.id === id);
    if (!mutant) throw new Error('A mutant of the sample is gone.');
    const { found, instead } = await judge(loaded, bench, mutant);
    if (!found) missed.push(`${id}: ${instead.join(', ')}`);
  }
  expect(missed).toEqual([]);
});

test('every mutant has a name of its own and an operation', () => {
  expect(new Set(everyMutant.map(({ id }) => id)).size).toBe(everyMutant.length);
  expect(everyMutant.filter(({ operation }) => !loaded.contract.operations.has(operation))).toEqual([]);
});
