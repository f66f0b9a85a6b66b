import { mkdtempSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { copySnapshot } from '../../server/db/demo/snapshot.ts';

const IN_MEMORY = '/dev/shm';
/** A run of all tests has some databases of a few hundred megabytes at a time. */
const NEEDED_BYTES = 4 * 1024 ** 3;

/**
 * Where the databases of tests stand: in memory where there is room, as copies on a disk cost most
 * of their start.
 */
function databaseRoom(): string {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return Math.min(bavail * bsize, freemem()) > NEEDED_BYTES ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** A new folder for a database; whoever asks for it removes it. */
export const databaseFolder = (name: string): string => mkdtempSync(join(databaseRoom(), `assessment-${name}-`));

/** The same with the demonstration in it, so that a server on it need not load it. */
export async function demoFolder(name: string): Promise<string> {
  const folder = databaseFolder(name);
  await copySnapshot(join(folder, 'pgdata'));
  return folder;
}
