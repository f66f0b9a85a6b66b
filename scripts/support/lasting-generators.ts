import { type Generators, startGenerators } from './generators.ts';

type Settings = {
  /** Has new ones load and compile what the first save would wait for. */
  rehearse(generators: Generators): Promise<unknown>;
  /** Above this a process is replaced. */
  mostMB: number;
  /** So long after a use the next is not expected at once. */
  quietMs: number;
  start?: () => Generators;
};

/** Generators that stay; grown ones are replaced between two uses, by rehearsed ones. */
export type LastingGenerators = {
  /** Uses them as they are; they are not replaced meanwhile. */
  use<T>(task: (generators: Generators) => Promise<T>): Promise<T>;
  /** Ends them at once. */
  kill(): void;
};

/**
 * Each save loads the code that emits anew, with the contract that it has parsed, and no module is
 * ever let go of.
 */
export function keepGenerators({ rehearse, mostMB, quietMs, start = startGenerators }: Settings): LastingGenerators {
  let current = start();
  let timer: NodeJS.Timeout | undefined;
  let uses = 0;
  let isClosed = false;
  let next: Generators | undefined;
  let isRehearsed = false;
  /** Whoever uses the old ones has them to the end. */
  const replace = () => {
    if (!next || !isRehearsed || uses > 0 || isClosed) return;
    current.close();
    [current, next, isRehearsed] = [next, undefined, false];
  };
  const prepare = async () => {
    next = start();
    await rehearse(next).catch(() => undefined);
    isRehearsed = true;
    replace();
  };
  const look = () => {
    clearTimeout(timer);
    if (isClosed || next || current.largestMB() <= mostMB) return;
    timer = setTimeout(() => void prepare(), quietMs);
  };
  return {
    async use(task) {
      clearTimeout(timer);
      uses += 1;
      try {
        return await task(current);
      } finally {
        uses -= 1;
        replace();
        if (uses === 0) look();
      }
    },
    kill() {
      isClosed = true;
      clearTimeout(timer);
      current.kill();
      next?.kill();
    },
  };
}
