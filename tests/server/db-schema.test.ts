import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../server/db/migrate.ts';
import type { Database } from '../../server/db/open.ts';
import type { Trx } from '../../server/db/schema.ts';
import { openTestDatabase } from '../support/database.ts';
import { addEdition, addFramework, tryOutIn } from '../support/database-rows.ts';

let database: Database;
const tryOut = <T>(work: (trx: Trx) => Promise<T>) => tryOutIn(database.db, work);
beforeAll(async () => {
  database = await openTestDatabase('migrated');
});
afterAll(() => database.close());

describe('values of both engines', () => {
  test('dates are texts, counts numbers, instants Dates', async () => {
    const { rows } =
      await sql`select date '2026-02-28' as day, count(*) as many, timestamptz '2026-11-17T02:15:00Z' as at,
      5::bigint as big, current_setting('TimeZone') as zone`.execute(database.db);
    expect(rows).toEqual([{ day: '2026-02-28', many: 1, at: new Date('2026-11-17T02:15:00Z'), big: 5, zone: 'UTC' }]);
  });

  test('a failure that the caller swallowed does not commit silently', async () => {
    const swallowed = database.db.transaction().execute(async (trx) => {
      await addEdition(trx, 'Lost');
      await sql`select 1 / 0`.execute(trx).catch(() => undefined);
    });
    await expect(swallowed).rejects.toThrow();
    expect(await database.db.selectFrom('edition').selectAll().execute()).toEqual([]);
  });

  test('errors keep code and constraint', async () => {
    const twice = tryOut(async (trx) => {
      await addEdition(trx, 'Same name');
      await addEdition(trx, ' same NAME ');
    });
    await expect(twice).rejects.toMatchObject({ code: '23505', constraint: 'edition_name' });
  });
});

describe('editions', () => {
  test('[S97] [Q-R10] at most one is active', async () => {
    const two = tryOut(async (trx) => {
      await addEdition(trx, 'One', 1);
      await addEdition(trx, 'Two', 1);
    });
    await expect(two).rejects.toMatchObject({ code: '23505', constraint: 'edition_one_active' });
  });

  test('[S98] real Ids skip 9999', async () => {
    const ids = await tryOut(async (trx) => {
      await sql`select setval(pg_get_serial_sequence('edition', 'id'), 9997)`.execute(trx);
      return [await addEdition(trx, 'Before'), await addEdition(trx, 'Over'), await addEdition(trx, 'After')].map(
        (row) => row.id,
      );
    });
    expect(ids).toEqual([9998, 10_000, 10_001]);
  });

  test('[S108] the end lies after the start, and may be open', async () => {
    const edition = { name: 'Dates', start_date: '2030-02-01', status: 0 };
    await tryOut((trx) =>
      trx
        .insertInto('edition')
        .values({ ...edition, end_date: null })
        .execute(),
    );
    const reversed = tryOut((trx) =>
      trx
        .insertInto('edition')
        .values({ ...edition, end_date: '2030-02-01' })
        .execute(),
    );
    await expect(reversed).rejects.toMatchObject({ code: '23514' });
  });
});

describe('ratings', () => {
  test.each([
    [0, false, true],
    [1, true, true],
    [-1, true, true],
    [null, null, true],
    [1, false, false],
    [0, true, false],
    [-1, false, false],
    [0, null, false],
    [null, true, false],
    [2, true, false],
  ])('[S223] score %s with met %s: %s', async (score, is_met, allowed) => {
    const rate = tryOut(async (trx) => {
      await addFramework(trx);
      await trx.updateTable('country_indicator').set({ score, is_met }).execute();
      return true;
    });
    if (allowed) expect(await rate).toBe(true);
    else await expect(rate).rejects.toMatchObject({ code: '23514' });
  });

  test('[S218] there are four statuses', async () => {
    const set = (status: number) =>
      tryOut(async (trx) => {
        await addFramework(trx);
        await trx.updateTable('country_indicator').set({ status }).execute();
      });
    await expect(set(3)).resolves.toBeUndefined();
    await expect(set(4)).rejects.toMatchObject({ code: '23514' });
  });
});

describe('people', () => {
  test('an e-mail address belongs to one user, in whatever case', async () => {
    const twice = tryOut(async (trx) => {
      await trx.insertInto('app_user').values({ full_name: 'A', email: 'a@demo.test', role: 0 }).execute();
      await trx.insertInto('app_user').values({ full_name: 'B', email: 'A@Demo.Test', role: 0 }).execute();
    });
    await expect(twice).rejects.toMatchObject({ code: '23505', constraint: 'app_user_email' });
  });

  test('[S116] [S117] the default roles hold their permissions', async () => {
    const rows = await database.db.selectFrom('role_permission').selectAll().execute();
    const count = (role: number) => rows.filter((row) => row.role === role).length;
    expect([0, 1, 2, 3].map(count)).toEqual([17, 8, 5, 2]);
    expect(rows.filter((row) => row.permission === 'report-management').map((row) => row.role)).toEqual([0]);
  });
});

test('migrating again changes nothing, also with permissions that a deployment changed', async () => {
  await database.db
    .deleteFrom('role_permission')
    .where('role', '=', 3)
    .where('permission', '=', 'report-compare')
    .execute();
  const before = await database.db.selectFrom('country').selectAll().orderBy('id').execute();
  await migrate(database.db);
  expect(await database.db.selectFrom('country').selectAll().orderBy('id').execute()).toEqual(before);
  const spectator = await database.db.selectFrom('role_permission').selectAll().where('role', '=', 3).execute();
  expect(spectator).toHaveLength(1);
});
