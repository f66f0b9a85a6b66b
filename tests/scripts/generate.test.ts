import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { putInPlace } from '../../scripts/generate.ts';

test('a generated file takes the place of the old one, which whoever reads it meanwhile reads to its end', () => {
  const folder = mkdtempSync(join(tmpdir(), 'generate-'));
  const [fresh, ours, added] = ['fresh', 'ours', 'more/added'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(ours, 'old');
  writeFileSync(fresh, 'new');
  const reader = openSync(ours, 'r');
  putInPlace(fresh, ours);
  expect(readFileSync(reader, 'utf8')).toBe('old');
  closeSync(reader);
  expect(readFileSync(ours, 'utf8')).toBe('new');

  writeFileSync(fresh, 'one more');
  putInPlace(fresh, added);
  expect(readFileSync(added, 'utf8')).toBe('one more');
  rmSync(folder, { recursive: true });
});
