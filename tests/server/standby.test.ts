/** Reads of a copy of the database, where a deployment allows an answer to be some seconds old. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Db } from '../../server/db/schema.ts';
import { openStandby, type Standby } from '../../server/db/standby.ts';
import { openTestDatabase } from '../support/database.ts';
import { kenya, kenyaRatingId, openTestApp, type TestApp } from './support/app.ts';
import { exampleBody } from './support/bodies.ts';

const AGE = 5;
/** A name of a country that the copy alone has. */
const THERE = 'Kenya, as the copy has it';
let copy: { db: Db; close(): Promise<void> };
let test: TestApp;
let standby: Standby;
/** How far the copy is; undefined while it cannot be reached. */
let replayed: number | undefined;
const MINUTE = 60_000;
let clock = new Date();

beforeAll(async () => {
  copy = await openTestDatabase();
  await copy.db.updateTable('country').set({ name: THERE }).where('id', '=', kenya.countryId).execute();
  const late: Standby = {
    readerFor: (userId) => standby.readerFor(userId),
    distrust: () => standby.distrust(),
    close: async () => undefined,
  };
  test = await openTestApp({ standby: late, now: () => clock });
  // a first sign-in is a change of the account, which is told as one of the person
  for (const as of [1, 5]) await test.call('readCurrentUser', { as });
});
afterAll(() => Promise.all([test.close(), copy.close()]));

async function open(): Promise<void> {
  const options = {
    now: () => clock,
    reach: async () => {
      if (replayed === undefined) throw new Error('away');
      return { db: copy.db, replayed: async () => replayed ?? -1, close: async () => undefined };
    },
  };
  standby = openStandby(test.db, { url: 'postgres://standby/x', ageSeconds: AGE }, options);
  // what is looked up at the start is there a moment later
  await vi.waitFor(async () => expect(await standby.readerFor(5)).toBeDefined()).catch(() => undefined);
}

beforeEach(async () => {
  replayed = Number.MAX_SAFE_INTEGER;
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
    await open();
    expect(await nameIn()).toBe('primary');
  });

  it('is answered by the primary where the copy cannot be reached, and by the copy when it is back', async () => {
    await standby.close();
    replayed = undefined;
    await open();
    expect(await nameIn()).toBe('primary');
    replayed = Number.MAX_SAFE_INTEGER;
    await vi.waitFor(async () => expect(await nameIn()).toBe('copy'), 4_000);
  });

  it('is answered by the primary where it fails on the copy, and refused only by the primary', async () => {
    await copy.db.schema.alterTable('country').renameTo('country_away').execute();
    expect(await nameIn()).toBe('primary');
    await copy.db.schema.alterTable('country_away').renameTo('country').execute();
    expect(await nameIn()).toBe('primary');
    await vi.waitFor(async () => expect(await nameIn()).toBe('copy'), 4_000);
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
});
