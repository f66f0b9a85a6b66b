import { checkLive, type Plan } from '../live/check.ts';
import { readBaseline } from '../report/baseline.ts';
import { exitCodeOf, type Result } from '../report/result.ts';
import { reportFile, resultOf, writeReports } from '../report/write-reports.ts';
import { contractOf, type Loaded } from './load.ts';
import { type Command, pairsOf, readOptions } from './options.ts';
import { checkHelp, checkOptions, planOf } from './plan.ts';
import { repeatOf } from './repeat.ts';
import { repositoryPath } from './repository-path.ts';

export const check: Command = {
  help: `drift check --url URL [options]\n\n${checkHelp}`,
  async run(args) {
    const read = readOptions(args, checkOptions);
    const files = pairsOf('report', read.texts('report')).map(reportFile);
    const loaded = await contractOf(read);
    const plan = planOf(read, loaded);
    const result = await checked(plan, loaded, repeatOf(read, plan));
    writeReports(result, files, { isVerbose: read.has('verbose') });
    return exitCodeOf(result);
  },
};

/** Runs a plan to its result. */
export async function checked(
  plan: Plan,
  { contract, sources }: Loaded,
  repeat: (operationId: string) => string,
): Promise<Result> {
  const baseline = plan.config.baseline ? readBaseline(plan.config.baseline) : [];
  const { url, mode, level, runs, seed } = plan;
  return resultOf(await checkLive(plan), {
    contract,
    sources,
    title: `check ${url}`,
    baseline,
    options: { url, mode, level, runs, seed },
    repeat,
    place: repositoryPath(plan.config),
  });
}
