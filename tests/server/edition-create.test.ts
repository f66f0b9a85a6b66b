import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, testNow } from './support/app.ts';
import { contentOf, editionsOf, restoreEditions } from './support/editions.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const next = { Name: 'Road Safety Report 2027', StartDate: '2027-01-01', EndDate: '2027-12-31' };
const create = (body: unknown, as = 1) => test.call('createReportEdition', { as, body });

describe('createReportEdition of a whole edition', () => {
  let before: Awaited<ReturnType<typeof editionsOf>>;
  let source: Awaited<ReturnType<typeof contentOf>>;
  let answer: Awaited<ReturnType<typeof create>>;
  beforeAll(async () => {
    // who left the edition stays behind, although the work is still there
    await test.call('removeEditionCountry', { as: 1, params: { id: 4, countryId: 404 } });
    await test.call('removeEditionUser', { as: 1, params: { id: 4, userId: 9 } });
    [before, source] = [await editionsOf(test), await contentOf(test, 4)];
    answer = await create({ Id: 4, ...next, Name: '  Road Safety Report 2027 ' });
  });
  afterAll(() => restoreEditions(test));

  /** How many rows an edition has, how many of them are as good as new, and all their positions as one text. */
  const rowsOf = async (id: number) => {
    const { rows } = await sql<{ count: number; fresh: number; positions: string }>`
      select count(*)::int as count, md5(string_agg(position::text, ',' order by position)) as positions,
        count(*) filter (where status = 0 and version = 1 and num_nonnulls(score, is_met, researcher_note,
          research_user_id, qa_user_id, rating_updated_on, rating_updated_by) = 0)::int as fresh
      from country_indicator where edition_id = ${id} and country_id <> 404`.execute(test.db);
    return rows[0];
  };

  it('lets the planner know of its rows, without which a count over them takes minutes', async () => {
    const { rows } = await sql<{ known: number[] }>`select most_common_vals::text::int[] as known from pg_stats
      where tablename = 'country_indicator' and attname = 'edition_id'`.execute(test.db);
    expect(rows[0]?.known).toContain(answer.json().Id);
  });

  it('[S121] [S97] makes it the only active one', async () => {
    expect(answer.statusCode, answer.body).toBe(201);
    const created = answer.json();
    expect(created).toEqual({
      ...next,
      ...{ ResearchDueDate: null, QADueDate: null, ChecksOff: [] },
      Id: expect.any(Number),
      CreationDate: testNow.toISOString(),
      InactiveDate: null,
      Status: 1,
      Version: 1,
    });
    const inactive = { status: 0, inactive_date: testNow, changed_on: testNow, changed_by: 1, version: 2 };
    expect((await editionsOf(test)).slice(0, -1)).toEqual(
      before.map((row) => (row.id === 4 ? { ...row, ...inactive } : row)),
    );
    const read = await test.call('readReportEdition', { as: 5, params: { id: created.Id } });
    expect(read.json()).toEqual(created);
    expect((await test.call('listReportEditions', { as: 5 })).json()[0]).toEqual(created);
  });

  it('[S97] copies structure, parents, users and countries', async () => {
    const { Id } = answer.json();
    const copy = await contentOf(test, Id);
    expect(copy).toEqual(source);
    expect(copy.indicators.some(({ parent }) => parent !== null)).toBe(true);
    expect(copy.countries).toHaveLength(11);
    expect(copy.countries).not.toContain(404);
    expect(copy.users).not.toContain(9);
    const added = await test.db.selectFrom('edition_user').selectAll().where('edition_id', '=', Id).execute();
    expect(new Set(added.map(({ date_added }) => date_added.getTime()))).toEqual(new Set([testNow.getTime()]));
  });

  it('[S97] opens every row, unrated and unassigned, and leaves the references where they are', async () => {
    const { Id } = answer.json();
    const { positions } = (await rowsOf(4)) ?? {};
    expect(await rowsOf(Id)).toEqual({ count: 11 * 150, fresh: 11 * 150, positions });
    const referencesOf = (editionId: number) =>
      test.db
        .selectFrom('reference as r')
        .innerJoin('country_indicator as ci', 'ci.id', 'r.country_indicator_id')
        .select('r.id')
        .where('ci.edition_id', '=', editionId)
        .limit(1)
        .execute();
    expect(await referencesOf(Id)).toEqual([]);
    expect(await referencesOf(4)).toHaveLength(1);
    const page = await test.call('listDashboardIndicators', {
      as: 1,
      params: { editionId: Id },
      query: { currentUser: false },
    });
    expect(page.json().Count).toBe(11 * 150);
  });
});

describe('createReportEdition', () => {
  afterEach(() => restoreEditions(test));

  it('[S121] takes DuplicatedEdition as another name of Id, both where they agree, 0 and null for none', async () => {
    await test.db.updateTable('edition').set({ status: 0 }).where('id', '=', 4).execute();
    const first = (await create({ Id: 0, DuplicatedEdition: null, ...next })).json().Id;
    const user = await test.call('addEditionUsers', { as: 1, params: { id: first }, body: [{ Id: 2 }] });
    expect(user.statusCode).toBe(201);
    const second = (await create({ DuplicatedEdition: first, ...next, Name: 'Second' })).json().Id;
    // an inactive edition is a source like any other
    const third = (await create({ Id: first, DuplicatedEdition: first, ...next, Name: 'Third', EndDate: null })).json();
    for (const id of [second, third.Id]) expect((await contentOf(test, id)).users).toEqual([2]);
    expect((await editionsOf(test)).filter(({ status }) => status === 1).map(({ id }) => id)).toEqual([third.Id]);
    expect(third.EndDate).toBeNull();
  });

  it('[S97] [Q-R25] starts from nothing where none is active: without structure, users and countries', async () => {
    await test.db.updateTable('edition').set({ status: 0, inactive_date: testNow }).where('id', '=', 4).execute();
    const answer = await create({ Name: next.Name, StartDate: next.StartDate });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toMatchObject({ EndDate: null, Status: 1 });
    const nothing = { milestones: [], activities: [], indicators: [], users: [], countries: [] };
    expect(await contentOf(test, answer.json().Id)).toEqual(nothing);
  });

  it('[S98] never gives an edition the Id that stands for one on its way', async () => {
    await test.db.updateTable('edition').set({ status: 0 }).where('id', '=', 4).execute();
    await setNextEditionId(9_999);
    expect((await create(next)).json().Id).toBe(10_000);
    await setNextEditionId(5);
  });

  it.each([
    ['from nothing while one is active', { ...next }, 'conflict'],
    ['of a name that exists', { Id: 4, ...next, Name: 'Road Safety Report 2024' }, 'duplicate-name'],
    [
      'of a name that differs in case and blanks',
      { Id: 4, ...next, Name: ' ROAD safety report 2026 ' },
      'duplicate-name',
    ],
    [
      'of a name that looks the same',
      { Id: 4, ...next, Name: 'Road  Safety\u200b Ｒｅｐｏｒｔ ２０２６' },
      'duplicate-name',
    ],
  ])('[S108] refuses one %s and changes nothing', async (_case, body, code) => {
    const before = await editionsOf(test);
    const answer = await create(body);
    expect(answer.statusCode, answer.body).toBe(409);
    expect(answer.json().code).toBe(code);
    if (code === 'duplicate-name') expect(answer.json().detail).toBe('This report name already exists');
    expect(await editionsOf(test)).toEqual(before);
  });

  it.each(['ÉDITION ЛЕТО', 'E\u0301dition лето'])('[S108] knows %s as a name that is taken', async (Name) => {
    await test.db.updateTable('edition').set({ name: 'Édition Лето' }).where('id', '=', 1).execute();
    expect((await create({ Id: 4, ...next, Name })).json().code).toBe('duplicate-name');
  });

  it.each([
    ['no name', { Name: undefined }, '/Name', expect.any(String)],
    ['a short name', { Name: 'ab' }, '/Name', 'The name needs 3 to 200 characters'],
    ['a name of blanks', { Name: '  ab  ' }, '/Name', 'The name needs 3 to 200 characters'],
    ['a name without end', { Name: 'a'.repeat(201) }, '/Name', 'The name needs 3 to 200 characters'],
    ['no start', { StartDate: undefined }, '/StartDate', expect.any(String)],
    ['a start of no calendar', { StartDate: '2027-02-30' }, '/StartDate', 'A start date is required'],
    ['the same day twice', { EndDate: next.StartDate }, '/EndDate', 'End date must be after the start date'],
    ['an end before the start', { EndDate: '2026-12-31' }, '/EndDate', 'End date must be after the start date'],
    ['a marker for a date', { EndDate: 'DATE_FIELD_NULL' }, '/EndDate', 'End date must be after the start date'],
    ['two sources', { DuplicatedEdition: 3 }, '/DuplicatedEdition', 'must be the same as Id'],
    ['an unknown source', { Id: 77 }, '/Id', 'There is no such edition'],
    [
      'an unknown source by the other name',
      { Id: null, DuplicatedEdition: 77 },
      '/DuplicatedEdition',
      'There is no such edition',
    ],
    ['a status', { Status: 1 }, '/Status', 'must NOT have additional properties'],
    ['a version', { Version: 7 }, '/Version', 'must NOT have additional properties'],
  ])('[S108] [Q-S24] refuses %s and changes nothing', async (_case, change, pointer, detail) => {
    const before = await editionsOf(test);
    const answer = await create({ Id: 4, ...next, ...change });
    expect(answer.statusCode, answer.body).toBe(422);
    expect(answer.json().errors).toContainEqual({ pointer, detail });
    expect(await editionsOf(test)).toEqual(before);
  });

  it.each([2, 4, 5])('[S121] [Q-S18] refuses user %i, who may not manage reports', async (as) => {
    const before = await editionsOf(test);
    expect((await create({ Id: 4, ...next }, as)).statusCode).toBe(403);
    expect(await editionsOf(test)).toEqual(before);
  });
});

const setNextEditionId = (id: number) =>
  sql`select setval(pg_get_serial_sequence('edition', 'id'), ${id - 1})`.execute(test.db);
