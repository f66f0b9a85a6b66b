import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { copySnapshot } from '../../server/db/demo/snapshot.ts';
import { keepAlive, reserveBytes } from '../../server/db/disk.ts';
import { PgliteClient } from '../../server/db/pglite-client.ts';
import type { Schema } from '../../server/db/schema.ts';
import { toProblem } from '../../server/problem.ts';
import { databaseFolder } from '../support/database-folder.ts';
import { openTestApp } from './support/app.ts';
import { exampleBody } from './support/bodies.ts';

let folder: string;
let client: PgliteClient;
let db: Kysely<Schema>;
let free = reserveBytes;
let stop: () => void;
beforeAll(async () => {
  folder = databaseFolder('disk');
  await copySnapshot(folder, { demo: false });
  client = new PgliteClient({ dataDir: folder });
  await client.waitReady;
  db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite: client }) });
  stop = keepAlive(client, () => free);
  await sql`create table kept (n int primary key)`.execute(db);
});
afterAll(async () => {
  stop();
  await db.destroy();
  await client.close();
  rmSync(folder, { recursive: true, force: true });
});

const kept = async () => (await sql<{ n: number }>`select n from kept order by n`.execute(db)).rows.map(({ n }) => n);
const add = (n: number) => sql`insert into kept values (${n})`.execute(db);
const never = sql`select pg_sleep(1000)`;

it('[Q-R5] gives up a database that hangs on a full disk, and starts it again once there is space', async () => {
  await add(1);
  const half = db.transaction().execute(async (trx) => {
    await sql`insert into kept values (2)`.execute(trx);
    free = 0;
    await never.execute(trx);
  });
  const queued = add(3);
  const errors = await Promise.all([half, queued].map((work) => work.then(() => undefined, toProblem)));
  expect(errors.map((error) => error?.status)).toEqual([503, 503]);
  // until there is space, nothing waits in vain
  await expect(add(4)).rejects.toThrow('The database worker has ended');
  await expect(db.transaction().execute((trx) => sql`insert into kept values (5)`.execute(trx))).rejects.toThrow();

  free = reserveBytes;
  await vi.waitFor(() => add(6), { timeout: 60_000, interval: 100 });
  expect(await kept()).toEqual([1, 6]);
});

it('[Q-R5] starts a database again that died, and lets no transaction go on in the next one', async () => {
  // Until the watcher has seen the database at rest, it takes a slow statement for the full disk's.
  await sleep(2_500);
  await sql`truncate kept`.execute(db);
  const died = db.transaction().execute(async (trx) => {
    await sql`insert into kept values (1)`.execute(trx);
    await client.abandon(new Error('The database worker has ended'));
    await vi.waitFor(() => expect(client.isDown).toBe(false), { timeout: 60_000, interval: 50 });
    await client.waitReady;
    await sql`insert into kept values (2)`.execute(trx);
  });
  await expect(died).rejects.toThrow('The database worker has ended');
  expect(await kept()).toEqual([]);
  await add(3);
  expect(await kept()).toEqual([3]);
});

it('[Q-R5] refuses to write while little space is left, and reads on', async () => {
  let hasSpace = true;
  const test = await openTestApp({ hasSpace: () => hasSpace });
  const create = () => test.call('createMilestone', { as: 1, params: { id: 4 }, body: exampleBody('createMilestone') });
  const read = () => test.call('listMilestones', { as: 1, params: { id: 4 } });
  const before = (await read()).json();
  hasSpace = false;
  const refused = await create();
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([503, 'unavailable', '60']);
  expect(refused.json().detail).toBe('The disk of the server is full: nothing can be stored now.');
  const meanwhile = await read();
  expect([meanwhile.statusCode, meanwhile.json()]).toEqual([200, before]);
  hasSpace = true;
  expect((await create()).statusCode).toBe(201);
  await test.close();
});
