/** Backups of PostgreSQL by its own programs, with what is needed to try them. */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { type Database, openDatabase } from './open.ts';
import { type TableDigest, tableDigests } from './table-digests.ts';

const NOT_ALLOWED = '42501';

/**
 * Writes `<dataDir>/backups/<time>.dump` by pg_dump, while the server runs.
 * @returns its path, and the digests of the very rows that are in it.
 * @throws Error with the reason where there is none.
 */
export async function dumpPostgres(url: string, dataDir: string, now: Date) {
  const backups = join(resolve(dataDir), 'backups');
  await mkdir(backups, { recursive: true, mode: 0o700 });
  const target = join(backups, `${now.toISOString().replaceAll(/[:.]/g, '-')}.dump`);
  const database = await openDatabase({ url });
  // pg_dump would let others of the machine read it
  await writeFile(`${target}.part`, '', { mode: 0o600 });
  try {
    const tables = await database.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (trx) => {
        const { rows } = await sql<{ name: string }>`select pg_export_snapshot() as name`.execute(trx);
        const file = ['--file', `${target}.part`, '--format', 'custom', '--no-owner', '--no-privileges'];
        await call('pg_dump', url, [...file, '--snapshot', rows[0]?.name ?? '']);
        return tableDigests(trx);
      });
    await rename(`${target}.part`, target);
    return { target, tables };
  } catch (error) {
    await rm(`${target}.part`, { force: true });
    throw error;
  } finally {
    await database.close();
  }
}

/**
 * Restores a dump into a database of its own on the same server, which is dropped afterwards.
 * @throws Error where the role may not create one, or the dump cannot be restored.
 */
export async function tryDump(url: string, file: string): Promise<Record<string, TableDigest>> {
  const name = `drill_${randomBytes(6).toString('hex')}`;
  const server = await openDatabase({ url });
  try {
    await sql`create database ${sql.id(name)}`.execute(server.db).catch((error) => {
      if (error.code !== NOT_ALLOWED) throw error;
      const role = decodeURIComponent(new URL(url).username);
      throw new Error(
        `The drill makes a database of its own, which ${role} may not: \`alter role ${role} createdb\` as a superuser.`,
      );
    });
    try {
      const scratch = new URL(url);
      scratch.pathname = `/${name}`;
      await call('pg_restore', scratch.href, ['--no-owner', '--no-privileges', '--exit-on-error', file]);
      return await reading(await openDatabase({ url: scratch.href }));
    } finally {
      await sql`drop database ${sql.id(name)}`.execute(server.db);
    }
  } finally {
    await server.close();
  }
}

/** Reads the digests of a database that nobody else uses, and closes it. */
export const reading = (database: Database): Promise<Record<string, TableDigest>> =>
  database.db
    .transaction()
    .execute(tableDigests)
    .finally(() => database.close());

/** Its password goes by the environment, where other users of the machine do not see it. */
async function call(program: string, url: string, args: string[]): Promise<void> {
  const address = new URL(url);
  const PGPASSWORD = decodeURIComponent(address.password);
  address.password = '';
  const env = { ...process.env, ...(PGPASSWORD && { PGPASSWORD }), PGOPTIONS: '-c TimeZone=UTC' };
  await promisify(execFile)(program, ['--dbname', address.href, ...args], { env }).catch((error) => {
    if (error.code === 'ENOENT')
      throw new Error(`${program} is not installed: it comes with PostgreSQL's client programs (postgresql-client).`);
    throw new Error(String(error.stderr || error.message).trim());
  });
}
