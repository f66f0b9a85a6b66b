/** Connections to PostgreSQL are as many, and wait as long, as the settings say. */
import { type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { migrate, schemaState } from '../../server/db/migrate.ts';
import { migrations } from '../../server/db/migrations/index.ts';
import { type Database, openDatabase, type PoolOptions } from '../../server/db/open.ts';
import type { Migrations } from '../../server/db/schema-migration.ts';
import { openTestDatabase } from '../support/database.ts';
import { openTestApp } from './support/app.ts';

const server = process.env.TEST_DATABASE_URL;
const patient: PoolOptions = { most: 2, connectSeconds: 300, idleSeconds: 300, statementSeconds: 0 };

describe.skipIf(!server)('a pool', () => {
  let made: Database;
  let url: string;
  let opened: Database | undefined;
  beforeAll(async () => {
    made = await openTestDatabase('migrated');
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(made.db);
    url = new URL(rows[0]?.name ?? '', server).href;
  });
  afterEach(async () => {
    await opened?.close();
    opened = undefined;
  });
  afterAll(() => made.close());

  async function open(wanted: Partial<PoolOptions>): Promise<Database> {
    opened = await openDatabase({ url, pool: { ...patient, ...wanted } });
    return opened;
  }

  it('has so many connections at most, for which others wait so long', async () => {
    const { db, pool } = await open({ most: 1, connectSeconds: 1 });
    await db.transaction().execute(async () => {
      const late = sql`select 1`.execute(db);
      expect(pool()).toEqual({ size: 1, idle: 0, waiting: 1, limit: 1 });
      await expect(late).rejects.toThrow('timeout exceeded when trying to connect');
    });
    await sql`select 1`.execute(db);
    expect(pool()).toMatchObject({ idle: 1, waiting: 0 });
  });

  it('closes what nobody uses', async () => {
    const { pool } = await open({ idleSeconds: 1 });
    // without the setting after ten seconds
    await expect.poll(() => pool().size, { timeout: 9_000 }).toBe(0);
  });

  it('ends a statement that takes longer, and its request is 503', async () => {
    const { db } = await open({ statementSeconds: 1 });
    const wait = sql`select pg_sleep(20)`;
    await expect(wait.execute(db)).rejects.toMatchObject({ code: '57014' });
    const handlers = {
      listCountries: async () => {
        await wait.execute(db);
        return { status: 200 as const, body: [] };
      },
    };
    const test = await openTestApp({ handlers });
    const answer = await test.call('listCountries', { as: 1 });
    await test.close();
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('lets migrations and their indexes take longer', async () => {
    const { db } = await open({ statementSeconds: 1 });
    await sql`create function slowly(name text) returns text immutable language plpgsql as $$
      begin perform pg_sleep(1.5); return name; end $$`.execute(db);
    const file = { name: 'page-1234567.js', body: Buffer.from('x'), kept_on: new Date().toISOString() };
    await db.insertInto('client_file').values(file).execute();
    const slow: Migrations = {
      ...migrations,
      '9001-slow': {
        expands: true,
        up: async (trx: Kysely<never>) => void (await sql`select slowly('x')`.execute(trx)),
        indexes: { client_file_slowly: 'client_file (slowly(name))' },
      },
    };
    await migrate(db, { migrations: slow });
    expect(await schemaState(db, slow)).toMatchObject({ pending: [], indexes: [] });
    await expect(sql`select slowly('x')`.execute(db)).rejects.toMatchObject({ code: '57014' });
  });
});
