import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { journeysOf, readersOf } from '../../scripts/support/changed.ts';
import { root } from '../../scripts/support/root.ts';

const all = readdirSync(join(root, 'e2e')).filter((name) => name.endsWith('.spec.ts'));
const features = readdirSync(join(root, 'src/features'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `${parentPath.slice(root.length).replace(/^\//, '')}/${name}`);

test('a screen is walked by the journeys of its folder, the nearest one first', () => {
  expect(journeysOf(['src/features/users/user-form.tsx'])).toEqual(['e2e/users.spec.ts']);
  expect(journeysOf(['src/features/dashboard/assignment/rectangles.ts'])).toEqual([
    'e2e/assignment.spec.ts',
    'e2e/main-job.spec.ts',
    'e2e/plan.spec.ts',
    'e2e/programme.spec.ts',
  ]);
  expect(journeysOf(['e2e/renewal.spec.ts', 'tests/lib/store.test.ts'])).toEqual(['e2e/renewal.spec.ts']);
});

test('every feature has journeys that are there', () => {
  for (const file of features) {
    const own = journeysOf([file]);
    expect(own.length, file).toBeGreaterThan(0);
    expect(own.length, file).toBeLessThan(all.length);
    for (const journey of own) expect(existsSync(join(root, journey)), journey).toBe(true);
  }
});

test('what all screens stand on is walked by all journeys, what no browser sees by none', () => {
  for (const shared of [
    'src/lib/store.ts',
    'server/app.ts',
    'openapi/openapi.yaml',
    'package.json',
    'e2e/support/test.ts',
  ])
    expect(journeysOf(['src/features/users/user-form.tsx', shared]), shared).toHaveLength(all.length);
  expect(journeysOf(['docs/frontend.md', 'README.md', 'drift/index.ts', 'tests/lib/store.test.ts'])).toEqual([]);
});

test('tests that read files follow what they read', () => {
  expect(readersOf(['README.md'])).toEqual(['tests/dev']);
  expect(readersOf(['openapi/openapi.yaml'])).toEqual([
    'tests/contract',
    'drift/tests',
    'tests/contract/import-boundaries.test.ts',
  ]);
});
