/** The check of the check: the backend as it is must be clean, and every mutant found. */
import { UsageError } from '../core/errors.ts';
import { compare, comparisonTable } from './compare.ts';
import { everyMutant } from './index.ts';
import type { Mutant } from './mutant.ts';
import { runMutants, runPlain } from './run.ts';
import { lineOf, tablesOf, writeSection } from './table.ts';

export interface SelftestOptions {
  /** Ids or kinds; all where it is empty. */
  only: string[];
  /** How many seeds the backend as it is has to pass. */
  seeds: number;
  /** Writes the tables of docs/drift.md. */
  write: boolean;
  /** Also under Prism's proxy and Redocly Respect. */
  compare: boolean;
  root: string;
}

/** @returns the exit code: 0 where everything was found and nothing else */
export async function selftest({ only, seeds, write, compare: compares, root }: SelftestOptions): Promise<number> {
  const chosen = chosenOf(only);
  const plain = await runPlain(
    Array.from({ length: seeds }, (_, index) => index + 1),
    ({ seed, findings, seconds }) => {
      const seen = findings.length === 0 ? 'clean' : `${findings.length} findings\n    ${findings.join('\n    ')}`;
      console.log(`as it is, seed ${seed}: ${seen} (${seconds.toFixed(1)} s)`);
    },
  );
  const since = performance.now();
  const byId = new Map(chosen.map((mutant) => [mutant.id, mutant]));
  const verdicts = await runMutants(chosen, (verdict) => {
    const mutant = byId.get(verdict.id);
    if (mutant) console.log(lineOf(mutant, verdict));
  });
  const seconds = Math.round((performance.now() - since) / 1000);
  const found = verdicts.filter((verdict) => verdict.found).length;
  const clean = plain.filter(({ findings }) => findings.length === 0).length;
  const fastest = Math.min(...plain.map((one) => one.seconds));
  const said = `${found} of ${chosen.length} mutants found in ${seconds} s; as it is clean over ${clean} of ${plain.length} seeds${plain.length > 0 ? `, a whole check in ${fastest.toFixed(1)} s at best` : ''}`;
  console.log(`\n${said}`);
  if (write) writeSection(root, 'detection table', `${said}.\n\n${tablesOf(chosen, verdicts)}`);
  if (compares) {
    const table = comparisonTable(chosen, verdicts, await compare(chosen, root));
    console.log(`\n${table}`);
    if (write) writeSection(root, 'comparison', table);
  }
  return found === chosen.length && clean === plain.length ? 0 : 1;
}

function chosenOf(only: string[]): Mutant[] {
  const unknown = only.find((name) => !everyMutant.some(({ id, kind }) => id === name || kind === name));
  if (unknown) throw new UsageError(`There is no mutant and no kind \`${unknown}\`.`);
  return only.length === 0
    ? everyMutant
    : everyMutant.filter(({ id, kind }) => only.includes(id) || only.includes(kind));
}
