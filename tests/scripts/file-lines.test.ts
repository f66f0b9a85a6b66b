import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../scripts/support/files.ts';
import { root } from '../../scripts/support/root.ts';

const folders = ['src', 'server', 'openapi', 'drift', 'scripts', 'tests', 'e2e'];
const isSource = (file: string) => /\.(tsx?|mjs|css|html|yaml)$/.test(file);

const linesOf = (file: string) => readFileSync(join(root, file), 'utf8').split('\n').length - 1;

test('no source file has more than 300 lines', () => {
  const files = folders.flatMap((folder) => filesBelow(join(root, folder)).map((file) => `${folder}/${file}`));
  const sources = files.filter(isSource);
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.filter((file) => linesOf(file) > 300)).toEqual([]);
});
