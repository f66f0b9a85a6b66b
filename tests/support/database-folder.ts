import { join } from 'node:path';
import { placeInMemory } from '../../scripts/support/place-in-memory.ts';
import { runFolder } from '../../scripts/support/run-folder.ts';
import { copySnapshot } from '../../server/db/demo/snapshot.ts';

/** A new folder for a database; whoever asks for it removes it. */
export const databaseFolder = (name: string): string => runFolder(placeInMemory(), name);

/** The same with the demonstration in it, so that a server on it need not load it. */
export async function demoFolder(name: string): Promise<string> {
  const folder = databaseFolder(name);
  await copySnapshot(join(folder, 'pgdata'));
  return folder;
}
