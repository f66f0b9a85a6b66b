import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.ts';
import { compiledOnce, type Finished } from './run.ts';

export type Part = 'operations' | 'hooks' | 'zod' | 'types' | 'checks' | 'routes';

/** What a process generates: one part, in a TypeScript project of its own. */
export type Task = { part: Part; project: string };

/** Makes one part after the other, in a process that stays until it is closed. */
export type Generator = {
  /** Never throws, as `run`. A process that has ended meanwhile is started again. */
  make(part: Part, project: string): Promise<Finished>;
  /** Memory of its process after the last part. */
  largestMB(): number;
  /** Its process ends by itself, and keeps what Node compiled. */
  close(): void;
  /** Ends its process at once: it writes nothing more. */
  kill(): void;
};

/** What a process sends: how it went, and the memory that it holds. */
export type Made = Finished & { rssMB: number };

/** Two cores make what can be made at the same time. */
export type Generators = { hooks: Generator; others: Generator; largestMB(): number; close(): void; kill(): void };

export function startGenerators(): Generators {
  const hooks = startGenerator(['orval']);
  const others = startGenerator(['openapi-typescript', 'orval', 'yaml']);
  return {
    hooks,
    others,
    largestMB: () => Math.max(hooks.largestMB(), others.largestMB()),
    close() {
      hooks.close();
      others.close();
    },
    kill() {
      hooks.kill();
      others.kill();
    },
  };
}

/** @param packages loaded before anything is asked for, while the contract is bundled */
export function startGenerator(packages: string[]): Generator {
  let child = startProcess(packages);
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  let rssMB = 0;
  const makeNow = (task: Task) => {
    const since = performance.now();
    if (isClosed) return { code: 1, output: 'It was closed.', ms: 0 };
    if (!child.connected) child = startProcess(packages);
    const asked = child;
    return new Promise<Finished>((resolve) => {
      const finish = ({ rssMB: now, ...finished }: Made) => {
        rssMB = now;
        asked.off('message', finish).off('exit', ended);
        resolve(finished);
      };
      const ended = () => finish({ code: 1, output: 'Its process ended.', ms: performance.now() - since, rssMB: 0 });
      asked.on('message', finish).on('exit', ended);
      asked.send(task, (error) => error && ended());
    });
  };
  return {
    make(part, project) {
      const made = last.then(() => makeNow({ part, project }));
      last = made;
      return made;
    },
    largestMB: () => rssMB,
    close() {
      isClosed = true;
      if (child.connected) child.disconnect();
    },
    kill() {
      isClosed = true;
      child.kill();
    },
  };
}

function startProcess(packages: string[]): ChildProcess {
  return fork(join(root, 'scripts', 'generator.ts'), packages, {
    cwd: root,
    env: { ...process.env, ...compiledOnce },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}
