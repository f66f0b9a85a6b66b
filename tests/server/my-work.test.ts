/** Home's figures are the counts of the rows to which they lead [B1]. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#generated/schema.ts';
import { dashboardParams } from '../../src/features/dashboard/dashboard-query.ts';
import { dashboardDefaults } from '../../src/features/dashboard/dashboard-search.ts';
import { figuresOf } from '../../src/features/dashboard/home/figures.ts';
import { openTestApp, type TestApp } from './support/app.ts';

type MyWork = components['schemas']['MyWork'];

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const read = async (as: number, editionId = 4): Promise<MyWork> => {
  const answer = await test.call('readMyWork', { as, params: { editionId } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

describe('readMyWork', () => {
  it.each([2, 3, 4, 9])('[B1] each figure of user %i is the count under its link', async (as) => {
    const figures = figuresOf(await read(as), as).flatMap((group) => group.figures);
    expect(figures.length).toBeGreaterThan(2);
    for (const { label, count, search } of figures) {
      const query = { ...dashboardParams({ ...dashboardDefaults, ...search }), pageSize: 1 };
      const page = await test.call('listDashboardIndicators', { as, params: { editionId: 4 }, query });
      expect(page.json().Count, label).toBe(count);
    }
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
    expect(figuresOf(work, 5)).toEqual([]);
    expect(work.Next).toBeNull();
    const { Open, ResearchInProgress, QAInProgress, QAComplete } = work.Programme.WorkflowStatuses;
    expect(work.Programme).toMatchObject({ Total: 28_950, ResearchDueDate: '2026-11-30', EndDate: '2026-12-31' });
    expect(Open + ResearchInProgress + QAInProgress + QAComplete).toBe(28_950);
  });

  it('[B1] [B40] a closed edition has nothing to go on with', async () => {
    expect((await read(2, 3)).Next).toBeNull();
  });
});
