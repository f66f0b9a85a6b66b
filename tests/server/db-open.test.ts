import { type ChildProcess, execFile, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { copySnapshot } from '../../server/db/demo/snapshot.ts';
import { lockFolder } from '../../server/db/lock.ts';
import { type Database, openDatabase } from '../../server/db/open.ts';
import { openEmbedded } from '../support/database.ts';
import { databaseFolder } from '../support/database-folder.ts';

const holder = join(import.meta.dirname, '../support/database-holder.ts');
let folder: string;
let started: ChildProcess[];
beforeEach(() => {
  folder = databaseFolder('db');
  started = [];
});
afterEach(async () => {
  await Promise.all(started.map(kill));
  rmSync(folder, { recursive: true, force: true });
});

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** A process that holds the folder: its lock alone, or the whole database, into which it then writes. */
async function hold(mode: 'lock' | 'write'): Promise<ChildProcess> {
  const child = fork(holder, [mode, folder]);
  started.push(child);
  await once(child, 'message');
  return child;
}

const lockFile = () => join(folder, 'server.lock');
const writeLock = (change: object) => {
  const free = lockFolder(folder);
  const mine = JSON.parse(readFileSync(lockFile(), 'utf8')) as object;
  free();
  writeFileSync(lockFile(), JSON.stringify({ ...mine, ...change }));
};

describe('[Q-R4] one process a folder', () => {
  test('a second process is refused, with pid and folder; after a kill the folder is taken over', async () => {
    const child = await hold('lock');
    expect(() => lockFolder(folder)).toThrow(`${folder} is in use by process ${child.pid}`);
    await kill(child);
    expect(existsSync(lockFile())).toBe(true);
    lockFolder(folder)();
    expect(existsSync(lockFile())).toBe(false);
  });

  test('the same process is refused as well, until it gives the folder back', () => {
    const free = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`);
    free();
    lockFolder(folder)();
  });

  test('openDatabase refuses a folder that is held and leaves the lock alone', async () => {
    const child = await hold('lock');
    await expect(Promise.resolve().then(() => openDatabase({ dataDir: folder }))).rejects.toThrow(
      `process ${child.pid}`,
    );
    expect(existsSync(lockFile())).toBe(true);
    expect(existsSync(join(folder, 'pgdata'))).toBe(false);
  });

  test('a pid that another process has got since does not hold', () => {
    writeLock({ started: 'another-boot/1' });
    lockFolder(folder)();
  });

  test('a lock that was half written does not hold', () => {
    writeFileSync(lockFile(), '{"pid": 1');
    lockFolder(folder)();
  });

  test('another machine holds as long as its heartbeat is heard', () => {
    writeLock({ host: `not-${hostname()}`, pid: 1 });
    expect(() => lockFolder(folder)).toThrow(`process 1 on not-${hostname()}`);
    const silent = new Date(Date.now() - 60_000);
    utimesSync(lockFile(), silent, silent);
    lockFolder(folder)();
  });

  test('of many that start at once on a stale lock, one gets it', async () => {
    writeLock({ started: 'another-boot/1' });
    const children = Array.from({ length: 6 }, () => fork(holder, ['lock', folder]));
    started.push(...children);
    const answers = await Promise.all(children.map((child) => once(child, 'message')));
    expect(answers.map(([answer]) => answer).sort()).toEqual(['locked', ...Array(5).fill('refused')]);
  });
});

describe('the embedded database', () => {
  test('[Q-R1] an acknowledged write survives kill -9, and an unfinished transaction leaves nothing', async () => {
    await copySnapshot(join(folder, 'pgdata'), { demo: false });
    const child = await hold('write');
    let acknowledged = 0;
    child.on('message', (value: number) => {
      acknowledged = value;
    });
    while (acknowledged < 50) await once(child, 'message');
    await kill(child);
    const database = await openDatabase({ dataDir: folder });
    const { rows } = await sql<{ kept: number; halves: number }>`
      select max(n) as kept, count(*) filter (where twin is null) as halves from written`.execute(database.db);
    await database.close();
    expect(rows[0]?.kept).toBeGreaterThanOrEqual(acknowledged);
    expect(rows[0]?.halves).toBe(0);
  });

  test('a folder whose creation was interrupted is created again', async () => {
    const child = spawn(process.execPath, [holder, 'write', folder], { stdio: 'ignore' });
    started.push(child);
    while (!existsSync(join(folder, 'pgdata', 'base'))) await new Promise((resolve) => setTimeout(resolve, 5));
    await kill(child);
    expect(existsSync(join(folder, 'pgdata.creating'))).toBe(true);
    const database = await openDatabase({ dataDir: folder });
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(database.db);
    await database.close();
    expect(rows).toEqual([{ one: 1 }]);
    expect(existsSync(join(folder, 'pgdata.creating'))).toBe(false);
  });

  test('[Q-R7] a heavy query does not hold up this thread', async () => {
    const database = await openEmbedded('migrated');
    let turns = 0;
    const counter = setInterval(() => {
      turns += 1;
    }, 1);
    await sql`select count(*) from generate_series(1, 3000000) a`.execute(database.db);
    const before = turns;
    clearInterval(counter);
    await database.close();
    // on this thread not one timer would have run before the answer
    expect(before).toBeGreaterThan(2);
  });

  test('keeps V8 from clearing compiled code away, which has ended whole processes', async () => {
    await copySnapshot(join(folder, 'pgdata'), { demo: false });
    const { stdout } = await promisify(execFile)(process.execPath, ['--trace-wasm-code-gc', holder, 'once', folder]);
    expect(stdout).toBe('closed\n');
  });

  test('transactions that start together run one after another and all commit', async () => {
    const database: Database = await openEmbedded('migrated');
    await sql`create table counter as select 0 as n`.execute(database.db);
    const bump = () =>
      database.db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ n: number }>`select n from counter`.execute(trx);
        await sql`update counter set n = ${(rows[0]?.n ?? 0) + 1}::int`.execute(trx);
      });
    await Promise.all(Array.from({ length: 20 }, bump));
    const { rows } = await sql`select n from counter`.execute(database.db);
    await database.close();
    expect(rows).toEqual([{ n: 20 }]);
    await expect(sql`select 1`.execute(database.db)).rejects.toThrow();
  });
});
