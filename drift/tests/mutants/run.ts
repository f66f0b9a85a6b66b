/** Judges many mutants in processes of their own, as many at a time as there are cores. */
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Verdict } from './judge.ts';
import type { Mutant } from './mutant.ts';

/** A mutant by its id, or the backend as it is with this seed. */
export type Task = { mutant: string } | { seed: number };
export type Done = { verdict: Verdict } | { seed: number; findings: string[]; seconds: number };

/** Each takes some 400 MB. */
const most = Number(process.env.DRIFT_WORKERS ?? Math.min(4, Math.max(1, availableParallelism())));

export interface Plain {
  seed: number;
  findings: string[];
  seconds: number;
}

/** @param told called with each as it is done */
export async function runMutants(
  mutants: Mutant[],
  told: (verdict: Verdict) => void = () => undefined,
): Promise<Verdict[]> {
  const verdicts = new Map<string, Verdict>();
  await inProcesses(
    mutants.map(({ id }) => ({ mutant: id })),
    (done) => {
      if (!('verdict' in done)) return;
      verdicts.set(done.verdict.id, done.verdict);
      told(done.verdict);
    },
  );
  return mutants.map(({ id }) => verdicts.get(id) as Verdict);
}

/** The backend as it is, once for each seed. */
export async function runPlain(seeds: number[], told: (plain: Plain) => void = () => undefined): Promise<Plain[]> {
  const all: Plain[] = [];
  await inProcesses(
    seeds.map((seed) => ({ seed })),
    (done) => {
      if (!('seed' in done)) return;
      all.push(done);
      told(done);
    },
  );
  return all;
}

async function inProcesses(tasks: Task[], told: (done: Done) => void): Promise<void> {
  const waiting = [...tasks];
  await Promise.all(
    Array.from({ length: Math.min(most, waiting.length) }, () => {
      const child = fork(fileURLToPath(new URL('worker.ts', import.meta.url)), {
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      });
      return untilDone(child, waiting, told);
    }),
  );
}

function untilDone(child: ChildProcess, waiting: Task[], told: (done: Done) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    child.on('message', (message: Done | 'ready') => {
      if (message !== 'ready') told(message);
      child.send(waiting.shift() ?? 'end');
    });
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('A process that judged mutants ended.'))));
  });
}
