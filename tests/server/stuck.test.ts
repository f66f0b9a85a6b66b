/** What does not move, by rule: in SQL, in the shared rule, and in the list behind it [B24]. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RatingCheck, StuckRule, WorkflowStatus } from '#generated/enums.ts';
import type { components } from '#generated/schema.ts';
import { stuckBy } from '#rules/stuck.ts';
import { isStuck } from '../../server/domain/stuck-rules.ts';
import { openTestApp, type TestApp, testNow } from './support/app.ts';

type Stuck = components['schemas']['Stuck'];

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ contents: 'demo' });
  // some of every rule, wherever the demonstration has few
  await sql`update country_indicator set return_count = 2, qa_user_id = case when id % 3 = 0 then null else qa_user_id end,
    research_user_id = case when id % 5 = 0 then 6 else research_user_id end
    where edition_id = 4 and country_id in (404, 392, 276)`.execute(test.db);
});
afterAll(() => test.close());

const read = async (query = {}): Promise<Stuck[]> => {
  const answer = await test.call('listStuck', { as: 1, params: { editionId: 4 }, query });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const list = async (query: Record<string, string | number | boolean>) => {
  const params = { editionId: 4 };
  const answer = await test.call('listDashboardIndicators', { as: 1, params, query: { currentUser: false, ...query } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const rules = Object.values(StuckRule);

describe('the rules', () => {
  let facts: Facts[];
  beforeAll(async () => {
    const { rows } =
      await sql<Facts>`select ci.id, ci.status, ci.research_user_id, ci.qa_user_id, ci.decided_by is not null as decided, ci.score,
        extract(epoch from ${testNow}::timestamptz - ci.status_since)::float8 / 86400 as days, ci.return_count,
        exists (select from indicator i join country_indicator p on p.indicator_id = i.parent_indicator_id
          and p.country_id = ci.country_id where i.id = ci.indicator_id and p.score is null) as parent_unrated,
        ci.score is null and exists (select from indicator own join country_indicator child on child.indicator_id = own.id
          and child.country_id = ci.country_id where own.parent_indicator_id = ci.indicator_id
          and child.status > 0 and child.next_user_id is not null) as waited_for,
        ci.next_user_id = 6 or ci.next_user_id not in (select user_id from edition_user where edition_id = 4) and ci.next_user_id > 0 as away
      from country_indicator ci where ci.edition_id = 4`.execute(test.db);
    facts = rows;
    await sql`analyze country_indicator`.execute(test.db);
  });

  it.each(rules)('[B24] rule %i finds in SQL what the shared rule says of each row', async (rule) => {
    const expected = facts.filter((row) => stuckBy(recordOf(row), 30).includes(rule)).map(({ id }) => id);
    const where = isStuck({ editionId: 4, rule, days: 30, now: testNow });
    const found = await sql<{
      id: number;
    }>`select ci.id from country_indicator ci where ci.edition_id = 4 and ${where}`.execute(test.db);
    expect(expected.length).toBeGreaterThan(0);
    expect(found.rows.map(({ id }) => id).sort()).toEqual(expected.sort());
  });

  it.each(rules)('[B24] rule %i is found by an index', async (rule) => {
    const where = isStuck({ editionId: 4, rule, days: 30, now: testNow });
    const { rows } = await sql<Record<string, string>>`explain select count(*) from country_indicator ci
      where ci.edition_id = 4 and ${where}`.execute(test.db);
    const plan = rows.map((row) => Object.values(row)[0]).join('\n');
    expect(plan).toMatch(/country_indicator_\w+/);
    expect(plan).not.toContain('Seq Scan on country_indicator');
  });
});

interface Facts {
  id: number;
  status: 0 | 1 | 2 | 3;
  research_user_id: number | null;
  qa_user_id: number | null;
  decided: boolean;
  score: number | null;
  days: number;
  return_count: number;
  parent_unrated: boolean;
  waited_for: boolean;
  away: boolean;
}

const recordOf = (row: Facts) => ({
  WorkflowStatus: row.status,
  ResearchUserId: row.research_user_id,
  QAUserId: row.qa_user_id,
  IsDecided: row.decided,
  Score: row.score,
  needsQAUser: true,
  days: row.days,
  returnCount: row.return_count,
  isParentUnrated: row.parent_unrated,
  isWaitedFor: row.waited_for,
  isAssigneeAway: row.away,
});

describe('listStuck', () => {
  it('[B6] [B24] what is rated and refused for want of a QA user is there, unless the edition does without the check', async () => {
    const { rows } = await sql<{
      id: number;
      country: number;
      indicator: number;
    }>`select ci.id, ci.country_id as country,
      ci.indicator_id as indicator from country_indicator ci where ci.edition_id = 4 and ci.status = 1
      and ci.score is not null and ci.decided_by is null and ci.qa_user_id is null and ci.research_user_id = 2 limit 1`.execute(
      test.db,
    );
    const [row] = rows;
    if (!row) throw new Error('Nothing rated is without a QA user');
    const submit = () =>
      test.call('promoteRatingWorkflow', {
        as: 2,
        params: { countryId: row.country, reportEditionId: 4, indicatorId: row.indicator },
        body: { CountryIndicatorRatingId: row.id, WorkflowStatus: WorkflowStatus.QAInProgress },
      });
    const rowsOf = async () =>
      (await list({ stuck: StuckRule.NoQAUser, countries: `[${row.country}]`, pageSize: 200 })).Data;
    const inResearch = (found: { WorkflowStatus: number }[]) =>
      found.filter((one) => one.WorkflowStatus === WorkflowStatus.ResearchInProgress);
    expect((await submit()).json().code).toBe('no-qa-user');
    expect((await rowsOf()).map(({ Id }: { Id: number }) => Id)).toContain(row.id);
    await test.db
      .updateTable('edition')
      .set({ checks_off: [RatingCheck.NoQAUser] })
      .where('id', '=', 4)
      .execute();
    const found = await rowsOf();
    expect(inResearch(found)).toEqual([]);
    expect(found.map(({ WorkflowStatus: status }: { WorkflowStatus: number }) => status)).toContain(
      WorkflowStatus.QAInProgress,
    );
    await test.db.updateTable('edition').set({ checks_off: null }).where('id', '=', 4).execute();
    expect(inResearch(await rowsOf()).length).toBeGreaterThan(0);
  });

  it('[B24] counts what the list shows under the rule, and begins with the same rows', async () => {
    for (const { Rule, Count, Rows } of await read({ days: 20 })) {
      const filter = { stuck: Rule, ...(Rule === StuckRule.LongInQA && { statusDays: 20 }) };
      const behind = await list({ ...filter, sort: 'statusSince', pageSize: 10 });
      expect(behind.Count).toBe(Count);
      expect(Rows.map(({ Indicator }) => Indicator)).toEqual(behind.Data.slice(0, 5));
    }
  });

  it('[B24] asks for 14 days where nobody says how many, and names the parents', async () => {
    const found = await read();
    expect(found[StuckRule.LongInQA]?.Count).toBe((await list({ stuck: 1, statusDays: 14 })).Count);
    expect(found[StuckRule.LongInQA]?.Count).toBe((await list({ stuck: 1 })).Count);
    const [row] = found[StuckRule.BelowUnrated]?.Rows ?? [];
    expect(row?.Parent?.OrderNumber).toMatch(/^\d+\.\d+\.\d+$/);
    const [country, parent] = [row?.Indicator.CountryId, row?.Parent?.IndicatorId];
    const { rows } =
      await sql`select from country_indicator where country_id = ${country} and indicator_id = ${parent} and score is null`.execute(
        test.db,
      );
    expect(rows).toHaveLength(1);
  });

  it('[B24] the parents of all that is below an unrated one are a list of their own', async () => {
    const below = isStuck({ editionId: 4, rule: StuckRule.BelowUnrated, days: 14, now: testNow });
    const { rows } = await sql<{ id: number }>`select distinct parent.id from country_indicator ci
      join indicator own on own.id = ci.indicator_id
      join country_indicator parent on parent.indicator_id = own.parent_indicator_id and parent.country_id = ci.country_id
      where ci.edition_id = 4 and ${below}`.execute(test.db);
    const parents = await list({ stuck: StuckRule.UnratedParent, pageSize: 200 });
    expect(parents.Count).toBe(rows.length);
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(parents.Data.map(({ Id }: { Id: number }) => Id)));
    expect((await read()).map(({ Rule }) => Rule)).not.toContain(StuckRule.UnratedParent);
  });

  it('[B24] days that are none are refused in place', async () => {
    const refused = await test.call('listStuck', { as: 1, params: { editionId: 4 }, query: { days: 0 } });
    expect([400, 422]).toContain(refused.statusCode);
  });

  it('[B20] [B24] is for those who run the programme; the totals are for everybody', async () => {
    for (const as of [2, 4, 5])
      for (const id of ['listStuck', 'listWorkload'] as const)
        expect((await test.call(id, { as, params: { editionId: 4 } })).statusCode).toBe(403);
    for (const as of [1, 2, 4, 5])
      expect((await test.call('readProgramme', { as, params: { editionId: 4 } })).statusCode).toBe(200);
  });
});
