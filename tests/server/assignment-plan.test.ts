import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from './support/app.ts';
import { type AsLoaded, keepLoaded } from './support/as-loaded.ts';
import { setEditionActive } from './support/ratings.ts';

let test: TestApp;
let loaded: AsLoaded;
beforeAll(async () => {
  test = await openTestApp({ contents: 'demo' });
  loaded = await keepLoaded(test.db);
});
beforeEach(() => loaded.restorePeople());
afterAll(() => test.close());

const MILESTONE = 16;
const params = { editionId: 4 };
const africa = { MilestoneId: MILESTONE, CountryIds: [384, 404] };
const apply = (Cells: object[], more: object = {}, as = 1) =>
  test.call('applyAssignmentPlan', { as, params, body: { Cells, ...more } });
const summarise = (Cells: object[], more: object = {}, query = {}) =>
  test.call('summariseAssignmentPlan', { as: 1, params, query, body: { Cells, ...more } });
const revert = (assignmentId: number, as = 1) =>
  test.call('revertAssignment', { as, params: { editionId: 4, assignmentId } });

interface Pair {
  id: number;
  country_id: number;
  research_user_id: number | null;
  qa_user_id: number | null;
  status: number;
  version: number;
}

/** The rows of the milestone in these countries, in the order of the list. */
async function pairs(countries: number[]): Promise<Pair[]> {
  const { rows } = await sql<Pair>`select ci.* from country_indicator ci join indicator i on i.id = ci.indicator_id
    join activity a on a.id = i.activity_id where ci.edition_id = 4 and a.milestone_id = ${MILESTONE}
      and ci.country_id = any(${countries}) order by ci.position`.execute(test.db);
  return rows;
}
async function differing(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from country_indicator ci
    join as_loaded b on b.id = ci.id where ci.id = any(${await loaded.written()}::int[]) and row(ci.*) is distinct from row(b.*)`.execute(
    test.db,
  );
  return rows[0]?.count ?? -1;
}

describe('applyAssignmentPlan', () => {
  it('[B25] gives several people even shares in the order of the list, and leaves what a cell leaves out', async () => {
    const before = await pairs([384, 404]);
    const answer = await apply([{ ...africa, Research: { UserIds: [2, 11, 8] } }]);
    expect(answer.statusCode, answer.body).toBe(200);
    const now = await pairs([384, 404]);
    const shares = [2, 11, 8].map((id) => now.filter(({ research_user_id }) => research_user_id === id).length);
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(before.length);
    const order = now.map(({ research_user_id }) => [2, 11, 8].indexOf(research_user_id ?? 0));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(now.map(({ qa_user_id, version, status }) => [qa_user_id, version, status])).toEqual(
      before.map(({ qa_user_id, version, status }) => [qa_user_id, version, status]),
    );
  });

  it('[B25] research by one cell and QA by another of the same place are both assigned, and counted once', async () => {
    const before = await pairs([384, 404]);
    const cells = [
      { ...africa, Research: { UserIds: [2] } },
      { ...africa, QA: { UserIds: [3, 9] } },
    ];
    const { PairCount, Count, CompletedCount } = (await summarise(cells)).json();
    const answer = await apply(cells);
    expect(answer.statusCode, answer.body).toBe(200);
    const now = await pairs([384, 404]);
    expect(new Set(now.map(({ research_user_id }) => research_user_id))).toEqual(new Set([2]));
    expect(now.filter(({ qa_user_id }) => qa_user_id === 3)).toHaveLength(Math.ceil(now.length / 2));
    expect(now.filter(({ qa_user_id }) => qa_user_id === 9)).toHaveLength(Math.floor(now.length / 2));
    const changed = (one: 'research_user_id' | 'qa_user_id') =>
      now.filter((pair, at) => pair[one] !== before[at]?.[one]);
    const all = new Set([...changed('research_user_id'), ...changed('qa_user_id')]);
    expect(answer.json().PairCount).toBe(all.size);
    expect(PairCount).toBe(all.size);
    expect(Count).toBe(changed('research_user_id').length + changed('qa_user_id').length);
    expect(CompletedCount).toBe(before.filter(({ status }) => status === 3).length);
    expect((await revert(answer.json().AssignmentId)).json().RestoredCount).toBe(all.size);
    expect(await differing()).toBe(0);
  });

  it('[B25] [B26] takes people off, and leaves what is completed where it is asked to', async () => {
    const before = await pairs([404]);
    const cell = { MilestoneId: MILESTONE, CountryIds: [404], QA: { UserIds: [] } };
    expect((await apply([cell], { LeaveCompleted: true })).statusCode).toBe(200);
    for (const [index, { status, qa_user_id }] of (await pairs([404])).entries())
      expect(qa_user_id).toBe(status === 3 ? before[index]?.qa_user_id : null);
    expect((await apply([cell])).statusCode).toBe(200);
    expect((await pairs([404])).every(({ qa_user_id }) => qa_user_id === null)).toBe(true);
  });

  it('[B25] is one act with one notice for each person and task', async () => {
    await sql`delete from work_notice`.execute(test.db);
    const cells = [{ ...africa, Research: { UserIds: [11, 8] }, QA: { UserIds: [3] } }];
    const { AssignmentId } = (await apply(cells)).json();
    const { rows } = await sql<{ user_id: number; act_id: number }>`select user_id, act_id from work_notice`.execute(
      test.db,
    );
    expect(rows.every(({ act_id }) => act_id === AssignmentId)).toBe(true);
    expect(rows.map(({ user_id }) => user_id).toSorted((a, b) => a - b)).toEqual([3, 8, 11]);
    const events = await sql<{ count: number }>`select count(distinct country_id)::int as count from event
      where act_id = ${AssignmentId} and kinds = 4`.execute(test.db);
    expect(events.rows[0]?.count).toBe(2);
  });

  it('[B25] brings what the last edition had, as far as people can be assigned', async () => {
    const cell = { ...africa, Research: { UserIds: [], AsLastEdition: true } };
    const announced = (await summarise([cell])).json();
    const answer = await apply([cell]);
    expect(answer.json().PairCount).toBe(announced.PairCount);
    const { rows } = await sql<{ wrong: number }>`select count(*)::int as wrong from country_indicator ci
      join as_loaded own on own.id = ci.id
      join indicator i on i.id = ci.indicator_id join activity a on a.id = i.activity_id and a.milestone_id = ${MILESTONE}
      left join indicator s on s.edition_id = 3 and s.library_indicator_id = i.library_indicator_id
      left join country_indicator held on held.indicator_id = s.id and held.country_id = ci.country_id
      left join (edition_user eu join app_user u on u.id = eu.user_id and u.status = 1)
        on eu.edition_id = 4 and eu.removed_on is null and eu.user_id = held.research_user_id
      where ci.country_id in (384, 404)
        and ci.research_user_id is distinct from coalesce(u.id, own.research_user_id)`.execute(test.db);
    expect(rows[0]?.wrong).toBe(0);
  });
});

describe('summariseAssignmentPlan', () => {
  it('[B25] names every pair that changes hands, page by page, and changes nothing', async () => {
    const cells = [{ ...africa, Research: { UserIds: [11] }, QA: { UserIds: [3] } }];
    const whole = (await summarise(cells, {}, { pageSize: 200 })).json();
    const before = await pairs([384, 404]);
    const research = before.filter(({ research_user_id }) => research_user_id !== 11).length;
    const qa = before.filter(({ qa_user_id }) => qa_user_id !== 3).length;
    expect(whole).toMatchObject({ Count: research + qa });
    expect(whole.People.find(({ UserId }: { UserId: number }) => UserId === 11)).toMatchObject({
      ResearchGained: research,
      ResearchLost: 0,
    });
    const second = (await summarise(cells, {}, { offset: 3, pageSize: 2 })).json();
    expect(second.Data).toEqual(whole.Data.slice(3, 5));
    expect(await differing()).toBe(0);
    expect((await apply(cells)).json().PairCount).toBe(whole.PairCount);
  });
});

describe('refusals of a plan', () => {
  it.each([
    ['who may not take the task', { QA: { UserIds: [4] } }, '/Cells/0/QA/UserIds/0'],
    ['who is inactive', { Research: { UserIds: [2, 6] } }, '/Cells/0/Research/UserIds/1'],
    ['who is not of the edition', { Research: { UserIds: [13] } }, '/Cells/0/Research/UserIds/0'],
    [
      'people beside the last edition',
      { Research: { UserIds: [2], AsLastEdition: true } },
      '/Cells/0/Research/UserIds',
    ],
    ['another edition’s milestone', { MilestoneId: 1, Research: { UserIds: [2] } }, '/Cells/0/MilestoneId'],
  ])('[B25] %s', async (_what, change, pointer) => {
    for (const answer of [await apply([{ ...africa, ...change }]), await summarise([{ ...africa, ...change }])]) {
      expect(answer.statusCode, answer.body).toBe(422);
      expect(answer.json().errors[0].pointer).toBe(pointer);
    }
    expect(await differing()).toBe(0);
  });

  it('[B25] two cells that decide the same, a closed edition, and who is no manager', async () => {
    const research = { Research: { UserIds: [2] } };
    const twice = await apply([
      { ...africa, ...research },
      { ...africa, CountryIds: [404], ...research },
    ]);
    expect(twice.json().errors[0].pointer).toBe('/Cells/1/CountryIds');
    expect((await apply([{ ...africa, ...research }], {}, 2)).statusCode).toBe(403);
    await setEditionActive(test, false);
    const closed = await apply([{ ...africa, ...research }]);
    await setEditionActive(test, true);
    expect(closed.json()).toMatchObject({ status: 409, code: 'inactive-edition' });
    expect(await differing()).toBe(0);
  });
});

describe('revertAssignment', () => {
  const plan = [{ ...africa, Research: { UserIds: [11] }, QA: { UserIds: [] } }];

  it('[B26] restores who had it and since when, and withdraws its notices', async () => {
    await sql`delete from work_notice`.execute(test.db);
    const { AssignmentId, PairCount } = (await apply(plan)).json();
    const answer = await revert(AssignmentId);
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toEqual({ AssignmentId, RestoredCount: PairCount });
    expect(await differing()).toBe(0);
    expect((await sql`select from work_notice`.execute(test.db)).rows).toHaveLength(0);
    expect((await revert(AssignmentId)).json()).toMatchObject({ status: 409, code: 'conflict' });
  });

  it('[B26] of one choice, also where it took people off', async () => {
    const body = {
      ...{ WorkflowTaskType: 0, ReportEditionId: 4, AssignedUserId: null },
      ...{ CountryIds: [404], IndicatorIds: [451, 452] },
    };
    const answer = await test.call('assignWorkflow', { as: 1, params, body });
    expect(answer.json()).toMatchObject({ AssignedUserId: null, AssignedUserName: null, AssignedCount: 2 });
    expect(await differing()).toBeGreaterThan(0);
    expect((await revert(answer.json().AssignmentId)).statusCode).toBe(201);
    expect(await differing()).toBe(0);
  });

  it('[B26] is refused once one was assigned anew, even to the same person, or saved', async () => {
    const { AssignmentId } = (await apply(plan)).json();
    const anew = { WorkflowTaskType: 0, ReportEditionId: 4, CountryIds: [404], IndicatorIds: [451] };
    for (const AssignedUserId of [8, 11])
      await test.call('assignWorkflow', { as: 1, params, body: { ...anew, AssignedUserId } });
    const held = await differing();
    await sql`update country_indicator set assigned_on = assigned_on + interval '1 second'
      where country_id = 404 and indicator_id = 451`.execute(test.db);
    const refused = (await revert(AssignmentId)).json();
    expect(refused).toMatchObject({ status: 409, code: 'changed-since' });
    expect(refused.ChangedSince).toHaveLength(1);
    expect(refused.ChangedSince[0]).toMatchObject({ CountryName: 'Kenya' });
    expect(await differing()).toBe(held);
  });

  it('[B26] is for managers, of the edition of the address, and not where nothing changed', async () => {
    const { AssignmentId } = (await apply(plan)).json();
    expect((await revert(AssignmentId, 2)).statusCode).toBe(403);
    const other = await test.call('revertAssignment', { as: 1, params: { editionId: 3, assignmentId: AssignmentId } });
    expect(other.statusCode).toBe(404);
    expect((await apply(plan)).json()).toMatchObject({ AssignmentId: null, PairCount: 0 });
  });

  it('[B25] a plan waits for a save that is under way, and keeps it', async () => {
    const saving = test.db.transaction().execute(async (trx) => {
      await sql`update country_indicator set version = version + 1
        where country_id = 404 and indicator_id = 451`.execute(trx);
    });
    const [answer] = await Promise.all([apply(plan), saving]);
    expect(answer.statusCode).toBe(200);
    const [own] = (await pairs([404])).filter(({ research_user_id }) => research_user_id !== 11);
    expect(own).toBeUndefined();
    await sql`update country_indicator ci set version = b.version from as_loaded b
      where b.id = ci.id and ci.version <> b.version`.execute(test.db);
  });
});
