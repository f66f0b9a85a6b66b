/** Reads of a copy of the database, where a deployment allows an answer to be some seconds old. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OperationId, operations } from '#generated/operations.ts';
import type { Db } from '../../server/db/schema.ts';
import { openStandby, reachServer, type Standby } from '../../server/db/standby.ts';
import { openEmbedded } from '../support/database.ts';
import { kenya, kenyaRatingId, openTestApp, type TestApp } from './support/app.ts';
import { exampleBody } from './support/bodies.ts';

const AGE = 5;
/** A name of a country that the copy alone has. */
const THERE = 'Kenya, as the copy has it';
let copy: { db: Db; close(): Promise<void> };
let test: TestApp;
let standby: Standby;
/** How far the copy is; undefined while it cannot be reached, a promise that stays open while it is frozen. */
let replayed: number | Promise<number> | undefined;
let failures = 0;
let patienceMs = 0;
let looks = 0;
const frozen = new Promise<never>(() => undefined);
const MINUTE = 60_000;
let clock = new Date();

beforeAll(async () => {
  copy = await openEmbedded();
  await copy.db.updateTable('country').set({ name: THERE }).where('id', '=', kenya.countryId).execute();
  const late: Standby = {
    isNear: () => standby.isNear(),
    readerFor: (userId) => standby.readerFor(userId),
    inTime: (asked) => standby.inTime(asked),
    distrust: () => {
      failures += 1;
      standby.distrust();
    },
    close: async () => undefined,
  };
  test = await openTestApp({ standby: late, now: () => clock });
  // a first sign-in is a change of the account, which is told as one of the person
  for (const as of [1, 5]) await test.call('readCurrentUser', { as });
});
afterAll(() => Promise.all([test.close(), copy.close()]));

const look = async () => {
  looks += 1;
  return replayed ?? -1;
};

/** Resolves when it is near, or was tried once where it is expected to be away, behind or frozen. */
async function open({ near = true } = {}): Promise<void> {
  let tried = 0;
  const options = {
    now: () => clock,
    reach: async () => {
      tried += 1;
      if (replayed === undefined) throw new Error('away');
      return { db: copy.db, replayed: look, close: async () => undefined };
    },
    patienceMs,
  };
  standby = openStandby(test.db, { url: 'postgres://standby/x', ageSeconds: AGE }, options);
  if (near) await vi.waitFor(async () => expect(await standby.readerFor(5)).toBeDefined(), 50_000);
  else await vi.waitFor(() => expect(tried).toBeGreaterThan(0), 50_000);
}

beforeEach(async () => {
  replayed = Number.MAX_SAFE_INTEGER;
  [failures, looks, patienceMs] = [0, 0, 60_000];
  clock = new Date(clock.getTime() + 10 * MINUTE);
  await open();
  return () => standby.close();
});

/** As the Spectator, who saves nothing, where nobody else is named. */
const nameIn = async (as = 5) => {
  const params = { reportEditionId: kenya.reportEditionId };
  const answer = await test.call('listCountriesProgress', { as, params });
  expect(answer.statusCode).toBe(200);
  return JSON.stringify(answer.json()).includes(THERE) ? 'copy' : 'primary';
};

describe('a read that may be answered by the copy', () => {
  it('is, while the copy is near; another read never', async () => {
    expect(await nameIn()).toBe('copy');
    const one = await test.call('readEditionCountry', { as: 1, params: kenya });
    expect(one.body).not.toContain(THERE);
  });

  it('is answered by the primary where the copy is behind', async () => {
    await standby.close();
    replayed = 0;
    await open({ near: false });
    expect(await nameIn()).toBe('primary');
  });

  it('is answered by the primary where the copy cannot be reached, and by the copy when it is back', async () => {
    await standby.close();
    replayed = undefined;
    await open({ near: false });
    expect([await nameIn(), standby.isNear()]).toEqual(['primary', false]);
    replayed = Number.MAX_SAFE_INTEGER;
    await vi.waitFor(async () => expect(await nameIn()).toBe('copy'), 50_000);
    expect(standby.isNear()).toBe(true);
  });

  it('is answered by the primary where it fails on the copy, and refused only by the primary', async () => {
    await copy.db.schema.alterTable('country').renameTo('country_away').execute();
    expect(await nameIn()).toBe('primary');
    await copy.db.schema.alterTable('country_away').renameTo('country').execute();
    expect(await nameIn()).toBe('primary');
    await vi.waitFor(async () => expect(await nameIn()).toBe('copy'), 50_000);
  });

  it('is answered by the primary for who has just saved, and by the copy for others', async () => {
    const params = { ...kenya, ratingId: kenyaRatingId };
    const saved = await test.call('addComment', { as: 1, params, body: exampleBody('addComment') });
    expect(saved.statusCode).toBeLessThan(300);
    expect(await nameIn(1)).toBe('primary');
    expect(await nameIn()).toBe('copy');
    clock = new Date(clock.getTime() + 6 * MINUTE);
    expect(await nameIn(1)).toBe('copy');
  });

  it('is looked at once at a time, and keeps no server from its end, while the copy is frozen', async () => {
    await standby.close();
    replayed = frozen;
    [looks, patienceMs] = [0, 300];
    await open({ near: false });
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(looks).toBe(1);
    const since = performance.now();
    await standby.close();
    expect(performance.now() - since).toBeLessThan(5_000);
  });

  it('is answered by the primary where the copy freezes while it reads', async () => {
    await standby.close();
    patienceMs = 300;
    await open();
    const reader = vi.spyOn(standby, 'readerFor').mockResolvedValue(hangs);
    expect(await nameIn()).toBe('primary');
    expect(failures).toBe(1);
    reader.mockRestore();
  });
});

/** A copy whose statements never end. */
const hangs = new Proxy({} as Db, {
  get: (_, name) => (name === 'then' ? undefined : () => statement),
});
const statement: unknown = new Proxy(() => undefined, {
  get: (_, name) => (name === 'then' ? () => undefined : statement),
  apply: () => statement,
});

const reads = Object.entries(operations).filter(([, { standby: isAllowed }]) => isAllowed);

it.each(reads.map(([operationId]) => operationId as OperationId))(
  '%s writes nothing, so that a standby can answer it',
  async (operationId) => {
    const ids = { editionId: 4, reportEditionId: 4, id: 4, countryId: kenya.countryId, userId: 2 };
    const query: Record<string, string> =
      operationId === 'readCompare' ? { editions: '[3,4]', countries: `[${kenya.countryId}]` } : {};
    await sql`set default_transaction_read_only = on`.execute(copy.db);
    const read = vi.spyOn(standby, 'inTime');
    const answer = await test.call(operationId, { as: 1, params: ids, query });
    await sql`set default_transaction_read_only = off`.execute(copy.db);
    expect([answer.statusCode, read.mock.calls.length, failures]).toEqual([200, 1, 0]);
  },
);

const server = process.env.TEST_DATABASE_URL;
it.skipIf(!server)('an address of another database of the same server is refused', async () => {
  await expect(reachServer(server ?? '', test.db)).rejects.toThrow('leads to another database');
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(test.db);
  const own = new URL(server ?? '');
  own.pathname = `/${rows[0]?.name}`;
  const reached = await reachServer(own.href, test.db);
  await reached.close();
});
