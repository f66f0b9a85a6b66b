import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../server/db/migrate.ts';
import type { Database } from '../../server/db/open.ts';
import { openTestDatabase } from '../support/database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase({ demo: false });
});
afterAll(() => database.close());

/** Runs the work and takes everything back. */
async function tryOut<T>(
  work: (trx: Parameters<Parameters<ReturnType<Database['db']['transaction']>['execute']>[0]>[0]) => Promise<T>,
) {
  const undo = new Error('undo');
  let result: T | undefined;
  await database.db
    .transaction()
    .execute(async (trx) => {
      result = await work(trx);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return result as T;
}
type Trx = Parameters<Parameters<typeof tryOut>[0]>[0];

const addEdition = async (trx: Trx, name: string, status = 0) =>
  trx
    .insertInto('edition')
    .values({ name, start_date: '2030-01-01', status })
    .returning('id')
    .executeTakeFirstOrThrow();

/** An edition of one milestone with two activities of three indicators, and one country. */
async function addFramework(trx: Trx) {
  const { id: edition_id } = await addEdition(trx, 'Framework', 1);
  const named = (name: string) => ({ full_name: name, short_name: name });
  const milestone = await trx
    .insertInto('milestone')
    .values({ edition_id, order_id: 1, ...named('Milestone') })
    .returning('id')
    .executeTakeFirstOrThrow();
  const indicators: number[] = [];
  const activities: number[] = [];
  await trx.insertInto('edition_country').values({ edition_id, country_id: 404 }).execute();
  for (const order_id of [1, 2]) {
    const values = { edition_id, milestone_id: milestone.id, order_id, ...named('Activity') };
    const { id: activity_id } = await trx
      .insertInto('activity')
      .values(values)
      .returning('id')
      .executeTakeFirstOrThrow();
    activities.push(activity_id);
    for (const order of [1, 2, 3]) {
      const text = { ...named('Indicator'), description: '', time_period: '' };
      const library = await trx.insertInto('library_indicator').values(text).returning('id').executeTakeFirstOrThrow();
      const row = { ...text, edition_id, activity_id, order_id: order, library_indicator_id: library.id };
      const { id } = await trx.insertInto('indicator').values(row).returning('id').executeTakeFirstOrThrow();
      indicators.push(id);
      await trx.insertInto('country_indicator').values({ edition_id, country_id: 404, indicator_id: id }).execute();
    }
  }
  return { edition_id, milestone_id: milestone.id, activities, indicators };
}

const positions = async (trx: Trx) => {
  const rows = await trx
    .selectFrom('country_indicator')
    .select(['indicator_id', 'position'])
    .orderBy('position')
    .execute();
  const rank = await trx.selectFrom('country').select('sort_order').where('id', '=', 404).executeTakeFirstOrThrow();
  return rows.map((row) => ({ id: row.indicator_id, number: row.position - rank.sort_order * 1e9 }));
};

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

describe('structure', () => {
  test('[S59] [S99] two indicators change places one after another, and the rows of their countries follow', async () => {
    const { before, after, ids } = await tryOut(async (trx) => {
      const { indicators: ids } = await addFramework(trx);
      const before = await positions(trx);
      await trx
        .updateTable('indicator')
        .set({ order_id: 2 })
        .where('id', '=', ids[0] ?? 0)
        .execute();
      await trx
        .updateTable('indicator')
        .set({ order_id: 1 })
        .where('id', '=', ids[1] ?? 0)
        .execute();
      await sql`set constraints all immediate`.execute(trx);
      return { before, after: await positions(trx), ids };
    });
    expect(before.map((row) => row.id)).toEqual(ids);
    expect(after.map((row) => row.id)).toEqual([ids[1], ids[0], ...ids.slice(2)]);
    expect(after.map((row) => row.number)).toEqual([1001001, 1001002, 1001003, 1002001, 1002002, 1002003]);
  });

  test('[S58] an activity that changes place takes its indicators along', async () => {
    const { after, ids } = await tryOut(async (trx) => {
      const { activities, indicators: ids } = await addFramework(trx);
      await sql`update activity set order_id = 3 - order_id where id in (${sql.join(activities)})`.execute(trx);
      return { after: await positions(trx), ids };
    });
    expect(after.map((row) => row.id)).toEqual([...ids.slice(3), ...ids.slice(0, 3)]);
  });

  test('[S60] an indicator that moves to another activity gets its number there', async () => {
    const moved = await tryOut(async (trx) => {
      const { activities, indicators } = await addFramework(trx);
      const change = { activity_id: activities[1] ?? 0, order_id: 4 };
      await trx
        .updateTable('indicator')
        .set(change)
        .where('id', '=', indicators[0] ?? 0)
        .execute();
      return (await positions(trx)).at(-1);
    });
    expect(moved?.number).toBe(1002004);
  });

  test('[Q-R9] the same order twice is refused at commit', async () => {
    const twice = tryOut(async (trx) => {
      const { indicators } = await addFramework(trx);
      await trx
        .updateTable('indicator')
        .set({ order_id: 2 })
        .where('id', '=', indicators[0] ?? 0)
        .execute();
      await sql`set constraints all immediate`.execute(trx);
    });
    await expect(twice).rejects.toMatchObject({ code: '23505' });
  });

  test('[S2] a dependency is one level deep, in both directions', async () => {
    const depend = (pairs: [number, number][]) =>
      tryOut(async (trx) => {
        const { indicators } = await addFramework(trx);
        for (const [child, parent] of pairs) {
          const change = { parent_indicator_id: indicators[parent] ?? 0 };
          await trx
            .updateTable('indicator')
            .set(change)
            .where('id', '=', indicators[child] ?? 0)
            .execute();
        }
      });
    const chain = { code: '23514', constraint: 'indicator_one_level' };
    await expect(
      depend([
        [1, 0],
        [2, 0],
      ]),
    ).resolves.toBeUndefined();
    await expect(
      depend([
        [1, 0],
        [2, 1],
      ]),
    ).rejects.toMatchObject(chain);
    await expect(
      depend([
        [1, 0],
        [0, 2],
      ]),
    ).rejects.toMatchObject(chain);
    await expect(
      depend([
        [1, 0],
        [0, 1],
      ]),
    ).rejects.toMatchObject(chain);
    await expect(depend([[0, 0]])).rejects.toMatchObject({ code: '23514' });
  });

  test('[S61] deleting takes along what is below, and frees the children of a parent', async () => {
    const left = await tryOut(async (trx) => {
      const { activities, indicators } = await addFramework(trx);
      await trx
        .updateTable('indicator')
        .set({ parent_indicator_id: indicators[0] ?? 0 })
        .where('id', '=', indicators[3] ?? 0)
        .execute();
      await trx
        .deleteFrom('activity')
        .where('id', '=', activities[0] ?? 0)
        .execute();
      const rows = await trx.selectFrom('country_indicator').select('indicator_id').orderBy('position').execute();
      const child = await trx
        .selectFrom('indicator')
        .selectAll()
        .where('id', '=', indicators[3] ?? 0)
        .executeTakeFirstOrThrow();
      return {
        rows: rows.map((row) => row.indicator_id),
        expected: indicators.slice(3),
        parent: child.parent_indicator_id,
      };
    });
    expect(left.rows).toEqual(left.expected);
    expect(left.parent).toBeNull();
  });

  test('[S110] a short name has 3 to 80 characters', async () => {
    const named = (short_name: string) =>
      tryOut(async (trx) => {
        const { id: edition_id } = await addEdition(trx, 'Names');
        await trx.insertInto('milestone').values({ edition_id, order_id: 1, full_name: 'Full', short_name }).execute();
      });
    await expect(named('x'.repeat(80))).resolves.toBeUndefined();
    await expect(named('xx')).rejects.toMatchObject({ code: '23514' });
    await expect(named('x'.repeat(81))).rejects.toMatchObject({ code: '23514' });
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
