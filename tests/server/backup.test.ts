import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { hasPostgres, startPostgres } from '../../scripts/support/postgres.ts';
import { root } from '../../scripts/support/root.ts';
import { run } from '../../scripts/support/run.ts';
import { answerBackups, backUp, restore } from '../../server/db/backup.ts';
import { contentsOf, describeBackup } from '../../server/db/backup-contents.ts';
import { drill, lastBackup } from '../../server/db/backup-drill.ts';
import { reading } from '../../server/db/backup-postgres.ts';
import { copySnapshot } from '../../server/db/demo/snapshot.ts';
import { migrate } from '../../server/db/migrate.ts';
import { type Database, openDatabase } from '../../server/db/open.ts';
import type { Db } from '../../server/db/schema.ts';
import { databaseFolder } from '../support/database-folder.ts';

let folder: string;
let open: Database | undefined;
let stop: (() => Promise<void>) | undefined;
beforeAll(async () => {
  folder = databaseFolder('backup');
  await copySnapshot(join(folder, 'pgdata'), { demo: false });
});
afterEach(() => close());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function close(): Promise<void> {
  await stop?.();
  await open?.close();
  open = stop = undefined;
}

/** The database as the server has it open, with an empty table. */
async function serve({ empty = true } = {}): Promise<Db> {
  open = await openDatabase({ dataDir: folder });
  await migrate(open.db);
  if (empty) await sql`drop table if exists kept`.execute(open.db);
  await sql`create table if not exists kept (n int primary key, twin int)`.execute(open.db);
  stop = answerBackups(open, folder);
  return open.db;
}

const note = (db: Db, n: number) => sql`insert into kept values (${n}, ${n})`.execute(db);
const noted = async (db: Db) =>
  (await sql<{ n: number }>`select n from kept order by n`.execute(db)).rows.map(({ n }) => n);

describe('npm run backup', () => {
  it('takes a consistent backup while the server writes, and restores it', async () => {
    const db = await serve();
    await note(db, 1);
    let writing = true;
    const writer = (async () => {
      for (let n = 2; writing; n += 1)
        await db.transaction().execute(async (trx) => {
          await sql`insert into kept (n) values (${n})`.execute(trx);
          await sql`update kept set twin = ${n}::int where n = ${n}::int`.execute(trx);
        });
    })();
    const file = await backUp(folder);
    writing = false;
    await writer;
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const written = (await noted(db)).length;
    await expect(restore(folder, file)).rejects.toThrow(/in use by process/);
    await close();

    expect(await restore(folder, file)).toContain('pgdata.before-');
    const restored = await serve({ empty: false });
    const kept = await noted(restored);
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length).toBeLessThanOrEqual(written);
    expect(kept).toEqual(kept.map((_, i) => i + 1));
    const { rows } = await sql`select n from kept where twin is distinct from n`.execute(restored);
    expect(rows).toEqual([]);
    await note(restored, 1_000_000);
  });

  it('takes one where no server runs, by the command', async () => {
    await note(await serve(), 7);
    await close();
    const env = { DATA_DIR: folder, DATABASE_URL: '' };
    const taken = await run(join(root, 'scripts/backup.ts'), [], { env });
    expect(taken.output).toMatch(/^Backup: .*\.tar\.gz\n$/);
    const tried = await run(join(root, 'scripts/backup.ts'), ['--drill'], { env });
    expect(tried.output).toMatch(/tar\.gz was restored: \d+ tables with \d+ rows are as they were\.\n$/);
    rmSync(join(folder, 'pgdata'), { recursive: true });
    const file = taken.output.trim().slice('Backup: '.length);
    const restored = await run(join(root, 'scripts/backup.ts'), ['--restore', file], { env });
    expect(restored.code, restored.output).toBe(0);
    expect(await noted(await serve({ empty: false }))).toEqual([7]);
  });

  it('says why there is none', async () => {
    await expect(backUp(join(folder, 'nothing'))).rejects.toThrow('There is no database in');
    await serve();
    await stop?.();
    await expect(backUp(folder, new Date(), 300)).rejects.toThrow(/made no backup within 0.3 s/);
    writeFileSync(join(folder, 'backup.wanted'), 'elsewhere');
    await expect(backUp(folder)).rejects.toThrow('Another backup is being made');
    rmSync(join(folder, 'backup.wanted'));
    const onPostgres = await run(join(root, 'scripts/backup.ts'), ['--restore', 'a.dump'], {
      env: { DATABASE_URL: 'postgres://db/x' },
    });
    expect([onPostgres.code, onPostgres.output]).toEqual([1, expect.stringContaining('pg_restore')]);
  });

  it('passes on why the server could not make it', async () => {
    await serve();
    rmSync(join(folder, 'backups'), { recursive: true, force: true });
    writeFileSync(join(folder, 'backups'), 'a file where the folder belongs');
    await expect(backUp(folder)).rejects.toThrow(/EEXIST|ENOTDIR/);
    rmSync(join(folder, 'backups'));
    writeFileSync(join(folder, 'backup.wanted'), join(folder, 'missing', 'b.tar.gz'));
    await vi.waitFor(() => expect(readFileSync(join(folder, 'backup.failed'), 'utf8')).toContain('ENOENT'), 50_000);
    // it goes once the reason is written
    await vi.waitFor(() => expect(existsSync(join(folder, 'backup.wanted'))).toBe(false), 50_000);
  });

  it('leaves everything as it was where the file to restore is no backup', async () => {
    await note(await serve(), 3);
    await close();
    const file = join(folder, 'not-a-backup.tar.gz');
    writeFileSync(file, 'no archive');
    await expect(restore(folder, file)).rejects.toThrow();
    expect(existsSync(join(folder, 'pgdata.restoring'))).toBe(false);
    expect(await noted(await serve({ empty: false }))).toEqual([3]);
  });
});

describe('a drill', () => {
  it('names each table that is not as it was', async () => {
    await note(await serve(), 7);
    const file = await backUp(folder);
    await close();
    const contents = await contentsOf(file);
    const { kept } = contents.tables;
    const spoilt = {
      kept: { rows: 1, digest: '1' },
      country: { rows: 9, digest: '1' },
      gone: { rows: 2, digest: '1' },
    };
    await describeBackup(file, { ...contents, tables: { ...contents.tables, ...spoilt } });
    expect(kept?.rows).toBe(1);
    await expect(drill(file, undefined)).rejects.toThrow(
      /holds? .*\ncountry: 9 rows, now \d+ rows\ngone: 2 rows, now not there\nkept: 1 row, now 1 row with other contents$/,
    );
    rmSync(`${file}.json`);
    await expect(drill(file, undefined)).rejects.toThrow('.json is missing');
    await expect(lastBackup(join(folder, 'nowhere'))).rejects.toThrow('There is no backup in');
  });
});

describe.skipIf(!hasPostgres())('on PostgreSQL', () => {
  it('a dump is what was there while people write, and a drill leaves nothing behind', async () => {
    const server = await startPostgres();
    onTestFinished(() => server.stop());
    const { db, close: closeDatabase } = await openDatabase({ url: server.url });
    onTestFinished(closeDatabase);
    await migrate(db);
    await sql`create table kept (n int)`.execute(db);
    let writing = true;
    const writer = (async () => {
      while (writing) await sql`insert into kept select count(*) from kept`.execute(db);
    })();
    const env = { DATA_DIR: folder, DATABASE_URL: server.url };
    const taken = await run(join(root, 'scripts/backup.ts'), [], { env });
    writing = false;
    await writer;
    expect(taken.output).toMatch(/^Backup: .*\.dump\n$/);
    expect(statSync(taken.output.trim().slice('Backup: '.length)).mode & 0o777).toBe(0o600);
    const tried = await run(join(root, 'scripts/backup.ts'), ['--drill'], { env });
    expect(tried.output).toMatch(/\.dump was restored: \d+ tables with \d+ rows are as they were\.\n$/);
    await sql`create role weak login`.execute(db);
    const DATABASE_URL = server.url.replace('assessment@', 'weak@');
    const refused = await run(join(root, 'scripts/backup.ts'), ['--drill'], { env: { ...env, DATABASE_URL } });
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('`alter role weak createdb`')]);
    const { rows } = await sql<{
      datname: string;
    }>`select datname from pg_database where datname like 'drill%'`.execute(db);
    expect(rows).toEqual([]);

    // as docs/scale.md sets the role behind a pooler
    await sql`alter role assessment set statement_timeout = '1s'`.execute(db);
    const limited = await openDatabase({ url: server.url });
    const held = Promise.withResolvers<void>();
    const holding = db.transaction().execute(async (trx) => {
      await sql`lock table kept in access exclusive mode`.execute(trx);
      held.resolve();
      await sql`select pg_sleep(2)`.execute(trx);
    });
    await held.promise;
    const digests = await reading(limited);
    expect(digests.kept?.rows).toBeGreaterThan(0);
    await holding;
  });
});
