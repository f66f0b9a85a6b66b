import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '#generated/schema.ts';
import { assignWorkflow } from '../../server/areas/dashboard/assignment.ts';
import { openTestApp, type TestApp } from './support/app.ts';
import { type AsLoaded, keepLoaded } from './support/as-loaded.ts';
import { handlerCall } from './support/handler-call.ts';
import { rowOf, setEditionActive } from './support/ratings.ts';

type Assignment = components['schemas']['WorkflowAssignment'];

let test: TestApp;
let loaded: AsLoaded;
beforeAll(async () => {
  test = await openTestApp({ contents: 'demo' });
  loaded = await keepLoaded(test.db);
});
beforeEach(() => loaded.restorePeople());
afterAll(() => test.close());

const research = 0;
const qa = 1;
const base: Assignment = {
  WorkflowTaskType: research,
  ReportEditionId: 4,
  AssignedUserId: 11,
  CountryIds: [404, 604],
  IndicatorIds: [451, 452],
};
const put = (change: object = {}, { as = 1, editionId = 4 } = {}) =>
  test.call('assignWorkflow', { as, params: { editionId }, body: { ...base, ...change } });
const summarise = (change: Partial<Assignment> = {}, { as = 1, editionId = 4 } = {}) => {
  const { CountryIds, IndicatorIds, ...draft } = { ...base, ...change };
  const body = { ...draft, Countries: CountryIds.map(selected), Indicators: IndicatorIds.map(selected) };
  return test.call('summariseWorkflowAssignment', { as, params: { editionId }, body });
};
/** A row of a table as the client has it, with more than its Id. */
const selected = (Id: number) => ({ Id, Name: 'whatever' });

/** The two slots, and what follows from them (ADR-173). */
const followed = ['research_user_id', 'qa_user_id', 'assigned_on', 'next_user_id'];

/** The rows that differ from what was loaded, with all other columns compared as a whole. */
async function changes() {
  const { rows } = await sql<{ id: number; research: number; qa: number; other: boolean }>`
    select ci.id, ci.research_user_id as research, ci.qa_user_id as qa,
      to_jsonb(ci) - ${followed}::text[] <> to_jsonb(b) - ${followed}::text[] as other
    from country_indicator ci join as_loaded b on b.id = ci.id
    where ci.id = any(${await loaded.written()}::int[]) and row(ci.*) is distinct from row(b.*) order by ci.id`.execute(
    test.db,
  );
  return rows;
}
const pairsOf = ({ CountryIds, IndicatorIds }: Assignment) =>
  test.db
    .selectFrom('country_indicator')
    .selectAll()
    .where('country_id', 'in', CountryIds)
    .where('indicator_id', 'in', IndicatorIds)
    .execute();
/** 100 countries by 50 indicators. */
async function many(): Promise<Assignment> {
  const countries = await test.db
    .selectFrom('edition_country')
    .where('edition_id', '=', 4)
    .select('country_id')
    .execute();
  const CountryIds = countries.map(({ country_id }) => country_id).slice(0, 100);
  return { ...base, CountryIds, IndicatorIds: Array.from({ length: 50 }, (_, index) => 451 + index) };
}

describe('summariseWorkflowAssignment', () => {
  it('[S237] [S204] counts the pairs of the selection and those that another user holds', async () => {
    const big = await many();
    for (const draft of [base, big, { ...big, WorkflowTaskType: qa, AssignedUserId: 3 }] as const) {
      const slots = (await pairsOf(draft)).map((row) =>
        draft.WorkflowTaskType ? row.qa_user_id : row.research_user_id,
      );
      const others = slots.filter((holder) => holder !== null && holder !== draft.AssignedUserId).length;
      const answer = await summarise(draft);
      expect(answer.json()).toMatchObject({ CandidateCount: slots.length, ExisitingCount: others });
      expect(others).toBeGreaterThan(0);
      expect(others).toBeLessThan(slots.length + (draft === base ? 1 : 0));
    }
    expect(await changes()).toEqual([]);
  });

  it('counts a pair once, and none that does not exist', async () => {
    const twice = { CountryIds: [404, 404, 999_999], IndicatorIds: [451, 451, 1, 999_999] };
    expect((await summarise(twice)).json()).toEqual({
      CandidateCount: 1,
      ExisitingCount: 1,
      SameUserCount: 0,
      CompletedCount: 0,
    });
    expect((await summarise({ IndicatorIds: [1] })).json()).toEqual({
      CandidateCount: 0,
      ExisitingCount: 0,
      SameUserCount: 0,
      CompletedCount: 0,
    });
  });

  it('does not count who holds it already', async () => {
    const mine = { CountryIds: [404], IndicatorIds: [451], AssignedUserId: 2 };
    expect((await summarise(mine)).json()).toMatchObject({ CandidateCount: 1, ExisitingCount: 0 });
  });

  it('[S237] counts the pairs that one person would research and review', async () => {
    const toReviewer = { CountryIds: [404], IndicatorIds: [451], AssignedUserId: 3 };
    expect((await summarise(toReviewer)).json()).toEqual({
      CandidateCount: 1,
      ExisitingCount: 1,
      SameUserCount: 1,
      CompletedCount: 0,
    });
    const reviewedAlready = { ...toReviewer, WorkflowTaskType: qa } as const;
    expect((await summarise(reviewedAlready)).json()).toEqual({
      CandidateCount: 1,
      ExisitingCount: 0,
      SameUserCount: 0,
      CompletedCount: 0,
    });
  });
});

describe('assignWorkflow', () => {
  it('[S238] [S205] [S146] sets the researcher of every pair, and nothing else of any', async () => {
    const answer = await put();
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({
      WorkflowTaskType: research,
      ReportEditionId: 4,
      AssignedUserId: 11,
      AssignedUserName: '陈伟',
      AssignedCount: 4,
    });
    const changed = await changes();
    expect(changed).toHaveLength(4);
    for (const row of changed) expect(row).toMatchObject({ research: 11, other: false });
    expect(await rowOf(test)).toMatchObject({ research_user_id: 11, qa_user_id: 3, status: 1 });
  });

  it('[S146] sets the reviewer where the task is QA', async () => {
    expect((await put({ WorkflowTaskType: qa })).statusCode).toBe(200);
    for (const row of await changes()) expect(row).toMatchObject({ qa: 11, other: false });
    expect(await rowOf(test)).toMatchObject({ research_user_id: 2, qa_user_id: 11 });
  });

  it('lets one user be researcher and reviewer of the same', async () => {
    expect((await put({ WorkflowTaskType: qa, AssignedUserId: 2 })).statusCode).toBe(200);
    expect(await rowOf(test)).toMatchObject({ research_user_id: 2, qa_user_id: 2 });
  });

  it('says how many it took over, which the summary had announced, and none the second time', async () => {
    const big = await many();
    const announced = (await summarise(big)).json();
    const first = (await put(big)).json();
    expect(first).toMatchObject({ AssignedCount: 5000, OverwrittenCount: announced.ExisitingCount });
    expect(announced.CandidateCount).toBe(5000);
    expect(first.OverwrittenCount).toBeGreaterThan(0);
    expect((await pairsOf(big)).every((row) => row.research_user_id === 11)).toBe(true);
    expect((await changes()).every((row) => row.research === 11 && !row.other)).toBe(true);
    expect((await put(big)).json()).toMatchObject({ AssignedCount: 5000, OverwrittenCount: 0 });
  });

  it('takes as many statements for 5,000 pairs as for one', async () => {
    const count = async (assignment: Assignment) => {
      let statements = 0;
      const db = test.db.withPlugin({
        transformQuery: ({ node }) => {
          statements += 1;
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      await assignWorkflow(handlerCall({ db }, { params: { editionId: 4 }, body: assignment }));
      return statements;
    };
    expect(await count(await many())).toBe(
      await count({ ...base, AssignedUserId: 7, CountryIds: [404], IndicatorIds: [451] }),
    );
  });

  it('lets assignments that overlap finish, one after the other', async () => {
    const big = await many();
    const reversed = { ...big, CountryIds: big.CountryIds.toReversed(), IndicatorIds: big.IndicatorIds.toReversed() };
    const answers = await Promise.all([put(big), put({ ...reversed, AssignedUserId: 7 }), put(reversed)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const holders = new Set((await pairsOf(big)).map((row) => row.research_user_id));
    expect([[11], [7]]).toContainEqual([...holders]);
  });

  it('leaves the pairs of a removed country alone', async () => {
    const kenya = test.db.updateTable('edition_country').where('edition_id', '=', 4).where('country_id', '=', 404);
    await kenya.set({ removed_on: new Date() }).execute();
    expect((await put()).json()).toMatchObject({ AssignedCount: 2 });
    expect((await summarise()).json()).toMatchObject({ CandidateCount: 2 });
    await kenya.set({ removed_on: null }).execute();
    expect(await rowOf(test)).toMatchObject({ research_user_id: 2 });
  });
});

describe('who can be assigned', () => {
  it.each([
    ['an admin', 1, 200, 200],
    ['a researcher', 2, 200, 200],
    ['an external researcher', 4, 200, 422],
    ['a spectator', 5, 200, 422],
    ['an inactive user', 6, 422, 422],
    ['a user outside of the edition', 13, 422, 422],
    ['nobody', 999_999, 422, 422],
  ])('%s', async (_who, AssignedUserId, forResearch, forQa) => {
    for (const [WorkflowTaskType, status] of [
      [research, forResearch],
      [qa, forQa],
    ] as const) {
      const draft = { WorkflowTaskType, AssignedUserId, CountryIds: [8], IndicatorIds: [600] };
      for (const answer of [await summarise(draft), await put(draft)]) {
        expect(answer.statusCode, answer.body).toBe(status);
        if (status === 422) expect(answer.json().errors[0].pointer).toBe('/AssignedUserId');
      }
    }
    if (forResearch === 422) expect(await changes()).toEqual([]);
  });

  it('not who was removed from the edition', async () => {
    const member = test.db.updateTable('edition_user').where('edition_id', '=', 4).where('user_id', '=', 11);
    await member.set({ removed_on: new Date() }).execute();
    expect((await put()).statusCode).toBe(422);
    await member.set({ removed_on: null }).execute();
    expect(await changes()).toEqual([]);
  });
});

describe('refusals', () => {
  it('[Q-S23] of an inactive edition', async () => {
    await setEditionActive(test, false);
    const answer = await put();
    await setEditionActive(test, true);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'inactive-edition' });
    expect(await changes()).toEqual([]);
  });

  it('[Q-S25] of a body that names another edition than the address', async () => {
    for (const answer of [await put({ ReportEditionId: 3 }), await summarise({ ReportEditionId: 3 })]) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors[0].pointer).toBe('/ReportEditionId');
    }
    expect(await changes()).toEqual([]);
  });

  it('of who is no report manager, and of an edition that is not there', async () => {
    for (const [as, editionId, status] of [
      [0, 4, 401],
      [2, 4, 403],
      [4, 4, 403],
      [5, 4, 403],
      [1, 77, 404],
    ] as const)
      for (const call of [put, summarise]) expect((await call({}, { as, editionId })).statusCode).toBe(status);
    expect(await changes()).toEqual([]);
  });

  it('[Q-S24] [Q-S26] of a body that is wrong, by the pointer to what is', async () => {
    for (const [pointer, change] of [
      ['/WorkflowTaskType', { WorkflowTaskType: 2 }],
      ['/AssignedUserId', { AssignedUserId: undefined }],
      ['/AssignedUserId', { AssignedUserId: '11' }],
      ['/ReportEditionId', { ReportEditionId: undefined }],
      ['/CountryIds', { CountryIds: [] }],
      ['/CountryIds', { CountryIds: [404, 404] }],
      ['/IndicatorIds/1', { IndicatorIds: [451, '452'] }],
      ['/IndicatorIds/0', { IndicatorIds: [0] }],
      ['/IndicatorIds', { IndicatorIds: Array.from({ length: 1001 }, (_, index) => index + 1) }],
      ['/Status', { Status: 3 }],
    ] as const) {
      const answer = await put(change);
      expect(answer.statusCode, pointer).toBe(422);
      expect(answer.json().errors.map((error: { pointer: string }) => error.pointer)).toContain(pointer);
    }
    expect(await changes()).toEqual([]);
  });
});
