import { watch } from 'node:fs';
import type { Fault } from './check-contract.ts';

const QUIET_MS = 200;

type Watched = {
  folder: string;
  /** The faults of what was saved; empty = sound. */
  check(): Promise<Fault[]>;
  /** Takes a sound contract over. What it throws is a fault too. */
  renew(): Promise<void>;
  /** Told after each change while the contract is broken; whatever was served stays. */
  broken(faults: Fault[]): void;
};

/** Checks anew whenever something in the folder of the contract was saved, one round at a time, and takes over only what is sound. */
export function watchContract({ folder, check, renew, broken }: Watched): { close(): void } {
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  const look = async () => {
    try {
      const faults = await check();
      if (faults.length > 0) broken(faults);
      else await renew();
    } catch (error) {
      broken([{ message: (error as Error).message }]);
    }
  };
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(look);
    }, QUIET_MS);
  });
  return {
    close() {
      clearTimeout(timer);
      watcher.close();
    },
  };
}
