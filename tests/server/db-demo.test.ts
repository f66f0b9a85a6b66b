import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentHash } from '../../server/db/demo/hash.ts';
import { loadDemo } from '../../server/db/demo/load.ts';
import type { Database } from '../../server/db/open.ts';
import { openLoadedElsewhere, openTestDatabase } from '../support/database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const ask = async <T>(statement: string) => (await sql.raw<T>(statement).execute(database.db)).rows;
const count = async (from: string) => (await ask<{ n: number }>(`select count(*) as n from ${from}`))[0]?.n;

test('has the same content wherever and whenever it is loaded', async () => {
  const again = await openLoadedElsewhere(database);
  const hash = await contentHash(again.db);
  await again.close();
  expect(await contentHash(database.db)).toBe(hash);
});

test('is not loaded over anything', async () => {
  const before = await contentHash(database.db);
  expect(await loadDemo(database.db)).toBe(false);
  expect(await contentHash(database.db)).toBe(before);
});

test('[S1] four editions of 5 milestones, 30 activities, 150 indicators and the 193 members of the United Nations', async () => {
  expect(await count('edition')).toBe(4);
  const sizes = (table: string) => ask(`select edition_id as e, count(*) as n from ${table} group by 1 order by 1`);
  const each = (n: number) => [1, 2, 3, 4].map((e) => ({ e, n }));
  expect(await sizes('milestone')).toEqual(each(5));
  expect(await sizes('activity')).toEqual(each(30));
  expect(await sizes('indicator')).toEqual(each(150));
  expect(await sizes('edition_country')).toEqual(each(193));
  expect(await sizes('country_indicator')).toEqual(each(28_950));
});

test('[S85] the newest edition is the active one', async () => {
  const editions = await database.db.selectFrom('edition').selectAll().orderBy('id').execute();
  expect(editions.map(({ name, status }) => [name, status])).toEqual([
    ['Road Safety Report 2023', 0],
    ['Road Safety Report 2024', 0],
    ['Road Safety Report 2025', 0],
    ['Road Safety Report 2026', 1],
  ]);
  expect(editions[2]?.inactive_date).toEqual(editions[3]?.creation_date);
  expect(editions[3]).toMatchObject({ start_date: '2026-01-01', end_date: '2026-12-31', inactive_date: null });
});

describe('[S87] countries', () => {
  test('carry M49 codes, regions and ISO codes', async () => {
    const rows = await database.db
      .selectFrom('country')
      .selectAll()
      .where('id', 'in', [404, 578, 242, 392, 604, 384])
      .execute();
    const told = rows.map(({ id, name, region, iso_code }) => `${id} ${name} ${region} ${iso_code}`).sort();
    expect(told).toEqual([
      '242 Fiji Oceania FJI',
      "384 Côte d'Ivoire Africa CIV",
      '392 Japan Asia JPN',
      '404 Kenya Africa KEN',
      '578 Norway Europe NOR',
      '604 Peru Americas PER',
    ]);
  });

  test('are ordered by name in English collation, and some are only in the pool', async () => {
    const names = (await ask<{ name: string }>('select name from country order by sort_order')).map((row) => row.name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
    expect(names.indexOf("Côte d'Ivoire")).toBeLessThan(names.indexOf('Croatia'));
    expect(await count('country')).toBe(247);
  });
});

describe('the framework', () => {
  test('agrees with the examples of the contract', async () => {
    const rows = await ask<{
      id: number;
    }>(`select i.id, i.short_name, i.number, i.polarity, i.parent_indicator_id as parent
      from indicator i where i.id between 451 and 456 order by i.id`);
    const row = (id: number, short_name: string, number: number, polarity = 0, parent: number | null = null) => ({
      id,
      short_name,
      number,
      polarity,
      parent,
    });
    expect(rows).toEqual([
      row(451, 'Lead agency named in law', 1001001),
      row(452, 'Lead agency has its own budget', 1001002, 0, 451),
      row(453, 'Lead agency reports every year', 1001003, 0, 451),
      row(454, 'Regions take part in planning', 1001004),
      row(455, 'Lead agency post left vacant', 1001005, 1),
      row(456, 'National strategy adopted', 1002001),
    ]);
  });

  test('[S90] has about 6 negative and 20 dependent indicators, whose parents come first', async () => {
    const active = 'indicator where edition_id = 4 and';
    expect(await count(`${active} polarity = 1`)).toBe(6);
    expect(await count(`${active} parent_indicator_id is not null`)).toBe(27);
    expect(await count('indicator c join indicator p on p.id = c.parent_indicator_id where p.number > c.number')).toBe(
      0,
    );
  });
});

describe('the ratings', () => {
  test('follow polarity, carry a note when rated, and are open when unrated', async () => {
    const all = 'country_indicator r join indicator i on i.id = r.indicator_id where';
    expect(await count(`${all} r.score = 1 and i.polarity = 1 or r.score = -1 and i.polarity = 0`)).toBe(0);
    expect(
      await count(`${all} r.score is not null and (length(r.researcher_note) < 3 or r.rating_updated_on is null)`),
    ).toBe(0);
    expect(await count(`${all} r.score is null and r.status > 1 or r.score is not null and r.status = 0`)).toBe(0);
    expect(
      await count(
        `${all} r.status > 0 and r.research_user_id is null or r.status > 1 and r.qa_user_id is null and r.edition_id < 4`,
      ),
    ).toBe(0);
    // a few of the active edition are stuck for want of somebody who checks them [B24]
    const stuck = await count(`${all} r.status > 1 and r.qa_user_id is null`);
    expect(stuck).toBeGreaterThan(5);
    expect(stuck).toBeLessThan(60);
    // and some that are rated, which could not be submitted [B6]
    const refused = await count(
      `${all} r.edition_id = 4 and r.status = 1 and r.score is not null and r.decided_by is null and r.qa_user_id is null`,
    );
    expect(refused).toBeGreaterThan(5);
    expect(refused).toBeLessThan(60);
  });

  test('older editions are almost complete, the active one is in all four statuses', async () => {
    expect(await count('country_indicator where edition_id < 4 and status = 3')).toBeGreaterThan(0.95 * 86_850);
    for (const status of [0, 1, 2, 3]) {
      expect(await count(`country_indicator where edition_id = 4 and status = ${status}`)).toBeGreaterThan(4_000);
    }
  });

  test('the demo researchers and the demo reviewer have work in the active edition', async () => {
    for (const user of [2, 4, 7, 8, 9, 10, 11, 12]) {
      expect(await count(`country_indicator where edition_id = 4 and research_user_id = ${user}`)).toBeGreaterThan(
        1_000,
      );
    }
    expect(await count('country_indicator where edition_id = 4 and qa_user_id = 3 and status = 2')).toBeGreaterThan(
      500,
    );
    expect(await count('country_indicator where qa_user_id in (4, 5)')).toBe(0);
  });

  test('where a parent is not met its children are 0 / Not Met in the same status', async () => {
    const unmet = `country_indicator c join indicator i on i.id = c.indicator_id join country_indicator p
      on p.indicator_id = i.parent_indicator_id and p.country_id = c.country_id where p.is_met = false`;
    expect(await count(unmet)).toBeGreaterThan(1_000);
    expect(await count(`${unmet} and (c.score is distinct from 0 or c.is_met or c.status <> p.status)`)).toBe(0);
    expect(await count(`${unmet} and c.decided_by is distinct from p.indicator_id`)).toBe(0);
    expect(await count(`${unmet} and c.aside_score is not null and c.aside_note is not null`)).toBeGreaterThan(100);
    expect(await count('country_indicator where decided_by is not null')).toBe(await count(unmet));
    expect(await count(`${unmet} and c.country_id = 242 and i.id in (452, 453)`)).toBe(2);
    expect(await count('country_indicator where country_id = 242 and decided_by = 451 and aside_status = 3')).toBe(1);
  });

  test('Kenya 1.1.1 is the one of the examples', async () => {
    const rows =
      await ask(`select edition_id, id, score, status, version, research_user_id, qa_user_id from country_indicator
      where country_id = 404 and indicator_id in (1, 151, 301, 451) order by edition_id`);
    expect(rows.map((row) => (row as { score: number | null }).score)).toEqual([null, 0, 1, 1]);
    expect(rows[3]).toMatchObject({ id: 100_201, status: 1, version: 3, research_user_id: 2, qa_user_id: 3 });
  });

  test('positions are those that the triggers would give', async () => {
    expect(
      await count(`country_indicator r join country c on c.id = r.country_id join indicator i on i.id = r.indicator_id
        where r.position <> c.sort_order * 1000000000::bigint + i.number`),
    ).toBe(0);
  });
});

test('no row points to one that does not exist', async () => {
  const keys = await ask<{ child: string; parent: string; pairs: string }>(`
    select c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent,
      (select string_agg(format('p.%I = c.%I', pa.attname, ca.attname), ' and ')
        from unnest(c.conkey, c.confkey) as k(ck, pk)
        join pg_attribute ca on ca.attrelid = c.conrelid and ca.attnum = k.ck
        join pg_attribute pa on pa.attrelid = c.confrelid and pa.attnum = k.pk) as pairs
    from pg_constraint c where c.contype = 'f'`);
  expect(keys.length).toBeGreaterThan(20);
  for (const { child, parent, pairs } of keys) {
    const filled = pairs
      .split(' and ')
      .map((pair) => `${pair.split(' = ')[1]} is not null`)
      .join(' and ');
    expect(
      await count(`${child} c where ${filled} and not exists (select from ${parent} p where ${pairs})`),
      `${child} → ${parent}`,
    ).toBe(0);
  }
});

describe('the hard cases', () => {
  test('two users of one name, a name that begins another, other scripts, a long name', async () => {
    const names = (await ask<{ full_name: string }>('select full_name from app_user order by id')).map(
      (row) => row.full_name,
    );
    expect(names.filter((name) => name === 'Maria Santos')).toHaveLength(2);
    expect(names).toEqual(expect.arrayContaining(['Ana Lima', 'Ana Lima Duarte', '陈伟', 'Ольга Смирнова']));
    expect(Math.max(...names.map((name) => name.length))).toBeGreaterThan(80);
    expect(await count("app_user where email = 'inactive@demo.test' and status = 0")).toBe(1);
  });

  test('[S172] an indicator with 40 comments, some beyond 200 characters, with at most 14 mentions', async () => {
    expect(await count('comment where country_indicator_id = 100201')).toBe(40);
    expect(await count('comment where country_indicator_id = 100201 and length(content) > 200')).toBeGreaterThan(2);
    const [most] = await ask<{ n: number }>(
      'select max(n) as n from (select count(*) as n from comment_tag group by comment_id) t',
    );
    expect(most?.n).toBeGreaterThan(8);
    expect(most?.n).toBeLessThanOrEqual(14);
  });

  test('[S92] the demo researcher and reviewer have more than a page of notifications', async () => {
    for (const user of [2, 3]) {
      expect(await count(`comment_tag where user_id = ${user} and cleared_on is null`)).toBeGreaterThan(10);
      expect(await count(`comment_tag where user_id = ${user} and cleared_on is not null`)).toBeGreaterThan(10);
    }
  });

  test('a tagged user is named in the comment', async () => {
    expect(
      await count(`comment_tag t join comment c on c.id = t.comment_id join app_user u on u.id = t.user_id
        where position('@' || u.full_name in c.content) = 0`),
    ).toBe(0);
  });

  test('a country with no progress', async () => {
    expect(
      await count(
        'country_indicator where edition_id = 4 and country_id = 798 and status = 0 and research_user_id is null',
      ),
    ).toBe(150);
  });

  test('[Q-S30] references with odd addresses, titles in other scripts, used in several editions', async () => {
    expect(await count("reference where url like 'javascript:%'")).toBe(1);
    expect(await count("reference where url like 'www.%' or url like 'ftp:%'")).toBe(2);
    expect(await count('reference where length(url) > 400')).toBe(1);
    expect(await count("reference where title ~ '[一-龥]'")).toBe(1);
    expect(
      await count(
        'reference r join country_indicator c on c.id = r.country_indicator_id where c.country_id = 404 and c.indicator_id in (151, 301)',
      ),
    ).toBe(2);
  });
});

test('new rows continue after the fixed Ids', async () => {
  const row = { name: 'Next', start_date: '2027-01-01', status: 0 };
  const { id } = await database.db.insertInto('edition').values(row).returning('id').executeTakeFirstOrThrow();
  await database.db.deleteFrom('edition').where('id', '=', id).execute();
  expect(id).toBe(5);
  const [next] = await ask<{ n: number }>(`select nextval(pg_get_serial_sequence('country_indicator', 'id')) as n`);
  expect(next?.n).toBe((await ask<{ n: number }>('select max(id) + 1 as n from country_indicator'))[0]?.n);
});

describe('the indexes', () => {
  const plan = async (statement: string) => JSON.stringify(await ask(`explain ${statement}`));

  test('[S235] carry the dashboard page without a sort', async () => {
    const page = await plan(
      'select id from country_indicator where edition_id = 4 order by edition_id, position limit 10',
    );
    expect(page).toContain('country_indicator_page');
    expect(page).not.toContain('Sort');
  });

  test("[S92] find a user's notifications", async () => {
    expect(
      await plan(
        'select comment_id from comment_tag where user_id = 2 and cleared_on is null order by comment_id desc limit 10',
      ),
    ).toContain('comment_tag_open');
  });

  test('[S244] give the newest comments', async () => {
    expect(
      await plan(
        'select id from comment where country_indicator_id = 100201 order by date_created desc, id desc limit 10',
      ),
    ).toContain('comment_newest');
  });
});
