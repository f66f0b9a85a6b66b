/**
 * A process that judges mutants, one after another. The contract and its schemas are read and
 * compiled once.
 */
import { loadContract } from '../../commands/load.ts';
import { openBench } from './bench.ts';
import { check } from './check.ts';
import { everyMutant } from './index.ts';
import { judge } from './judge.ts';
import type { Done, Task } from './run.ts';

const loaded = await loadContract();
const bench = openBench(loaded.contract);

async function work(task: Task): Promise<Done> {
  if ('mutant' in task) {
    const mutant = everyMutant.find(({ id }) => id === task.mutant);
    if (!mutant) throw new Error(`There is no mutant ${task.mutant}.`);
    return { verdict: await judge(loaded, bench, mutant) };
  }
  const reference = await bench.reference(true);
  const since = performance.now();
  const found = await check(loaded, reference, reference.fetchOf(), { ...task, parts: ['reads', 'writes'] });
  return {
    seed: task.seed,
    // How long an answer takes is the machine's.
    findings: found
      .filter((one) => one.check !== 'slow')
      .map((one) => `${one.operationId} ${one.check} ${one.place}: ${one.message}`),
    seconds: (performance.now() - since) / 1000,
  };
}

process.on('message', (task: Task | 'end') => {
  if (task === 'end') void bench.close().then(() => process.exit());
  else {
    work(task).then(
      (done) => process.send?.(done),
      (error: Error) => {
        console.error(task, error);
        process.exit(1);
      },
    );
  }
});
process.send?.('ready');
