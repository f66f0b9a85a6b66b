import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from './support/app.ts';
import { closingOf, isKept } from './support/closing.ts';
import { restoreEditions } from './support/editions.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
const { create, closing, revertOf, takeBack, pairs, keepFew } = closingOf(() => test);

const keyOf = ({ country, library }: { country: number; library: number }) => `${country} ${library}`;

describe('readEditionClosing', () => {
  it('[B41] counts by status as the progress of the countries does, and leaves removed countries out', async () => {
    await test.call('removeEditionCountry', { as: 1, params: { id: 4, countryId: 404 } });
    const progress = (await test.call('listCountriesProgress', { as: 1, params: { reportEditionId: 4 } })).json();
    const total = (name: string) =>
      progress.reduce((sum: number, one: { WorkflowStatuses: Record<string, number> }) => {
        return sum + (one.WorkflowStatuses[name] ?? 0);
      }, 0);
    const { Total, NotCompleted, WorkflowStatuses } = await closing();
    expect(WorkflowStatuses).toEqual({
      Open: total('Open'),
      ResearchInProgress: total('ResearchInProgress'),
      QAInProgress: total('QAInProgress'),
      QAComplete: total('QAComplete'),
    });
    expect(Total).toBe(11 * 150);
    expect(NotCompleted).toBe(Total - WorkflowStatuses.QAComplete);
    await restoreEditions(test);
  });

  it('[B41] counts by the person whose turn it is, most first, and what nobody is assigned', async () => {
    const { NotCompleted, People } = await closing();
    const open = (await pairs(4)).filter(({ status }) => status < 3);
    const turn = ({ status, research, qa }: (typeof open)[number]) => (status === 2 ? qa : research);
    const expected = Map.groupBy(open, turn);
    expect(People.map(({ UserId }: { UserId: number }) => UserId).toSorted()).toEqual([...expected.keys()].toSorted());
    for (const { UserId, NotCompleted: count, Open, ResearchInProgress, QAInProgress } of People) {
      const own = expected.get(UserId) ?? [];
      expect(count).toBe(own.length);
      expect([Open, ResearchInProgress, QAInProgress]).toEqual(
        [0, 1, 2].map((wanted) => own.filter(({ status }) => status === wanted).length),
      );
    }
    const counts = People.map(({ NotCompleted: count }: { NotCompleted: number }) => count);
    expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a));
    expect(counts.reduce((sum: number, count: number) => sum + count, 0)).toBe(NotCompleted);
    expect(People.filter(({ UserId }: { UserId: number | null }) => UserId === null)).toEqual([
      expect.objectContaining({ FullName: null }),
    ]);
  });

  it('[B41] is for those who manage editions', async () => {
    for (const operation of ['readEditionClosing', 'readEditionRevert'] as const)
      expect((await test.call(operation, { as: 5, params: { id: 4 } })).statusCode).toBe(403);
    expect((await takeBack(4, 5)).statusCode).toBe(403);
  });
});

describe('what the next edition takes along', () => {
  beforeEach(keepFew);
  afterEach(() => restoreEditions(test));

  it('[B41] is nothing where nothing is asked for', async () => {
    const id = await create();
    expect((await pairs(id)).filter(({ research, qa }) => research || qa)).toEqual([]);
    expect(await revertOf(id)).toMatchObject({ Assigned: 0, BroughtReferences: 0 });
  });

  it('[B41] are the assignments of active users of the edition, of whole editions at once', async () => {
    const before = await pairs(4);
    const someone = before.find(({ research }) => research === 2);
    expect(someone).toBeDefined();
    await test.call('removeEditionUser', { as: 1, params: { id: 4, userId: 9 } });
    await test.db.updateTable('app_user').set({ status: 0 }).where('id', '=', 8).execute();
    const { Assigned } = await closing();
    const id = await create({ BringAssignments: true });
    await test.db.updateTable('app_user').set({ status: 1 }).where('id', '=', 8).execute();
    const { rows: members } = await sql<{ id: number; role: number }>`select u.id, u.role from edition_user eu
      join app_user u on u.id = eu.user_id where eu.edition_id = ${id} and u.status = 1 and u.id <> 8`.execute(test.db);
    const isActive = (user: number | null) => members.some((one) => one.id === user);
    const mayCheck = (user: number | null) => members.some((one) => one.id === user && one.role < 2);
    const expected = new Map(
      before.map((one) => [
        keyOf(one),
        { research: isActive(one.research) ? one.research : null, qa: mayCheck(one.qa) ? one.qa : null },
      ]),
    );
    const after = await pairs(id);
    expect(after.length % 150).toBe(0);
    expect(after.length).toBeGreaterThan(5 * 150);
    expect(after.every((one) => one.status === 0 && one.version === 1)).toBe(true);
    const wrong = after.filter((one) => {
      const wanted = expected.get(keyOf(one));
      return wanted?.research !== one.research || wanted.qa !== one.qa;
    });
    expect(wrong).toEqual([]);
    expect(after.filter(({ research, qa }) => research || qa)).toHaveLength(Assigned);
    expect(Assigned).toBeGreaterThan(100);
    expect(after.some(({ research, qa }) => research === 9 || qa === 9 || research === 8 || qa === 8)).toBe(false);
  });

  it('[B41] are the references, with the year in which they were first used', async () => {
    const { References } = await closing();
    const id = await create({ BringReferences: true });
    const of = async (editionId: number) => {
      const { rows } = await sql<{ text: string; n: number }>`
        select md5(string_agg(line, ',' order by line)) as text, count(*)::int as n from (
          select concat_ws('|', ci.country_id, i.library_indicator_id, r.title, r.author, r.publication_date,
            r.access_date, r.information, r.url, r.year_first_used) as line
          from reference r join country_indicator ci on ci.id = r.country_indicator_id
          join indicator i on i.id = ci.indicator_id
          where ci.edition_id = ${editionId} and ${isKept}) lines`.execute(test.db);
      return rows[0];
    };
    expect(await of(id)).toEqual(await of(4));
    expect((await of(id))?.n).toBe(References);
    expect(References).toBeGreaterThan(10);
    expect(await revertOf(id)).toMatchObject({ References: 0, BroughtReferences: References, Assigned: 0 });
  });
});

describe('the migration of closed editions', () => {
  it('[B42] knows by the instant which edition closed which', async () => {
    const editions = await test.db.selectFrom('edition').select(['id', 'closed_edition_id']).orderBy('id').execute();
    expect(editions.map(({ closed_edition_id }) => closed_edition_id)).toEqual([null, 1, 2, 3]);
    const { rows } = await sql<{ id: number; before: number }>`select e.id, b.id as before from edition e
      join edition b on b.inactive_date = e.creation_date order by e.id`.execute(test.db);
    expect(rows).toEqual([
      { id: 2, before: 1 },
      { id: 3, before: 2 },
      { id: 4, before: 3 },
    ]);
  });
});
