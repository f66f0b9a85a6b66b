import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { loadDemo } from '../../server/db/demo/load.ts';
import { copySnapshot } from '../../server/db/demo/snapshot.ts';
import { migrate } from '../../server/db/migrate.ts';
import { type Database, openDatabase } from '../../server/db/open.ts';
import type { Db } from '../../server/db/schema.ts';
import { databaseFolder } from './database-folder.ts';
import { keepFewCountries } from './few-countries.ts';

/** What is in a database: the demonstration, that with twelve of its countries, or no row at all. */
export type Contents = 'demo' | 'few countries' | 'migrated';

/**
 * A database of the test file's own. Close it in `afterAll`. Embedded, in less than a second; with TEST_DATABASE_URL (a role that may create
 * databases) on that PostgreSQL, with TEST_DATABASE_TEMPLATES as a copy of one that is kept there.
 */
export async function openTestDatabase(contents: Contents = 'demo'): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? openOnServer(server, contents) : openEmbedded(contents);
}

/** The same, embedded wherever the tests run. */
export async function openEmbedded(contents: Contents = 'demo'): Promise<Database> {
  const dataDir = databaseFolder('test');
  await copySnapshot(join(dataDir, 'pgdata'), { demo: contents !== 'migrated' });
  const database = await openDatabase({ dataDir });
  if (contents === 'few countries') await keepFewCountries(database.db);
  const close = async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...database, close };
}

/**
 * The demonstration as it was loaded at another time than that of a database of tests: beside
 * PostgreSQL the embedded snapshot, beside that one a database which is made now.
 */
export async function openLoadedElsewhere({ kind }: Database): Promise<Database> {
  if (kind === 'postgresql') return openEmbedded();
  const database = await openDatabase({ dataDir: 'memory://' });
  await fill(database.db, true);
  return database;
}

async function openOnServer(server: string, contents: Contents): Promise<Database> {
  const url = await createTestDatabase(server, contents);
  const database = await openDatabase({ url });
  const close = async () => {
    await database.close();
    await onServer(server, (client) => client.query(`drop database ${new URL(url).pathname.slice(1)}`));
  };
  return { ...database, close };
}

/** A new database on a PostgreSQL; its address. */
export async function createTestDatabase(server: string, contents: Contents): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  if (process.env.TEST_DATABASE_TEMPLATES) {
    const template = await templateOn(server, contents);
    await onServer(server, (client) => client.query(createFrom(name, template)));
  } else await createOn(server, name, contents);
  return addressOf(server, name);
}

const createFrom = (name: string, template: string) =>
  `create database ${name} template ${template} strategy file_copy`;

/** `whole`: a database with the demonstration, where there is one to make it of. */
async function createOn(server: string, name: string, contents: Contents, whole?: string): Promise<void> {
  await onServer(server, (client) => client.query(whole ? createFrom(name, whole) : `create database ${name}`));
  const { db, close } = await openDatabase({ url: addressOf(server, name) });
  if (!whole) await fill(db, contents !== 'migrated');
  if (contents === 'few countries') await keepFewCountries(db);
  await close();
}

async function fill(db: Db, demo: boolean): Promise<void> {
  await migrate(db);
  if (demo && !(await loadDemo(db))) throw new Error('The demonstration was not loaded');
}

const templates = new Map<string, Promise<string>>();

/**
 * The database that others are copies of, which takes a fraction of the time of loading them. It
 * stays until its server goes, so only whoever started the server asks for it, and once a process.
 */
function templateOn(server: string, contents: Contents): Promise<string> {
  const key = `${server} ${contents}`;
  const known = templates.get(key) ?? findTemplate(server, contents);
  templates.set(key, known);
  // what failed may be asked again
  known.catch(() => templates.delete(key));
  return known;
}

async function findTemplate(server: string, contents: Contents): Promise<string> {
  const whole = contents === 'few countries' ? await templateOn(server, 'demo') : undefined;
  const template = { demo: 'with_demo', 'few countries': 'few_countries', migrated: 'migrated' }[contents];
  return onServer(server, async (client) => {
    await client.query('select pg_advisory_lock(1)');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 0) {
      const making = `${template}_${randomUUID().replaceAll('-', '')}`;
      await createOn(server, making, contents, whole);
      await client.query(`alter database ${making} rename to ${template}`);
    }
    return template;
  });
}

function addressOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

async function onServer<T>(server: string, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}
