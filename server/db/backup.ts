/** Backups of the embedded database, by the running server or by `npm run backup`. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describeBackup } from './backup-contents.ts';
import { lockFolder } from './lock.ts';
import { type Database, openDatabase } from './open.ts';
import { PgliteClient } from './pglite-client.ts';

const pollMs = 500;

/** The processes communicate by files: `npm run backup` writes a request, the server a result. */
const fileOf = (dataDir: string, name: 'wanted' | 'done' | 'failed') => join(dataDir, `backup.${name}`);

/**
 * Polls twice a second for requests of backups, and makes them.
 * @returns a function that ends it, after the backup that is being made.
 */
export function answerBackups({ dump }: Database, dataDir: string): () => Promise<void> {
  if (!dump) return async () => undefined;
  let making: Promise<void> | undefined;
  const timer = setInterval(() => {
    if (!making && existsSync(fileOf(dataDir, 'wanted')))
      making = answer(dump, dataDir).finally(() => {
        making = undefined;
      });
  }, pollMs).unref();
  return async () => {
    clearInterval(timer);
    await making;
  };
}

async function answer(dump: NonNullable<Database['dump']>, dataDir: string): Promise<void> {
  const wanted = fileOf(dataDir, 'wanted');
  try {
    const target = await readFile(wanted, 'utf8');
    await store(target, await dump());
    await writeFile(fileOf(dataDir, 'done'), target);
  } catch (error) {
    await writeFile(fileOf(dataDir, 'failed'), String(error)).catch(() => undefined);
  } finally {
    await unlink(wanted).catch(() => undefined);
  }
}

type Dump = Awaited<ReturnType<NonNullable<Database['dump']>>>;

/** A backup is there as a whole or not at all. */
async function store(target: string, { archive, tables }: Dump): Promise<void> {
  await writeFile(`${target}.part`, archive, { mode: 0o600 });
  await describeBackup(target, { takenOn: new Date().toISOString(), tables });
  await rename(`${target}.part`, target);
}

/**
 * Writes a backup to `<dataDir>/backups/<time>.tar.gz`, through the running server or else from the
 * folder itself.
 * @returns its path. @throws Error with the reason where there is none.
 */
export async function backUp(dataDir: string, now = new Date(), patienceMs = 120_000): Promise<string> {
  const folder = resolve(dataDir);
  if (!existsSync(join(folder, 'pgdata', 'PG_VERSION'))) throw new Error(`There is no database in ${folder}.`);
  const backups = join(folder, 'backups');
  await mkdir(backups, { recursive: true, mode: 0o700 });
  const target = join(backups, `${now.toISOString().replaceAll(/[:.]/g, '-')}.tar.gz`);
  const database = await openUnlessHeld(folder);
  if (!database) return askServer(folder, target, patienceMs);
  try {
    if (database.dump) await store(target, await database.dump());
  } finally {
    await database.close();
  }
  return target;
}

async function openUnlessHeld(folder: string): Promise<Database | undefined> {
  try {
    return await openDatabase({ dataDir: folder });
  } catch (error) {
    if (error instanceof Error && error.message.includes('is in use by')) return undefined;
    throw error;
  }
}

async function askServer(folder: string, target: string, patienceMs: number): Promise<string> {
  const [wanted, done, failed] = (['wanted', 'done', 'failed'] as const).map((name) => fileOf(folder, name)) as [
    string,
    string,
    string,
  ];
  await Promise.all([done, failed].map((file) => rm(file, { force: true })));
  await writeFile(wanted, target, { flag: 'wx' }).catch(() => {
    throw new Error(`Another backup is being made; if that is certainly not so, delete ${wanted}.`);
  });
  const until = Date.now() + patienceMs;
  for (;;) {
    if (existsSync(done)) break;
    if (existsSync(failed)) throw new Error(`The server could not make the backup: ${await readFile(failed, 'utf8')}`);
    if (Date.now() > until) {
      await rm(wanted, { force: true });
      throw new Error(`Whoever uses ${folder} made no backup within ${patienceMs / 1000} s. Stop it, then try again.`);
    }
    await new Promise((wait) => setTimeout(wait, 100));
  }
  await rm(done, { force: true });
  return target;
}

/**
 * Replaces the database by a backup and keeps the replaced folder.
 * @returns the folder of the replaced database, if there was one. @throws Error while a server uses
 * the folder.
 */
export async function restore(dataDir: string, backup: string, now = new Date()): Promise<string | undefined> {
  const folder = resolve(dataDir);
  const snapshot = new Uint8Array(await readFile(backup));
  const unlock = lockFolder(folder);
  const [pgdata, fresh] = [join(folder, 'pgdata'), join(folder, 'pgdata.restoring')];
  try {
    await rm(fresh, { recursive: true, force: true });
    await mkdir(fresh);
    // opened once, so that a file which is no backup is refused before anything is moved
    const client = new PgliteClient({ dataDir: fresh, snapshot });
    await client.waitReady;
    await client.query('select count(*) from kysely_migration');
    await client.close();
    const before = existsSync(pgdata) ? `${pgdata}.before-${now.toISOString().replaceAll(/[:.]/g, '-')}` : undefined;
    if (before) await rename(pgdata, before);
    await rename(fresh, pgdata);
    return before;
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    throw error;
  } finally {
    unlock();
  }
}
