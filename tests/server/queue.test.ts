/** The place in a list is what the list itself shows [B3]. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WorkflowStatus as Step } from '#generated/enums.ts';
import type { components } from '#generated/schema.ts';
import { kenya, openTestApp, type TestApp } from './support/app.ts';

type Row = components['schemas']['DashboardIndicator'];
type Place = components['schemas']['QueuePlace'];
type Filters = Record<string, string | number | boolean>;

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ contents: 'demo' });
});
afterAll(() => test.close());

const pageOf = async (as: number, query: Filters): Promise<{ Data: Row[]; Count: number }> => {
  const answer = await test.call('listDashboardIndicators', { as, params: { editionId: 4 }, query });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

async function listOf(as: number, query: Filters): Promise<Row[]> {
  const { Data, Count } = await pageOf(as, { ...query, pageSize: 200 });
  while (Data.length < Count) Data.push(...(await pageOf(as, { ...query, pageSize: 200, offset: Data.length })).Data);
  return Data;
}

const read = async (as: number, { CountryId, IndicatorId }: Pick<Row, 'CountryId' | 'IndicatorId'>, query: Filters) => {
  const params = { ...kenya, countryId: CountryId, indicatorId: IndicatorId };
  const answer = await test.call('readQueue', { as, params, query });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as Place;
};

const wire = (row: Row | undefined) => (row ? { CountryId: row.CountryId, IndicatorId: row.IndicatorId } : null);

const nextUserOf = (row: Row) =>
  row.WorkflowStatus === Step.QACompleted || row.IsDecided
    ? undefined
    : row.WorkflowStatus === Step.QAInProgress
      ? row.QAUserId
      : row.ResearchUserId;

function expected(rows: Row[], at: number, me: number): Place {
  const others = [...rows.slice(at + 1), ...rows.slice(0, at)];
  return {
    Place: at + 1,
    Count: rows.length,
    Previous: wire(rows[at - 1]),
    Next: wire(rows[at + 1]),
    NextForMe: wire(others.find((row) => nextUserOf(row) === me)),
  };
}

/** Both ends, and so many between them. */
const sampleOf = (count: number, most: number): number[] => {
  const step = Math.max(1, Math.floor(count / most));
  return [...Array(count).keys()].filter((at) => at < 2 || at > count - 3 || at % step === 0);
};

const small = { countries: '[404,4]', milestones: '[16]', currentUser: false };

describe('readQueue', () => {
  it.each([
    ['country', small],
    ['-country', small],
    ['number', small],
    ['-number', small],
    ['status', small],
    ['-status', small],
    ['statusSince', small],
    ['-statusSince', small],
    ['due', small],
    ['-due', small],
    ['researchUser', small],
    ['-researchUser', small],
    ['qaUser', small],
    ['-qaUser', small],
    ['country', { ...small, workflows: '[0,1]' }],
    ['country', { indicatorName: 'lead agency', currentUser: false, workflows: '[2]' }],
    ['-statusSince', { nextUsers: '1: [9]', countries: '[404,4]' }],
    ['due', { currentUser: true, returned: true }],
    ['qaUser', { ...small, overdue: true }],
    ['country', { ...small, researchUsers: '1: [null,9]', statusDays: 3 }],
  ])('[B3] in the order of %s, tells every row of a list its neighbours: %o', async (sort, filters) => {
    const query = { ...filters, sort };
    const rows = await listOf(9, query);
    for (const at of sampleOf(rows.length, 12))
      expect(await read(9, rows[at] as Row, query), `row ${at}`).toEqual(expected(rows, at, 9));
  });

  it.each([
    ['all rows', {}],
    ['some countries', { countries: '[4,404,716]' }],
    ['a milestone', { milestones: '[17]' }],
    ['a name', { indicatorName: 'agency' }],
  ])('[B3] counts without counting where no filter is on the rows: %s', async (_what, filters) => {
    const query = { ...filters, currentUser: false };
    const { Count, Data: beginning } = await pageOf(5, { ...query, pageSize: 3 });
    const { Data: end } = await pageOf(5, { ...query, pageSize: 3, offset: Count - 3 });
    const middle = await pageOf(5, { ...query, pageSize: 3, offset: Math.floor(Count / 2) });
    for (const [offset, rows] of [
      [0, beginning],
      [Count - 3, end],
      [Math.floor(Count / 2), middle.Data],
    ] as const)
      expect(await read(5, rows[1] as Row, query)).toMatchObject({
        Place: offset + 2,
        Count,
        Previous: wire(rows[0]),
        Next: wire(rows[2]),
        NextForMe: null,
      });
    expect((await read(5, beginning[0] as Row, query)).Previous).toBe(null);
    expect((await read(5, end[2] as Row, query)).Next).toBe(null);
  });

  it('[B3] goes on from where the row would be that is not in the list', async () => {
    const all = { ...small, countries: '[404]' };
    const rows = await listOf(9, all);
    const query = { ...all, workflows: '[1]' };
    const inList = await listOf(9, query);
    const left = rows.filter(({ WorkflowStatus }) => WorkflowStatus !== Step.ResearchInProgress);
    expect(left.length).toBeGreaterThan(2);
    for (const row of left.slice(0, 10)) {
      const at = rows.indexOf(row);
      const isListed = ({ Id }: Row) => inList.some((one) => one.Id === Id);
      expect(await read(9, row, query)).toMatchObject({
        Place: null,
        Count: inList.length,
        Previous: wire(rows.slice(0, at).findLast(isListed)),
        Next: wire(rows.slice(at + 1).find(isListed)),
      });
    }
  });

  it('[B3] a country that the filters leave out has no place in a list without filters on rows', async () => {
    const outside = { CountryId: 404, IndicatorId: 451 };
    expect(await read(5, outside, { countries: '[4]', currentUser: false })).toMatchObject({ Place: null, Count: 150 });
  });

  it('[B3] whoever may read may ask, and filters that make no sense are refused', async () => {
    for (const as of [1, 5])
      expect((await test.call('readQueue', { as, params: kenya, query: {} })).statusCode).toBe(200);
    const wrong = await test.call('readQueue', { as: 5, params: kenya, query: { sort: 'colour' } });
    expect(wrong.statusCode).toBe(400);
    const absent = await test.call('readQueue', { as: 5, params: { ...kenya, countryId: 10 } });
    expect(absent.statusCode).toBe(404);
  });
});
