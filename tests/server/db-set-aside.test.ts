import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { up } from '../../server/db/migrations/0008-set-aside.ts';
import type { Database } from '../../server/db/open.ts';
import type { Trx } from '../../server/db/schema.ts';
import { openTestDatabase } from '../support/database.ts';
import { tryOutIn } from '../support/database-rows.ts';
import { byPerson } from './support/ratings.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const own = sql`md5(string_agg(concat_ws('|', id, score, is_met, researcher_note, status, rating_updated_on,
  rating_updated_by, version), ',' order by id))`;
const textOf = async (trx: Trx) =>
  (await sql<{ text: string }>`select ${own} as text from country_indicator`.execute(trx)).rows;
const unmet = sql`country_indicator c join indicator i on i.id = c.indicator_id join country_indicator p
  on p.indicator_id = i.parent_indicator_id and p.country_id = c.country_id where p.is_met = false`;
const row = (trx: Trx, id: number) =>
  trx.selectFrom('country_indicator').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('[S169] the migration leaves what was overwritten as it is, and marks what parents decide', async () => {
  await tryOutIn(database.db, async (trx) => {
    // the log came later, and reads the columns that are not there yet
    await sql`alter table country_indicator disable trigger user`.execute(trx);
    await sql`drop trigger country_indicator_status on country_indicator`.execute(trx);
    // as it was before: a column less, a rating of somebody's own below an unmet parent, and the words typed by a person
    for (const column of Object.keys(byPerson))
      await sql`alter table country_indicator drop column ${sql.ref(column)} cascade`.execute(trx);
    const [below] = (await sql<{ id: number }>`select c.id from ${unmet} order by c.id limit 1`.execute(trx)).rows;
    await sql`update country_indicator set score = 1, is_met = true, researcher_note = 'Seen.', status = 3
      where id = ${below?.id}`.execute(trx);
    const words = 'Rated 0 / Not Met because the parent indicator 1.1.1 is Not Met.';
    await sql`update country_indicator set score = 0, is_met = false, researcher_note = ${words}, status = 3
      where id = 100202`.execute(trx);
    const before = await textOf(trx);
    await up(trx as unknown as Kysely<never>);
    expect(await textOf(trx)).toEqual(before);
    expect(await row(trx, below?.id ?? 0)).toMatchObject(byPerson);
    expect(await row(trx, 100_202)).toMatchObject(byPerson);
    const { rows } = await sql`select count(*)::int as n, count(c.decided_by)::int as decided,
      count(*) filter (where c.decided_by is distinct from i.parent_indicator_id or c.aside_status <> 0
        or c.aside_score is not null)::int as others from ${unmet}`.execute(trx);
    const [{ n } = { n: 0 }] = rows as { n: number }[];
    expect(n).toBeGreaterThan(1_000);
    expect(rows).toEqual([{ n, decided: n - 1, others: 1 }]);
  });
});

test('a row holds what is set aside only while an indicator decides it', async () => {
  const change = (values: object) =>
    tryOutIn(database.db, (trx) =>
      trx
        .updateTable('country_indicator')
        .set({ ...byPerson, score: 0, is_met: false, ...values })
        .where('id', '=', 100_202)
        .execute(),
    );
  const wrong = { code: '23514', constraint: 'country_indicator_aside' };
  await expect(change({ decided_by: 451 })).rejects.toMatchObject(wrong);
  await expect(change({ aside_note: 'Seen.' })).rejects.toMatchObject(wrong);
  await expect(change({ decided_by: 451, aside_status: 3, score: 1, is_met: true })).rejects.toMatchObject(wrong);
  await expect(change({ decided_by: 451, aside_status: 3, score: null, is_met: null })).rejects.toMatchObject(wrong);
  await expect(change({ decided_by: 451, aside_status: 3, aside_score: 1 })).rejects.toMatchObject(wrong);
  await change({ decided_by: 451, aside_status: 3, aside_score: 1, aside_is_met: true });
});
