/** Whether a backup can be restored, and holds what was there when it was taken. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { restore } from './backup.ts';
import { contentsOf } from './backup-contents.ts';
import { reading, tryDump } from './backup-postgres.ts';
import { openDatabase } from './open.ts';
import { differences, type TableDigest } from './table-digests.ts';

/** The newest backup below the folder of data. @throws Error where there is none. */
export async function lastBackup(dataDir: string): Promise<string> {
  const folder = join(resolve(dataDir), 'backups');
  const names = await readdir(folder).catch(() => []);
  const last = names
    .filter((name) => /\.(tar\.gz|dump)$/.test(name))
    .toSorted()
    .at(-1);
  if (!last) throw new Error(`There is no backup in ${folder}.`);
  return join(folder, last);
}

/**
 * Restores a backup into a scratch database and compares every table with what was there when it
 * was taken; the product's own database is not touched.
 * @param url of the PostgreSQL server where a dump is tried; its role may create databases.
 * @returns how much was compared. @throws Error that names each table that differs.
 */
export async function drill(file: string, url: string | undefined): Promise<{ tables: number; rows: number }> {
  const { tables } = await contentsOf(file);
  const found = file.endsWith('.dump') ? await tryDump(required(url), file) : await tryArchive(file);
  const wrong = differences(tables, found);
  if (wrong.length > 0) throw new Error(`${file} does not hold what was there:\n${wrong.join('\n')}`);
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return { tables: Object.keys(tables).length, rows };
}

function required(url: string | undefined): string {
  if (!url) throw new Error('DATABASE_URL is needed: the dump is tried in a database of its own on that server.');
  return url;
}

async function tryArchive(file: string): Promise<Record<string, TableDigest>> {
  const folder = await mkdtemp(join(tmpdir(), 'backup-drill-'));
  try {
    await restore(folder, file);
    return await reading(await openDatabase({ dataDir: folder }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
