/** A process that judges mutants, one after another, on a database of its own. */
import { loadContract } from '../commands/load.ts';
import { openReference, type Reference } from './backend.ts';
import { everyMutant } from './index.ts';
import { check, judge, type Verdict } from './judge.ts';

/** A mutant by its id, or the backend as it is with this seed. */
export type Task = { mutant: string } | { seed: number };
export type Done = { verdict: Verdict } | { seed: number; findings: string[]; seconds: number };

const loaded = await loadContract();
let reference: Reference | undefined;

async function renew(): Promise<void> {
  await reference?.close();
  reference = undefined;
}

async function work(task: Task): Promise<Done> {
  reference ??= await openReference(loaded.contract);
  if ('seed' in task) {
    const since = performance.now();
    const found = await check(loaded, reference, reference.fetchOf(), { ...task, parts: ['reads', 'writes'] });
    const findings = found.map((one) => `${one.operationId} ${one.check} ${one.place}: ${one.message}`);
    const seconds = (performance.now() - since) / 1000;
    await renew();
    return { seed: task.seed, findings, seconds };
  }
  const mutant = everyMutant.find(({ id }) => id === task.mutant);
  if (!mutant) throw new Error(`There is no mutant ${task.mutant}.`);
  const verdict = await judge(loaded, reference, mutant);
  if (verdict.isSpent) await renew();
  return { verdict };
}

process.on('message', (task: Task | 'end') => {
  if (task === 'end') void renew().then(() => process.exit());
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
