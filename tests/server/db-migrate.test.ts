import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hasPostgres, type Postgres, startPostgres } from '../../scripts/support/postgres.ts';
import { migrate, SchemaMisfit, schemaState } from '../../server/db/migrate.ts';
import { migrations } from '../../server/db/migrations/index.ts';
import { type Database, openDatabase } from '../../server/db/open.ts';
import type { Migrations } from '../../server/db/schema-migration.ts';
import { openTestDatabase } from '../support/database.ts';
import { runProgram } from '../support/program.ts';

const addsAColumn = (expands: boolean) => ({
  expands,
  up: async (db: Kysely<never>) => void (await sql`alter table client_file add column size int`.execute(db)),
});
const last = Object.keys(migrations).at(-1) ?? '';
const expanded: Migrations = { ...migrations, '9001-size': addsAColumn(true) };
const contracted: Migrations = { ...migrations, '9001-size': addsAColumn(false) };

describe('builds and schemas', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase('migrated');
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await sql`alter table client_file drop column if exists size`.execute(database.db);
    await sql`delete from kysely_migration where name > '9'`.execute(database.db);
    await sql`update schema_range set least = '0027-client-files'`.execute(database.db);
  });

  it('a build works on what a newer one has added, and changes nothing there', async () => {
    await migrate(database.db, { migrations: expanded });
    await migrate(database.db);
    expect(await schemaState(database.db)).toMatchObject({ pending: [], unknown: ['9001-size'] });
    await migrate(database.db, { migrations: expanded });
    expect((await schemaState(database.db, expanded)).unknown).toEqual([]);
  });

  it('is refused in words where a newer one has taken something away', async () => {
    await migrate(database.db, { migrations: contracted });
    await expect(migrate(database.db)).rejects.toThrow(
      `The database was changed by a newer build (9001-size), which works with builds from 9001-size on; this one ends at ${last}. Start a newer build, or restore the backup from before the upgrade.`,
    );
    await expect(migrate(database.db)).rejects.toThrow(SchemaMisfit);
    await migrate(database.db, { migrations: contracted });
  });

  it('is refused where both have what the other lacks', async () => {
    await migrate(database.db, { migrations: expanded });
    const other = { ...migrations, '9000-other': addsAColumn(true) };
    await expect(migrate(database.db, { migrations: other })).rejects.toThrow(SchemaMisfit);
  });

  it('leaves the schema to a step of its own where MIGRATE is off', async () => {
    const off = { mayMigrate: false, migrations: expanded };
    await expect(migrate(database.db, off)).rejects.toThrow(
      'The schema lacks 9001-size, and MIGRATE=off: run `npm run migrate` with a role that may change it.',
    );
    await migrate(database.db, { migrations: expanded });
    await migrate(database.db, off);
  });

  it('shuts nobody out by a migration that failed', async () => {
    const failing = {
      ...migrations,
      '9001-size': { up: async (db: Kysely<never>) => void (await sql`select 1 / 0`.execute(db)) },
    };
    await expect(migrate(database.db, { migrations: failing })).rejects.toThrow('division by zero');
    await migrate(database.db);
  });

  it('makes an index that is missing, and once', async () => {
    const indexed: Migrations = {
      ...migrations,
      '9001-index': {
        expands: true,
        up: async () => undefined,
        indexes: { client_file_kept: 'client_file (kept_on)' },
      },
    };
    await migrate(database.db, { migrations: indexed });
    expect(await indexNames(database)).toContain('client_file_kept');
    expect((await schemaState(database.db, indexed)).indexes).toEqual([]);
    await migrate(database.db, { migrations: indexed });
  });
});

const indexNames = async ({ db }: Database): Promise<string[]> =>
  (
    await sql<{ name: string }>`select indexname as name from pg_indexes where tablename = 'client_file'`.execute(db)
  ).rows.map(({ name }) => name);

/** What a build that does not know of it would stumble over. */
const contracting =
  /drop (table|column)|rename|set not null|alter column \S+ type|add column [^,;]*not null(?![^,;]*default)/i;

describe('each migration since there is a range', () => {
  const since = Object.entries(migrations).filter(([name]) => name >= '0031');

  it('says whether it expands', () => {
    expect(since.length).toBeGreaterThan(0);
    expect(since.filter(([, { expands }]) => expands === undefined)).toEqual([]);
  });

  it.each(since.filter(([, { expands }]) => expands))('%s takes nothing away', async (_name, { up }) => {
    const statements: string[] = [];
    const recorder = new Kysely<never>({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => new DummyDriver(),
        createIntrospector: (db) => new PostgresIntrospector(db),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
      log: ({ query }) => void statements.push(query.sql),
    });
    await up(recorder);
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.filter((text) => contracting.test(text))).toEqual([]);
  });
});

describe.skipIf(!hasPostgres())('on PostgreSQL, beside people at work', () => {
  let server: Postgres;
  let database: Database;
  beforeAll(async () => {
    server = await startPostgres();
    database = await openDatabase({ url: server.url });
    await migrate(database.db);
  });
  afterAll(async () => {
    await database.close();
    await server.stop();
  });

  it('a migration gives way to a long report, and comes again', async () => {
    const report = Promise.withResolvers<void>();
    const reading = database.db.transaction().execute(async (trx) => {
      await sql`select * from client_file`.execute(trx);
      await report.promise;
    });
    let isMigrated = false;
    const migrating = migrate(database.db, { migrations: expanded }).then(() => {
      isMigrated = true;
    });
    // somebody who comes later is not held up by the one that waits
    await expect.poll(() => waitingLocks()).toBe(1);
    await expect.poll(() => waitingLocks()).toBe(0);
    expect(isMigrated).toBe(false);
    report.resolve();
    await Promise.all([reading, migrating]);
    expect((await schemaState(database.db, expanded)).pending).toEqual([]);
  });

  const waitingLocks = async (): Promise<number> =>
    (await sql<{ count: number }>`select count(*) as count from pg_locks where not granted`.execute(database.db))
      .rows[0]?.count ?? 0;

  it('the command says what is to be done, does it, and has nothing to do then', async () => {
    await sql`create database fresh`.execute(database.db);
    const url = new URL('fresh', server.url).href;
    const run = async (...args: string[]) => {
      const { NODE_OPTIONS: _, VITEST: __, ...env } = process.env;
      const { status, stdout, stderr } = await runProgram(process.execPath, ['scripts/migrate.ts', ...args], {
        env: { ...env, DATABASE_URL: url },
      });
      return { status, said: (stdout + stderr).trim().split('\n') };
    };
    expect(await run('--check')).toEqual({
      status: 1,
      said: Object.keys(migrations).map((name) => `to be applied: ${name}`),
    });
    expect(await run()).toEqual({ status: 0, said: Object.keys(migrations).map((name) => `applied: ${name}`) });
    expect(await run('--check')).toEqual({ status: 0, said: ['The schema is up to date.'] });
  });

  it('an index is built beside writers, and one that was left half built is built anew', async () => {
    const indexed: Migrations = {
      ...expanded,
      '9002-index': {
        expands: true,
        up: async () => undefined,
        indexes: { client_file_body: 'client_file (md5(body))' },
      },
    };
    await sql`create index client_file_body on client_file (kept_on)`.execute(database.db);
    await sql`update pg_index set indisvalid = false where indexrelid = 'client_file_body'::regclass`.execute(
      database.db,
    );
    expect((await schemaState(database.db, indexed)).indexes).toEqual([
      'drop index concurrently client_file_body',
      'create index concurrently client_file_body on client_file (md5(body))',
    ]);
    await Promise.all([migrate(database.db, { migrations: indexed }), migrate(database.db, { migrations: indexed })]);
    expect((await schemaState(database.db, indexed)).indexes).toEqual([]);
  });
});
