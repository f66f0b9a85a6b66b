/** The check of the check: the backend as it is must be clean, and every mutant found. */
import type { SelftestOptions } from '../../commands/selftest.ts';
import { UsageError } from '../../core/errors.ts';
import { compare, comparisonTable } from './compare.ts';
import { everyMutant } from './index.ts';
import { readVerdicts, writeVerdict } from './journal.ts';
import type { Mutant } from './mutant.ts';
import { runMutants, runPlain } from './run.ts';
import { lineOf, tablesOf, writeSection } from './table.ts';

/** @returns the exit code: 0 where everything was found and nothing else */
export async function selftest({
  only,
  seeds,
  write,
  compare: compares,
  journal,
  root,
}: SelftestOptions & { root: string }): Promise<number> {
  const chosen = chosenMutants(only);
  const known = journal ? readVerdicts(journal) : [];
  const plain = await runPlain(
    Array.from({ length: seeds }, (_, index) => index + 1),
    ({ seed, findings, seconds }) => {
      const seen = findings.length === 0 ? 'clean' : `${findings.length} findings\n    ${findings.join('\n    ')}`;
      console.log(`as it is, seed ${seed}: ${seen} (${seconds.toFixed(1)} s)`);
    },
  );
  const since = performance.now();
  const byId = new Map(chosen.map((mutant) => [mutant.id, mutant]));
  const before = known.filter(({ id }) => byId.has(id));
  let done = before.length;
  let foundSoFar = before.filter((verdict) => verdict.found).length;
  if (done > 0) console.log(`${foundSoFar} of ${done} were found before (${journal})`);
  const waiting = chosen.filter(({ id }) => !before.some((verdict) => verdict.id === id));
  const judged = await runMutants(waiting, (verdict) => {
    const mutant = byId.get(verdict.id);
    if (!mutant) return;
    done += 1;
    foundSoFar += Number(verdict.found);
    if (journal) writeVerdict(journal, verdict);
    const minutes = ((performance.now() - since) / 60_000).toFixed(1);
    console.log(
      `[${done}/${chosen.length}, ${foundSoFar} found, ${minutes} min] ${lineOf(mutant, verdict)}  (${verdict.cpuSeconds.toFixed(1)} CPU-s)`,
    );
  });
  const verdicts = [...before, ...judged];
  const cpu = verdicts.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);
  const found = verdicts.filter((verdict) => verdict.found).length;
  const clean = plain.filter(({ findings }) => findings.length === 0).length;
  const fastest = Math.min(...plain.map((one) => one.seconds));
  const asItIs = `as it is clean over ${clean} of ${plain.length} seeds, a whole check in ${fastest.toFixed(1)} s at best`;
  const said = [
    `${found} of ${chosen.length} mutants found in ${Math.ceil(cpu / 60)} minutes of one core`,
    ...(plain.length > 0 ? [asItIs] : []),
  ].join('; ');
  console.log(`\n${said}`);
  if (write) writeSection(root, 'detection table', `${said}.\n\n${tablesOf(chosen, verdicts)}`);
  if (compares) {
    const table = comparisonTable(chosen, verdicts, await compare(chosen, root));
    console.log(`\n${table}`);
    if (write) writeSection(root, 'comparison', table);
  }
  return found === chosen.length && clean === plain.length ? 0 : 1;
}

function chosenMutants(only: string[]): Mutant[] {
  const unknown = only.find((name) => !everyMutant.some(({ id, kind }) => id === name || kind === name));
  if (unknown) throw new UsageError(`There is no mutant and no kind \`${unknown}\`.`);
  return only.length === 0
    ? everyMutant
    : everyMutant.filter(({ id, kind }) => only.includes(id) || only.includes(kind));
}
