import { statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const IN_MEMORY = '/dev/shm';
/** A run of all tests has some databases of a few hundred megabytes at a time. */
const NEEDED_BYTES = 4 * 1024 ** 3;

/**
 * Folder for the databases of tests: in memory where there is room, as copies on a disk cost most
 * of their start; else that for temporary files.
 */
export function placeInMemory(): string {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return Math.min(bavail * bsize, freemem()) > NEEDED_BYTES ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
