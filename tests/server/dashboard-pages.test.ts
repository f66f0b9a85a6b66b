import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from './support/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ contents: 'demo' });
});
afterAll(() => test.close());

/** Ids in the order of the list, by a query that looks at every row. */
async function idsBy(condition: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select ci.id from country_indicator ci
    join indicator i on i.id = ci.indicator_id join activity a on a.id = i.activity_id
    join edition_country ec on ec.edition_id = ci.edition_id and ec.country_id = ci.country_id and ec.removed_on is null
    where ci.edition_id = 4 and ${sql.raw(condition)} order by ci.position`.execute(test.db);
  return rows.map(({ id }) => id);
}

async function page(query: Record<string, string | number>) {
  const answer = await test.call('listDashboardIndicators', {
    as: 1,
    params: { editionId: 4 },
    query: { currentUser: false, ...query },
  });
  const { Data, Count } = answer.json() as { Data: { Id: number }[]; Count: number };
  return { ids: Data.map(({ Id }) => Id), count: Count };
}

const choices: [string, string, Record<string, string>][] = [
  ['nothing chosen', 'true', {}],
  ['two countries', 'ci.country_id in (404, 578)', { countries: '[404,578]' }],
  ['a milestone', 'a.milestone_id = 17', { milestones: '[17]' }],
  ['one indicator', 'i.id = 451', { indicatorName: '1.1.1 ' }],
  ['a status', 'ci.status = 2', { workflows: '[2]' }],
];

it.each(choices)(
  '[S137] [Q-R22] any page of the list begins where the one before ended, at once: %s',
  async (_, condition, query) => {
    await test.db
      .updateTable('edition_country')
      .set({ removed_on: new Date() })
      .where('edition_id', '=', 4)
      .where('country_id', 'in', [4, 392])
      .execute();
    const expected = await idsBy(condition);
    for (const pageSize of [1, 7, 200]) {
      for (const offset of [
        0,
        1,
        149,
        150,
        expected.length >> 1,
        expected.length - 3,
        expected.length,
        2_147_483_647,
      ]) {
        const from = Math.max(offset, 0);
        expect(await page({ ...query, offset: from, pageSize })).toEqual({
          ids: expected.slice(from, from + pageSize),
          count: expected.length,
        });
      }
    }
  },
  60_000,
);
