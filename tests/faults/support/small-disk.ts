import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freeBytes } from '../../../server/db/disk.ts';

const MB = 1024 * 1024;

export interface SmallDisk {
  folder: string;
  /** Somebody else fills it, but for so many bytes. */
  fill(leave: number): void;
  /** What filled it is gone. */
  free(): void;
  remove(): void;
}

/** A disk of our own, where the system lets us have one. */
export function mountSmall(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'assessment-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: (leave) => {
      const file = openSync(filler, 'a');
      try {
        for (let left = freeBytes(folder) - leave; left > 0; left -= MB)
          writeSync(file, Buffer.alloc(Math.min(left, MB)));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(filler, { force: true }),
    remove: () => {
      execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true });
    },
  };
}
