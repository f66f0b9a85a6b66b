import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../scripts/support/files.ts';
import { root } from '../../scripts/support/root.ts';

const folders = ['src', 'server', 'openapi', 'drift', 'scripts', 'tests', 'e2e'];
const isSource = (file: string) => /\.(tsx?|mjs|css|html|yaml)$/.test(file);

/** Tests that were longer when the limit came; each leaves the list when it is split. */
const longer = new Set([
  'tests/features/dashboard/assignment/assign-selected.test.tsx',
  'tests/features/editions/create-edition.test.tsx',
  'tests/features/indicator/comments/comment-composer.test.tsx',
  'tests/features/indicator/rating-save.test.tsx',
  'tests/features/transfer/import-screen.test.tsx',
  'tests/support/schedules.ts',
]);

const linesOf = (file: string) => readFileSync(join(root, file), 'utf8').split('\n').length - 1;

test('no source file has more than 300 lines', () => {
  const files = folders.flatMap((folder) => filesBelow(join(root, folder)).map((file) => `${folder}/${file}`));
  const sources = files.filter(isSource);
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.filter((file) => linesOf(file) > 300 && !longer.has(file))).toEqual([]);
});
