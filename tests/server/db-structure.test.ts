import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../server/db/open.ts';
import type { Trx } from '../../server/db/schema.ts';
import { openTestDatabase } from '../support/database.ts';
import { addEdition, addFramework, positions, tryOutIn } from '../support/database-rows.ts';

let database: Database;
const tryOut = <T>(work: (trx: Trx) => Promise<T>) => tryOutIn(database.db, work);
beforeAll(async () => {
  database = await openTestDatabase('migrated');
});
afterAll(() => database.close());

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
