/** Home's figures are the counts of the rows to which they lead [B1]. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#generated/schema.ts';
import { openTestApp, type TestApp } from './support/app.ts';

type MyWork = components['schemas']['MyWork'];

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ contents: 'demo' });
});
afterAll(() => test.close());

const read = async (as: number, editionId = 4): Promise<MyWork> => {
  const answer = await test.call('readMyWork', { as, params: { editionId } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

const countOf = async (as: number, query: object): Promise<number> => {
  const page = await test.call('listDashboardIndicators', {
    as,
    params: { editionId: 4 },
    query: { ...query, pageSize: 1 },
  });
  expect(page.statusCode, page.body).toBe(200);
  return page.json().Count;
};

describe('readMyWork', () => {
  it.each([2, 3, 4, 9])('[B1] each figure of user %i is the count of the list under its filters', async (me) => {
    const { Research, QA } = await read(me);
    const [mine, research, qa] = [
      { nextUsers: `1: [${me}]` },
      { researchUsers: `1: [${me}]` },
      { qaUsers: `1: [${me}]` },
    ];
    const count = (query: object) => countOf(me, query);
    expect(Research).toEqual({
      Total: await count(research),
      ToRate: await count({ ...mine, workflows: '[0]' }),
      InProgress: await count({ ...mine, workflows: '[1]' }),
      Returned: await count({ ...mine, workflows: '[1]', returned: true }),
      WaitingForQA: await count({ ...research, workflows: '[2]' }),
      Completed: await count({ ...research, workflows: '[3]' }),
      Overdue: await count({ ...mine, workflows: '[0,1]', overdue: true }),
    });
    expect(QA).toEqual({
      Total: await count(qa),
      Waiting: await count({ ...mine, workflows: '[2]' }),
      OldestSince: QA.OldestSince,
      Completed: await count({ ...qa, workflows: '[3]' }),
      Overdue: await count({ ...mine, workflows: '[2]', overdue: true }),
    });
    expect(Research.Total + QA.Total).toBeGreaterThan(0);
  });

  it('[B1] the oldest that waits for QA is the first in the order of waiting', async () => {
    const query = { nextUsers: '1: [3]', workflows: '[2]', sort: 'statusSince', pageSize: 1 };
    const [first] = (await test.call('listDashboardIndicators', { as: 3, params: { editionId: 4 }, query })).json()
      .Data;
    expect((await read(3)).QA.OldestSince).toBe(first.StatusSince);
  });

  it('[B1] what is next came back, is overdue, was begun, or waits', async () => {
    const { Research, Next } = await read(2);
    expect(Research.Returned).toBeGreaterThan(0);
    expect(Next).toMatchObject({ IsReturned: true, WorkflowStatus: 1 });
    await test.db
      .updateTable('country_indicator')
      .set({ returned_on: null, returned_by: null, return_reason: null })
      .where('research_user_id', '=', 2)
      .execute();
    const { Next: next } = await read(2);
    const first = await test.call('listDashboardIndicators', {
      as: 2,
      params: { editionId: 4 },
      query: { nextUsers: '1: [2]', overdue: true, pageSize: 200 },
    });
    expect(first.json().Data.map((row: { IndicatorId: number }) => row.IndicatorId)).toContain(next?.IndicatorId);
  });

  it('[B1] tells who has nothing to do how far the edition is', async () => {
    const work = await read(5);
    expect([work.Research.Total, work.QA.Total]).toEqual([0, 0]);
    expect(work.Next).toBeNull();
    const { Open, ResearchInProgress, QAInProgress, QAComplete } = work.Programme.WorkflowStatuses;
    expect(work.Programme).toMatchObject({ Total: 28_950, ResearchDueDate: '2026-11-30', EndDate: '2026-12-31' });
    expect(Open + ResearchInProgress + QAInProgress + QAComplete).toBe(28_950);
  });

  it('[B1] [B40] a closed edition has nothing to go on with', async () => {
    expect((await read(2, 3)).Next).toBeNull();
  });
});
