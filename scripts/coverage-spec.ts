import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './support/root.ts';
import { type NamedRow, rowsNamedByTests } from './support/test-titles.ts';

type Row = { id: string; section: string; text: string };
export type Coverage = { rows: Row[]; unnamed: Row[]; unknown: NamedRow[] };

/** Sets the rows of docs/requirements.md beside the test titles; `unknown` are the ids in titles that stand in no row. */
export function specCoverage(): Coverage {
  const page = readFileSync(join(root, 'docs', 'requirements.md'), 'utf8');
  const rows = [...page.matchAll(/^\| ((?:Q-[SR]|S)\d+) \| ([^|]*) \| (.*) \|$/gm)].map(
    ([, id = '', section = '', text = '']) => ({ id, section, text }),
  );
  const titles = rowsNamedByTests(root);
  const named = new Set(titles.map(({ id }) => id));
  const known = new Set(rows.map(({ id }) => id));
  return {
    rows,
    unnamed: rows.filter(({ id }) => !named.has(id)),
    unknown: titles.filter(({ id }) => !known.has(id)),
  };
}

if (import.meta.main) {
  const { rows, unnamed, unknown } = specCoverage();
  for (const { id, section, text } of unnamed) console.log(`${id.padEnd(6)} ${section.padEnd(8)} ${text}`);
  for (const { id, file, line } of unknown)
    console.error(`${file}:${line} names ${id}, which is no row of docs/requirements.md`);
  console.log();
  for (const [kind, prefix] of [
    ['features', 'S'],
    ['security rows', 'Q-S'],
    ['fault rows', 'Q-R'],
  ] as const) {
    const all = rows.filter(({ id }) => id.startsWith(prefix)).length;
    const open = unnamed.filter(({ id }) => id.startsWith(prefix)).length;
    console.log(`${String(all - open).padStart(3)} of ${all} ${kind} are named by a test`);
  }
  if (unknown.length > 0 || (process.argv.includes('--strict') && unnamed.length > 0)) process.exitCode = 1;
}
