import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPostgres, type Postgres, startPostgres } from '../../scripts/support/postgres.ts';
import { migrate } from '../../server/db/migrate.ts';
import { type Database, openDatabase } from '../../server/db/open.ts';
import { addAccount } from '../../server/identity/account-access.ts';
import { runProgram } from '../support/program.ts';

const page = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8');
const blocks = [...page.matchAll(/```sql\n(.*?)```/gs)].map(([, block = '']) => block);
const [rolesSql = ''] = blocks.filter((block) => block.startsWith('create role'));
const [movingSql = ''] = blocks.filter((block) => block.startsWith('reassign owned'));
const [archiveSql = ''] = blocks.filter((block) => block.includes('disable trigger event_stays'));
const revokeSql = /`(revoke update[^`]+)`/.exec(page)?.[1] ?? '';
const notAllowed = { code: '42501' };

describe.skipIf(!hasPostgres())('the SQL of docs/operating.md on PostgreSQL', () => {
  let server: Postgres;
  let folder: string;
  let app: Database;
  const urlOf = (role: string) => server.url.replace('assessment@', `${role}@`);
  const psql = async (url: string, text: string) => {
    const [program = 'psql'] = globSync('/usr/lib/postgresql/*/bin/psql').toSorted().reverse();
    const ended = await runProgram(program, [url, '-v', 'ON_ERROR_STOP=1', '-q'], { cwd: folder, input: text });
    expect(ended.status, ended.stderr).toBe(0);
  };
  const as = async <T>(role: string, work: (database: Database) => Promise<T>): Promise<T> => {
    const database = await openDatabase({ url: urlOf(role) });
    return work(database).finally(() => database.close());
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'assessment-roles-'));
    server = await startPostgres();
    await psql(server.url, rolesSql);
    await as('assessment_owner', ({ db }) => migrate(db));
    await psql(urlOf('assessment_owner'), revokeSql);
    app = await openDatabase({ url: urlOf('assessment_app') });
  });
  afterAll(async () => {
    await app.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  it('[B43] a second role runs the product, finds nothing to migrate and writes events', async () => {
    await migrate(app.db);
    await addAccount(app.db, { fullName: 'Inês Moreira', email: 'ines@example.org', role: 1 });
    expect(await app.db.selectFrom('event').select(['record_name', 'cause']).execute()).toEqual([
      { record_name: 'Inês Moreira', cause: 4 },
    ]);
  });

  it.each([
    'update event set cause = 0',
    'delete from event',
    'truncate event',
    'alter table event disable trigger event_stays',
    'grant delete on event to assessment_app',
  ])('[B43] which may not: %s', async (statement) => {
    const before = await app.db.selectFrom('event').selectAll().orderBy('id').execute();
    const done = sql.raw(statement).execute(app.db);
    // PostgreSQL only warns of a grant that one may not give
    if (statement.startsWith('grant')) await done.catch(() => undefined);
    else await expect(done).rejects.toMatchObject(notAllowed);
    await expect(sql`delete from event`.execute(app.db)).rejects.toMatchObject(notAllowed);
    expect(await app.db.selectFrom('event').selectAll().orderBy('id').execute()).toEqual(before);
  });

  it('[B43] an installation with tables passes them on, with a password for each role', async () => {
    expect(rolesSql.match(/create role \w+ login password '…';/g)).toHaveLength(2);
    const former = server.url.replace(/assessment@(.*)\/postgres$/, 'former@$1/moved');
    const superuser = server.url.replace(/postgres$/, 'moved');
    const app = superuser.replace('assessment@', 'assessment_app@');
    const owner = superuser.replace('assessment@', 'assessment_owner@');
    const open = async <T>(url: string, work: (database: Database) => Promise<T>) => {
      const database = await openDatabase({ url });
      return work(database).finally(() => database.close());
    };
    await psql(server.url, 'create role former login; create database moved owner former;');
    await open(former, async ({ db }) => {
      await migrate(db);
      await addAccount(db, { fullName: 'Inês Moreira', email: 'ines@example.org', role: 1 });
    });
    // both roles are there since the first test
    await psql(superuser, rolesSql.replace(/^create role .*$/m, ''));
    await psql(superuser, movingSql.replace('owned by assessment ', 'owned by former '));
    await open(app, async ({ db }) => {
      await migrate(db, { mayMigrate: false });
      await addAccount(db, { fullName: 'Yaw Darko', email: 'yaw@example.org', role: 1 });
      expect(await db.selectFrom('event').select('record_name').orderBy('id').execute()).toEqual([
        { record_name: 'Inês Moreira' },
        { record_name: 'Yaw Darko' },
      ]);
      for (const statement of ['update event set cause = 0', 'delete from event', 'truncate event'])
        await expect(sql.raw(statement).execute(db), statement).rejects.toMatchObject(notAllowed);
    });
    await open(owner, async ({ db }) => {
      await migrate(db);
      await sql`alter table app_user add column added int`.execute(db);
      await sql`create table added (n int)`.execute(db);
      await expect(sql`delete from event`.execute(db)).rejects.toMatchObject(notAllowed);
    });
    await open(app, ({ db }) => sql`insert into added values (1)`.execute(db));
    await expect(open(former, ({ db }) => sql`select * from event`.execute(db))).rejects.toMatchObject(notAllowed);
  });

  it('[B43] the owner archives what is old, and may alter as little as before', async () => {
    await as('assessment_owner', async ({ db }) => {
      await sql`insert into event (act_id, at, records, alike, kinds, action, cause, record, changes)
        values (1, '2023-05-01', 1, 1, 256, 0, 4, 11, '{}')`.execute(db);
    });
    await psql(urlOf('assessment_owner'), archiveSql);
    const archived = readFileSync(join(folder, 'events-2023.csv'), 'utf8').trimEnd().split('\n');
    expect(archived).toHaveLength(2);
    expect(archived[1]).toContain('2023-05-01');
    await as('assessment_owner', async ({ db }) => {
      expect((await db.selectFrom('event').select('at').execute()).every(({ at }) => at.getFullYear() > 2023)).toBe(
        true,
      );
      await expect(sql`delete from event`.execute(db)).rejects.toMatchObject(notAllowed);
    });
  });
});
