import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WorkflowStatus } from '#generated/enums.ts';
import type { components } from '#generated/schema.ts';
import { openTestApp, type TestApp } from './support/app.ts';
import { type AsLoaded, keepLoaded } from './support/as-loaded.ts';

type Workload = components['schemas']['Workload'];

const params = { editionId: 4 };
const { QAInProgress } = WorkflowStatus;
/** Rui Tanaka, who here reviews as well. */
const from = 2;

let test: TestApp;
let loaded: AsLoaded;
beforeAll(async () => {
  test = await openTestApp();
  await sql`update country_indicator set qa_user_id = ${from} where edition_id = 4 and status = ${QAInProgress}
    and country_id in (384, 404) and research_user_id <> ${from}`.execute(test.db);
  loaded = await keepLoaded(test.db);
});
beforeEach(async () => {
  await loaded.restorePeople();
  await sql`delete from work_notice`.execute(test.db);
});
afterAll(() => test.close());

const handOver = (cell: object, more: object = {}) => ({ FromUserId: from, Cells: [cell], ...more });
const apply = (body: object) => test.call('applyAssignmentPlan', { as: 1, params, body });
const summarise = (body: object) => test.call('summariseAssignmentPlan', { as: 1, params, body });
const loadOf = async (id: number) => {
  const people: Workload[] = (await test.call('listWorkload', { as: 1, params })).json();
  const own = people.find(({ UserId }) => UserId === id);
  if (!own) throw new Error(`no workload of ${id}`);
  return { research: own.Research.Open + own.Research.InProgress, qa: own.QA.Waiting, own };
};

interface Moved {
  id: number;
  status: number;
  was_waiting: boolean;
  research_is: number | null;
  research_was: number | null;
  qa_is: number | null;
  qa_was: number | null;
}

/** What changed hands since it was loaded, in the order of the list. */
async function moved(): Promise<Moved[]> {
  const { rows } =
    await sql<Moved>`select ci.id, b.status, b.next_user_id is not distinct from ${from}::int as was_waiting,
      ci.research_user_id as research_is, b.research_user_id as research_was, ci.qa_user_id as qa_is, b.qa_user_id as qa_was
    from country_indicator ci join as_loaded b on b.id = ci.id
    where ci.id = any(${await loaded.written()}::int[]) and (ci.research_user_id, ci.qa_user_id) is distinct from (b.research_user_id, b.qa_user_id)
    order by ci.position`.execute(test.db);
  return rows;
}

describe('handing over what waits for one person', () => {
  it('[B21] moves what the workload counts as left, research and QA apart, in even shares', async () => {
    const before = await loadOf(from);
    expect(before.research).toBeGreaterThan(10);
    expect(before.qa).toBeGreaterThan(3);
    const body = handOver({ Research: { UserIds: [11, 8, 9] }, QA: { UserIds: [3, 8] } });
    const told = (await summarise(body)).json();
    const answer = await apply(body);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().PairCount).toBe(before.research + before.qa);
    expect(told).toMatchObject({ PairCount: before.research + before.qa, CompletedCount: 0 });
    expect(told.People.find(({ UserId }: { UserId: number }) => UserId === from)).toMatchObject({
      ResearchLost: before.research,
      QALost: before.qa,
      ResearchGained: 0,
    });

    const rows = await moved();
    expect(rows.every(({ was_waiting }) => was_waiting)).toBe(true);
    const research = rows.filter(({ status }) => status < QAInProgress);
    const qa = rows.filter(({ status }) => status === QAInProgress);
    expect(research.every(({ qa_is, qa_was }) => qa_is === qa_was)).toBe(true);
    expect(qa.every(({ research_is, research_was }) => research_is === research_was)).toBe(true);
    const shares = (ids: number[], got: (number | null)[]) => ids.map((id) => got.filter((one) => one === id).length);
    const researchShares = shares(
      [11, 8, 9],
      research.map(({ research_is }) => research_is),
    );
    const qaShares = shares(
      [3, 8],
      qa.map(({ qa_is }) => qa_is),
    );
    for (const some of [researchShares, qaShares]) expect(Math.max(...some) - Math.min(...some)).toBeLessThanOrEqual(1);
    expect((await loadOf(from)).research).toBe(0);
    expect((await loadOf(from)).qa).toBe(0);
    expect((await loadOf(from)).own.Research).toMatchObject({
      Submitted: before.own.Research.Submitted,
      Completed: before.own.Research.Completed,
    });
  });

  it('[B21] tells each person once for a task, and is undone as one act', async () => {
    const { AssignmentId, PairCount } = (
      await apply(handOver({ Research: { UserIds: [11, 8] }, QA: { UserIds: [3] } }))
    ).json();
    const notices = await sql<{ user_id: number; act_id: number }>`select user_id, act_id from work_notice`.execute(
      test.db,
    );
    expect(notices.rows.every(({ act_id }) => act_id === AssignmentId)).toBe(true);
    expect(notices.rows.map(({ user_id }) => user_id).toSorted((a, b) => a - b)).toEqual([3, 8, 11]);
    const undone = await test.call('revertAssignment', {
      as: 1,
      params: { editionId: 4, assignmentId: AssignmentId },
    });
    expect(undone.json()).toEqual({ AssignmentId, RestoredCount: PairCount });
    expect(await moved()).toHaveLength(0);
    expect((await sql`select from work_notice`.execute(test.db)).rows).toHaveLength(0);
  });

  it('[B21] [B26] takes the person off where nobody is to have it, and leaves a task that is left out', async () => {
    const { research } = await loadOf(from);
    expect((await apply(handOver({ Research: { UserIds: [] } }))).json().PairCount).toBe(research);
    const rows = await moved();
    expect(rows.every(({ research_is, status }) => research_is === null && status < QAInProgress)).toBe(true);
  });

  it('[B21] takes a milestone or some countries alone', async () => {
    const answer = await apply(handOver({ MilestoneId: 16, CountryIds: [404], Research: { UserIds: [11] } }));
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from as_loaded b
      join indicator i on i.id = b.indicator_id join activity a on a.id = i.activity_id
      where b.edition_id = 4 and a.milestone_id = 16 and b.country_id = 404 and b.next_user_id = ${from}
        and b.status < ${QAInProgress}`.execute(test.db);
    expect(answer.json().PairCount).toBe(rows[0]?.count);
  });

  it.each([
    ['who may not review', [{ QA: { UserIds: [4] } }], '/Cells/0/QA/UserIds/0'],
    ['who is inactive', [{ Research: { UserIds: [6] } }], '/Cells/0/Research/UserIds/0'],
    [
      'two cells that decide the same, one of them without a place',
      [{ MilestoneId: 16, CountryIds: [404], QA: { UserIds: [3] } }, { QA: { UserIds: [3] } }],
      '/Cells/1/CountryIds',
    ],
  ])('[B26] refuses %s, in its place', async (_what, Cells, pointer) => {
    for (const answer of [await apply({ FromUserId: from, Cells }), await summarise({ FromUserId: from, Cells })]) {
      expect(answer.statusCode, answer.body).toBe(422);
      expect(answer.json().errors[0].pointer).toBe(pointer);
    }
    expect(await moved()).toHaveLength(0);
  });
});
