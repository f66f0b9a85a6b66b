import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { loadDemo } from '../../server/db/demo/load.ts';
import { copySnapshot } from '../../server/db/demo/snapshot.ts';
import { migrate } from '../../server/db/migrate.ts';
import { type Database, openDatabase } from '../../server/db/open.ts';
import { databaseFolder } from './database-folder.ts';

/**
 * A database of the test file's own: with the demonstration, or only migrated. Close it in `afterAll`.
 * Embedded, in less than a second; with TEST_DATABASE_URL (a role that may create databases) on that PostgreSQL.
 */
export async function openTestDatabase({ demo = true } = {}): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? openOnServer(server, demo) : openEmbedded({ demo });
}

/** The same, embedded wherever the tests run. */
export async function openEmbedded({ demo = true } = {}): Promise<Database> {
  const dataDir = databaseFolder('test');
  await copySnapshot(join(dataDir, 'pgdata'), { demo });
  const database = await openDatabase({ dataDir });
  const close = async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...database, close };
}

async function openOnServer(server: string, demo: boolean): Promise<Database> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openDatabase({ url: url.href });
  await migrate(database.db);
  if (demo) await loadDemo(database.db);
  const close = async () => {
    await database.close();
    await onServer(server, `drop database ${name}`);
  };
  return { ...database, close };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
