import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './check-contract.ts';

const QUIET_MS = 100;

type Watched = {
  folder: string;
  /** The faults of what was saved; empty = sound. */
  check(): Promise<Fault[]>;
  /**
   * Takes the contract over once it is known to be sound and the newest, which it asks for last;
   * begins before that. What it throws of a sound one is a fault too.
   */
  renew(isSound: () => Promise<boolean>): Promise<void>;
  /** Told after each change while the contract is broken; whatever was served stays. */
  broken(faults: Fault[]): void;
};

/**
 * Checks again whenever something in the folder of the contract was saved, one round at a time, and
 * takes over only what is sound and the newest.
 */
export function watchContract({ folder, check, renew, broken }: Watched): { close(): void } {
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  /** Saved since the round that is under way began: that one is not worth telling of. */
  let isOutdated = false;
  const tell = (faults: Fault[]) => {
    if (faults.length > 0 && !isOutdated) broken(faults);
  };
  const look = async () => {
    isOutdated = false;
    try {
      const checked = check();
      const isSound = () =>
        checked.then(
          ({ length }) => length === 0 && !isOutdated,
          () => false,
        );
      const renewed = renew(isSound).then(
        () => [],
        (error: Error) => [{ message: error.message }],
      );
      const faults = await checked;
      tell(faults);
      const late = await renewed;
      if (faults.length === 0) tell(late);
    } catch (error) {
      tell([{ message: (error as Error).message }]);
    }
  };
  const stop = watchFolders(folder, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // The round that waits sees this change too.
      if (!isOutdated) last = last.then(look);
      isOutdated = true;
    }, QUIET_MS);
  });
  return {
    close() {
      clearTimeout(timer);
      stop();
    },
  };
}

/**
 * Tells of every change below a folder. Each folder is watched by itself: Node's recursive watch
 * follows files, and loses one that an editor or `sed -i` has put another in the place of.
 */
function watchFolders(folder: string, changed: () => void): () => void {
  // by inode, so that a folder that was made again is followed again
  const watchers = new Map<string, FSWatcher>();
  const follow = () => {
    const folders = [folder, ...foldersBelow(folder)].map((path) => ({ path, key: `${path} ${statSync(path).ino}` }));
    const there = new Set(folders.map(({ key }) => key));
    for (const [key, watcher] of watchers) if (!there.has(key)) watchers.delete(key) && watcher.close();
    for (const { path, key } of folders) if (!watchers.has(key)) watchers.set(key, watch(path, seen));
  };
  const seen = () => {
    try {
      follow();
    } catch {
      // a folder went while it was looked at: the event of that comes next
    }
    changed();
  };
  follow();
  return () => {
    for (const watcher of watchers.values()) watcher.close();
  };
}

const foldersBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name));
