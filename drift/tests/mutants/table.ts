/**
 * What the selftest reports: a line for each mutant, and tables by kind for
 * docs/drift/what-is-found.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Verdict } from './judge.ts';
import type { Mutant } from './mutant.ts';

export const lineOf = ({ id, operation, what }: Mutant, { found, finding, instead }: Verdict): string =>
  found
    ? `✔ ${id}  ${operation}  ${finding?.check}  ${finding?.place ?? ''}`.trimEnd()
    : `✖ ${id}  ${operation}  ${what}\n    ${instead.length > 0 ? `found instead: ${[...new Set(instead)].slice(0, 5).join(', ')}` : 'nothing was found'}`;

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('`', "'");

/** By kind: how many there are, how many are found; then each with the check that finds it. */
export function tablesOf(mutants: Mutant[], verdicts: Verdict[]): string {
  const byId = new Map(verdicts.map((verdict) => [verdict.id, verdict]));
  const kinds = Map.groupBy(mutants, ({ kind }) => kind);
  const summary = [...kinds].map(([kind, own]) => {
    const found = own.filter(({ id }) => byId.get(id)?.found).length;
    return `| ${kind} | ${own.length} | ${found} |`;
  });
  const rows = mutants.map(({ operation, kind, what, id }) => {
    const finding = byId.get(id)?.finding;
    return `| ${kind} | ${operation} | ${cell(what)} | ${finding ? `${finding.check} ${cell(finding.place)}` : '**missed**'} |`;
  });
  return [
    '| kind | mutants | found |',
    '|---|---|---|',
    ...summary,
    `| **all** | **${mutants.length}** | **${verdicts.filter(({ found }) => found).length}** |`,
    '',
    '<details><summary>Each mutant</summary>',
    '',
    '| kind | operation | what is wrong | found by |',
    '|---|---|---|---|',
    ...rows,
    '',
    '</details>',
  ].join('\n');
}

/** Puts a text between the marks of this name in docs/drift/what-is-found.md. */
export function writeSection(root: string, name: string, text: string): void {
  const file = join(root, 'docs', 'drift', 'what-is-found.md');
  const whole = readFileSync(file, 'utf8');
  const between = new RegExp(`(<!-- ${name}: begin[^>]*-->)[\\s\\S]*(<!-- ${name}: end -->)`);
  if (!between.test(whole)) throw new Error(`docs/drift/what-is-found.md has no place for the ${name}.`);
  writeFileSync(
    file,
    whole.replace(between, (_, begin: string, end: string) => `${begin}\n${text}\n${end}`),
  );
}
