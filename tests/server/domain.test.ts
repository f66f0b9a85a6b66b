import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '#generated/enums.ts';
import type { Database } from '../../server/db/open.ts';
import { requireActiveEdition } from '../../server/domain/active-edition.ts';
import {
  editionOf,
  findEdition,
  findEditionCountry,
  findPair,
  findRatingOf,
  findView,
  pairOf,
} from '../../server/domain/addressed-record.ts';
import { qaRoles, tasksOf } from '../../server/domain/assignable.ts';
import { cascadeNote } from '../../server/domain/cascade-note.ts';
import { orderNumber, snapshotName, snapshotNameSql } from '../../server/domain/numbers.ts';
import { requireVersion } from '../../server/domain/versions.ts';
import {
  asPolarity,
  asRole,
  asStatus,
  byName,
  countryOnWire,
  instant,
  instantOrNull,
} from '../../server/domain/wire.ts';
import { openTestDatabase } from '../support/database.ts';
import { kenyaRatingId } from './support/app.ts';

describe('numbers, notes and names', () => {
  it.each([
    [1_001_001, '1.1.1'],
    [12_003_045, '12.3.45'],
    [2_999_999, '2.999.999'],
  ])('%i is %s', (number, order) => {
    expect(orderNumber(number)).toBe(order);
    expect(snapshotName(number, 'Road plan')).toBe(`${order} Road plan`);
  });

  it('say which parent decides', () => {
    expect(cascadeNote('1.1.1 Road plan')).toBe(
      'Rated 0 / Not Met because the parent indicator 1.1.1 Road plan is Not Met.',
    );
  });

  it('give who may only research no other task', () => {
    expect(Object.values(Role).map((role) => tasksOf(role).length)).toEqual([2, 2, 1, 1]);
    expect(qaRoles).toEqual([Role.Admin, Role.Researcher]);
  });

  it('travel as the contract says', () => {
    const at = new Date('2026-11-20T10:00:00Z');
    expect([instant(at), instantOrNull(at), instantOrNull(null)]).toEqual([
      '2026-11-20T10:00:00.000Z',
      '2026-11-20T10:00:00.000Z',
      null,
    ]);
    expect([asStatus(2), asPolarity(1), asRole(3)]).toEqual([2, 1, 3]);
    expect(['Togo', 'Österreich', 'Peru'].sort(byName)).toEqual(['Österreich', 'Peru', 'Togo']);
    expect(countryOnWire({ id: 404, name: 'Kenya', region: 'Africa', iso_code: 'KEN' })).toEqual({
      Id: 404,
      Name: 'Kenya',
      Region: 'Africa',
      ISOCode: 'KEN',
    });
  });
});

describe('a record that an address names', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    const removed = database.db.updateTable('edition_country').set({ removed_on: new Date() });
    await removed.where('edition_id', '=', 4).where('country_id', '=', 578).execute();
  });
  afterAll(() => database.close());

  const edition = { id: 4, status: 1 };
  const pair = { id: kenyaRatingId, edition_id: 4, country_id: 404, indicator_id: 451, status: 1 };
  const people = { research_user_id: 2, qa_user_id: 3 };
  const kenya = { editionId: 4, countryId: 404, indicatorId: 451 };

  it('is a saved view, with whose it is', async () => {
    expect(await findView(database.db, 1)).toEqual({ user_id: 1, edition_id: 4 });
    expect(await findView(database.db, 4)).toEqual({ user_id: 2, edition_id: null });
    expect(await findView(database.db, 99)).toBeUndefined();
  });

  it('is the edition', async () => {
    expect(await findEdition(database.db, 4)).toMatchObject({ edition });
    expect(await findEdition(database.db, 99)).toBeUndefined();
  });

  it.each([
    [4, 404, { edition }],
    [3, 404, { edition: { id: 3, status: 0 } }],
    [4, 578, undefined],
    [4, 999, undefined],
    [99, 404, undefined],
  ])('is the edition %i as far as country %i is in it', async (editionId, countryId, expected) => {
    const found = await findEditionCountry(database.db, { editionId, countryId });
    if (expected) expect(found).toMatchObject(expected);
    else expect(found).toBeUndefined();
  });

  it('is a country indicator with who works on it', async () => {
    const record = { edition, pair: { ...pair, ...people } };
    expect(await findPair(database.db, kenya)).toMatchObject(record);
    expect(await findPair(database.db, { ...kenya, ratingId: kenyaRatingId })).toMatchObject(record);
    const found = await findRatingOf(database.db, { editionId: 4, ratingId: kenyaRatingId });
    expect(found).toMatchObject(record);
    expect(Object.keys(found?.edition ?? {}).sort()).toEqual(
      Object.keys((await findEdition(database.db, 4))?.edition ?? {}).sort(),
    );
  });

  it.each([
    ['another edition', { editionId: 3 }],
    ['another country', { countryId: 999 }],
    ['another indicator', { indicatorId: 9_999 }],
    ['a rating of another indicator', { ratingId: kenyaRatingId + 1 }],
    ['a country that was removed', { countryId: 578 }],
  ])('is none with %s', async (_what, other) => {
    expect(await findPair(database.db, { ...kenya, ...other })).toBeUndefined();
  });

  it('is no rating of another edition or country', async () => {
    expect(await findRatingOf(database.db, { editionId: 3, ratingId: kenyaRatingId })).toBeUndefined();
    expect(await findRatingOf(database.db, { editionId: 4, ratingId: 9 })).toBeUndefined();
  });

  it('is missing where the address names none', async () => {
    const { edition: found, pair: work } = (await findPair(database.db, kenya)) ?? {};
    if (!found || !work) throw new Error('not found');
    expect([editionOf({ edition: found }), pairOf({ pair: work })]).toEqual([found, work]);
    expect(() => editionOf({ pair: work })).toThrow(expect.objectContaining({ status: 404 }));
    expect(() => pairOf({ edition: found })).toThrow(expect.objectContaining({ status: 404 }));
  });

  it('[S129] is changed in an active edition alone', async () => {
    const require = (id: number) => database.db.transaction().execute((trx) => requireActiveEdition(trx, id));
    await expect(require(4)).resolves.toBeUndefined();
    await expect(require(3)).rejects.toMatchObject({ status: 409, code: 'inactive-edition' });
    await expect(require(99)).rejects.toMatchObject({ status: 404 });
  });

  it('[Q-R8] is changed in the version that was sent alone, else who changed it and when is told', async () => {
    const require = (changed_by: number | null, changed_on: Date | null, sent: number | undefined) =>
      database.db
        .transaction()
        .execute((trx) => requireVersion(trx, { version: 4, changed_on, changed_by }, sent))
        .catch(({ status, code, message, members }) => ({ status, code, message, members }));
    const at = new Date('2026-11-20T10:00:00Z');
    expect(await require(2, at, undefined)).toBeUndefined();
    expect(await require(2, at, 4)).toBeUndefined();
    const stale = { status: 409, code: 'stale' };
    expect(await require(2, at, 3)).toEqual({
      ...stale,
      message: 'Rui Tanaka changed this meanwhile.',
      members: { ChangedByName: 'Rui Tanaka', ChangedOn: '2026-11-20T10:00:00.000Z' },
    });
    expect(await require(null, null, 5)).toEqual({
      ...stale,
      message: 'Somebody changed this meanwhile.',
      members: {},
    });
  });

  it('has its snapshot name in SQL as elsewhere', async () => {
    const name = snapshotNameSql(sql`12003045`, sql`'Road plan'`);
    const { rows } = await sql<{ name: string }>`select ${name} as name`.execute(database.db);
    expect(rows).toEqual([{ name: '12.3.45 Road plan' }]);
  });
});
