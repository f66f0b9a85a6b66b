/** How far an edition is, and what each person carries: against the list and a recount [B20] [B21]. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '#generated/schema.ts';
import { openTestApp, type TestApp, testNow } from './support/app.ts';
import { rowOf, setRow } from './support/ratings.ts';

type Programme = components['schemas']['Programme'];
type Workload = components['schemas']['Workload'];
type Counts = components['schemas']['WorkflowStatusCounts'];

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ contents: 'demo' });
});
afterAll(() => test.close());

const read = async (editionId = 4): Promise<Programme> => {
  const answer = await test.call('readProgramme', { as: 5, params: { editionId } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const people = async (): Promise<Workload[]> => {
  const answer = await test.call('listWorkload', { as: 1, params: { editionId: 4 } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const countOf = async (query: object): Promise<number> => {
  const page = await test.call('listDashboardIndicators', {
    as: 1,
    params: { editionId: 4 },
    query: { currentUser: false, pageSize: 1, ...query },
  });
  expect(page.statusCode, page.body).toBe(200);
  return page.json().Count;
};
const total = (counts: Counts) => counts.Open + counts.ResearchInProgress + counts.QAInProgress + counts.QAComplete;
const sum = (all: Counts[], name: keyof Counts) => all.reduce((of, counts) => of + counts[name], 0);

describe('readProgramme', () => {
  it('[B20] each part is the count of the list behind it', async () => {
    const { Milestones, Regions } = await read();
    const [milestone, region] = [Milestones[1], Regions[2]];
    const statuses = ['Open', 'ResearchInProgress', 'QAInProgress', 'QAComplete'] as const;
    for (const [status, name] of statuses.entries()) {
      const workflows = `[${status}]`;
      expect(await countOf({ workflows, milestones: `[${milestone?.MilestoneId}]` })).toBe(
        milestone?.WorkflowStatuses[name],
      );
      expect(await countOf({ workflows, countries: JSON.stringify(region?.CountryIds) })).toBe(
        region?.WorkflowStatuses[name],
      );
    }
  });

  it('[B20] adds up, and its last day holds the present', async () => expectSound(await read()));

  it('[B20] each day holds what had been reached by then', async () => {
    const { OverTime } = await read();
    expect(OverTime[0]?.Date).toBe('2026-01-01');
    expect(OverTime.at(-1)?.Date).toBe('2026-11-20');
    for (const point of OverTime.slice(0, -1)) {
      const { rows } = await sql<{ submitted: number; completed: number }>`select
          (count(*) filter (where submitted_on < ${point.Date}::date + 1))::int as submitted,
          (count(*) filter (where status = 3 and status_since < ${point.Date}::date + 1))::int as completed
        from country_indicator where edition_id = 4 and status >= 2`.execute(test.db);
      expect(point).toEqual({
        Date: point.Date,
        Submitted: rows[0]?.submitted,
        Completed: rows[0]?.completed,
      });
    }
  });

  it('[B20] [B40] a closed edition ends on the day it was closed', async () => {
    const programme = await read(3);
    expect(programme.OverTime.at(-1)?.Date).toBe('2025-12-01');
    expectSound(programme);
  });

  it('[B21] [B40] in a closed edition overdue is what was so on the day it was closed', async () => {
    await sql`update edition set research_due_date = '2025-11-30', qa_due_date = '2025-12-31' where id = 3`.execute(
      test.db,
    );
    await sql`update country_indicator set status = case when country_id = 404 then 1 else 2 end,
      research_user_id = 2, qa_user_id = 3 where edition_id = 3 and country_id in (404, 392)`.execute(test.db);
    const answer = await test.call('listWorkload', { as: 1, params: { editionId: 3 } });
    const { 2: research, 3: qa } = Object.fromEntries(answer.json().map((one: Workload) => [one.UserId, one]));
    // research was due the day before it was closed, QA a month later
    const { Open, InProgress, Overdue } = research.Research;
    expect(Open + InProgress).toBeGreaterThan(0);
    expect(Overdue).toBe(Open + InProgress);
    expect(qa.QA).toMatchObject({ Waiting: expect.any(Number), Overdue: 0 });
    expect(qa.QA.Waiting).toBeGreaterThan(0);
  });

  it('[B20] a country that was removed counts nowhere', async () => {
    const before = await read();
    await sql`update edition_country set removed_on = now() where edition_id = 4 and country_id = 404`.execute(test.db);
    const after = await read();
    await sql`update edition_country set removed_on = null where edition_id = 4 and country_id = 404`.execute(test.db);
    expect(after.Progress.Total).toBe(before.Progress.Total - 150);
    expect(after.Regions.flatMap(({ CountryIds }) => CountryIds)).not.toContain(404);
    expectSound(after);
  });
});

function expectSound({ Progress, OverTime, Milestones, Regions }: Programme): void {
  const { WorkflowStatuses: counts } = Progress;
  expect(total(counts)).toBe(Progress.Total);
  for (const name of Object.keys(counts) as (keyof Counts)[]) {
    expect(
      sum(
        Milestones.map((one) => one.WorkflowStatuses),
        name,
      ),
    ).toBe(counts[name]);
    expect(
      sum(
        Regions.map((one) => one.WorkflowStatuses),
        name,
      ),
    ).toBe(counts[name]);
  }
  expect(OverTime.at(-1)).toMatchObject({
    Submitted: counts.QAInProgress + counts.QAComplete,
    Completed: counts.QAComplete,
  });
  for (const [at, point] of OverTime.entries())
    expect(point.Submitted).toBeGreaterThanOrEqual(OverTime[at - 1]?.Submitted ?? 0);
}

describe('submitted_on', () => {
  beforeEach(() => setRow(test, { status: 1, submitted_on: null }));
  const to = (status: number) => setRow(test, { status, changed_on: testNow });

  it('[B20] is set by a submission, kept by a completion, taken away by a step back', async () => {
    await to(2);
    expect((await rowOf(test)).submitted_on).toEqual(testNow);
    await setRow(test, { status: 3, changed_on: new Date('2026-11-20T12:00:00Z') });
    expect((await rowOf(test)).submitted_on).toEqual(testNow);
    await to(1);
    expect((await rowOf(test)).submitted_on).toBeNull();
  });

  it('[B20] is there exactly where the status says so', async () => {
    const { rows } = await sql`select from country_indicator where (submitted_on is not null) <> (status >= 2)
      or submitted_on > status_since`.execute(test.db);
    expect(rows).toHaveLength(0);
  });
});

describe('listWorkload', () => {
  it('[B21] each figure is the count of the list behind it', async () => {
    const all = await people();
    for (const { UserId: id, Research, QA } of all.filter(({ UserId }) => [2, 3, 4, 9, 13].includes(UserId))) {
      const mine = { nextUsers: `1: [${id}]` };
      const research = { researchUsers: `1: [${id}]` };
      const qa = { qaUsers: `1: [${id}]` };
      expect(Research).toMatchObject({
        Assigned: await countOf(research),
        Open: await countOf({ ...mine, workflows: '[0]' }),
        InProgress: await countOf({ ...mine, workflows: '[1]' }),
        Submitted: await countOf({ ...research, workflows: '[2]' }),
        Completed: await countOf({ ...research, workflows: '[3]' }),
        Returned: await countOf({ ...mine, workflows: '[1]', returned: true }),
        Overdue: await countOf({ ...mine, workflows: '[0,1]', overdue: true }),
      });
      expect(QA).toMatchObject({
        Assigned: await countOf(qa),
        Waiting: await countOf({ ...mine, workflows: '[2]' }),
        Completed: await countOf({ ...qa, workflows: '[3]' }),
        Overdue: await countOf({ ...mine, workflows: '[2]', overdue: true }),
      });
    }
  });

  it('[B21] names who has left and still carries something', async () => {
    const all = await people();
    expect(all.find(({ UserId }) => UserId === 13)).toMatchObject({ IsMember: false, IsActive: true });
    expect(all.map(({ FullName }) => FullName)).toContain('Ingrid Larsen');
    expect(new Set(all.flatMap(({ QA }) => QA.MedianDays ?? [])).size).toBeGreaterThan(3);
  });
});
