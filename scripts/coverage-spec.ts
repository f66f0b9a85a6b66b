import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { knownOf, type Reference, unresolvedReferences } from './support/references.ts';
import { root } from './support/root.ts';
import { rowsNamedByTests } from './support/test-titles.ts';

type Row = { id: string; section: string; text: string };
export type Coverage = { rows: Row[]; unnamed: Row[]; unknown: Reference[] };

/**
 * Sets the rows of docs/requirements.md beside the test titles; `unknown` is what titles, comments
 * and pages name that is nowhere in the repository.
 */
export function specCoverage(): Coverage {
  const page = readFileSync(join(root, 'docs', 'requirements.md'), 'utf8');
  const rows = [...page.matchAll(/^\| ((?:Q-[SR]|[SB])\d+) \| ([^|]*) \| (.*) \|$/gm)].map(
    ([, id = '', section = '', text = '']) => ({ id, section, text }),
  );
  const titles = rowsNamedByTests(root);
  const named = new Set(titles.map(({ id }) => id));
  const known = new Set(rows.map(({ id }) => id));
  return {
    rows,
    unnamed: rows.filter(({ id }) => !named.has(id)),
    unknown: [...titles.filter(({ id }) => !known.has(id)), ...unresolvedReferences(root, knownOf(root, known))],
  };
}

if (import.meta.main) {
  const { rows, unnamed, unknown } = specCoverage();
  for (const { id, section, text } of unnamed) console.log(`${id.padEnd(6)} ${section.padEnd(8)} ${text}`);
  for (const { id, file, line } of unknown)
    console.error(`${file}:${line} names ${id}, which leads nowhere in the repository`);
  console.log();
  for (const [kind, prefix] of [
    ['features', 'S'],
    ['features beyond the documents', 'B'],
    ['security rows', 'Q-S'],
    ['fault rows', 'Q-R'],
  ] as const) {
    const all = rows.filter(({ id }) => id.startsWith(prefix)).length;
    const open = unnamed.filter(({ id }) => id.startsWith(prefix)).length;
    console.log(`${String(all - open).padStart(3)} of ${all} ${kind} are named by a test`);
  }
  if (unknown.length > 0 || (process.argv.includes('--strict') && unnamed.length > 0)) process.exitCode = 1;
}
