/** docs/kept.md names a test for each row, and each is there under its title. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const page = readFileSync('docs/kept.md', 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('| ') && !/^\| (row|what) \|/.test(line));

/** Files with the titles after them: a title alone is of the file before. */
function testsOf(row: string): { file: string; title: string }[] {
  let file = '';
  return [...row.matchAll(/`([^`]+\.tsx?)`|“([^”]+)”/g)].flatMap(([, named, title]) => {
    file = named ?? file;
    return title ? [{ file, title }] : [];
  });
}

describe('each row of docs/kept.md has its tests', () => {
  test.each(rows.map((row) => [row.split('|').slice(1, -2).join(' ').trim(), row] as const))('%s', (_name, row) => {
    const named = testsOf(row);
    expect(named).not.toEqual([]);
    const missing = named.filter(({ file, title }) => !existsSync(file) || !titlesIn(file).includes(title));
    expect(missing).toEqual([]);
  });
});

/** A title in quotes has its own quotes behind a backslash. */
const titlesIn = (file: string) => readFileSync(file, 'utf8').replaceAll("\\'", "'");
