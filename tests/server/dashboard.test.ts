import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#generated/schema.ts';
import { type CallOptions, openTestApp, type TestApp } from './support/app.ts';

type Page = components['schemas']['DashboardIndicatorPage'];
type Row = Page['Data'][number];

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ contents: 'demo' });
});
afterAll(() => test.close());

const list = async (query: CallOptions['query'] = {}, { as = 1, editionId = 4 } = {}): Promise<Page> => {
  const answer = await test.call('listDashboardIndicators', { as, params: { editionId }, query });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const everybody = { currentUser: false, pageSize: 200 };
const all = async (query: CallOptions['query'], options = {}): Promise<Row[]> => {
  const rows: Row[] = [];
  for (let count = 1; rows.length < count; ) {
    const page = await list({ ...everybody, ...query, offset: rows.length }, options);
    expect(page.Data.length > 0 || page.Count === 0).toBe(true);
    count = page.Count;
    rows.push(...page.Data);
  }
  return rows;
};
const numberOf = ({ OrderNumber }: Row) => OrderNumber.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0);

function expectInOrder(rows: Row[]): void {
  const collator = new Intl.Collator('en');
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    if (!before) continue;
    const names = collator.compare(before.CountryName, row.CountryName);
    expect(names < 0 || (names === 0 && numberOf(before) < numberOf(row)), `${before.Id} before ${row.Id}`).toBe(true);
  }
}

describe('listDashboardIndicators', () => {
  it('[S235] [S201] [S255] answers ten of all, each with who works on it', async () => {
    const page = await list({ currentUser: false });
    expect(page.Count).toBe(28_950);
    expect(page.Data).toHaveLength(10);
    const [kenya] = (await list({ ...everybody, countries: '[404]', indicatorName: '1.1.1 lead' })).Data;
    expect(kenya).toEqual({
      Id: 100_201,
      CountryIndicatorRatingId: 100_201,
      IndicatorId: 451,
      IndicatorName: 'Lead agency named in law',
      OrderNumber: '1.1.1',
      CountryId: 404,
      CountryName: 'Kenya',
      MilestoneId: 16,
      IndicatorRating: 0,
      WorkflowStatus: 1,
      ResearchUserId: 2,
      ResearchUserName: 'Rui Tanaka',
      QAUserId: 3,
      QAUserName: 'Elena Petrova',
      IsDecided: false,
      Checks: [],
      StatusSince: '2026-11-17T02:15:00.000Z',
      ReturnedOn: null,
      ResearchDueDate: '2026-11-30',
      QADueDate: '2026-12-15',
      LastActivityOn: '2026-11-17T02:15:00.000Z',
    });
  });

  // Of the 145 pages of all rows, dashboard-pages.test.ts shows that one begins where another ends.
  it('[S137] [Q-R22] shows each row of a milestone once over its pages, by country name and then number, as pages of all are', async () => {
    const rows = await all({ milestones: '[16]' });
    const { rows: stored } = await sql<{ n: number }>`select count(*)::int as n from country_indicator ci
      join indicator i on i.id = ci.indicator_id join activity a on a.id = i.activity_id
      where ci.edition_id = 4 and a.milestone_id = 16`.execute(test.db);
    expect(new Set(rows.map(({ Id }) => Id)).size).toBe(stored[0]?.n);
    expect(new Set(rows.map(({ CountryId }) => CountryId)).size).toBe(193);
    const pages = [0, 14_400, 28_750].map((offset) => list({ ...everybody, offset }));
    const ofAll = (await Promise.all(pages)).flatMap(({ Data }) => Data);
    expect(new Set(ofAll.map(({ Id }) => Id)).size).toBe(600);
    for (const found of [rows, ofAll]) expectInOrder(found);
  });

  it('[S139] [S235] shows what is assigned to the caller by itself, as researcher or as reviewer', async () => {
    const mine = await all({ currentUser: true, milestones: '[16]' }, { as: 3 });
    expect(mine.length).toBeGreaterThan(10);
    expect(mine.every(({ ResearchUserId, QAUserId }) => ResearchUserId === 3 || QAUserId === 3)).toBe(true);
    expect((await list({ milestones: '[16]' }, { as: 3 })).Count).toBe(mine.length);
    expect((await list({ currentUser: true }, { as: 5 })).Count).toBe(0);
  });

  it('[S138] [S235] joins filters by and, the items of one by or', async () => {
    const rows = await all({ countries: '[404,578]', milestones: '[16,18]', workflows: '[0,2]' });
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect([404, 578]).toContain(row.CountryId);
      expect([16, 18]).toContain(row.MilestoneId);
      expect([0, 2]).toContain(row.WorkflowStatus);
    }
    const everything = await all({ countries: '[404,578]' });
    const expected = everything.filter(
      (row) => [16, 18].includes(row.MilestoneId) && [0, 2].includes(row.WorkflowStatus),
    );
    expect(rows).toEqual(expected);
  });

  it('[S202] takes null for nobody and 0 for a filter that is not set', async () => {
    const everything = await all({ countries: '[404,242]' });
    const ids = (rows: Row[]) => rows.map(({ Id }) => Id);
    const where = (query: CallOptions['query']) => all({ countries: '[404,242]', ...query });
    const of = (test: (row: Row) => boolean) => ids(everything.filter(test));
    expect(ids(await where({ researchUsers: '1: [null]' }))).toEqual(of((row) => row.ResearchUserId === null));
    expect(ids(await where({ researchUsers: '1: [2,null]' }))).toEqual(
      of((row) => row.ResearchUserId === null || row.ResearchUserId === 2),
    );
    expect(ids(await where({ qaUsers: '1: [3]' }))).toEqual(of((row) => row.QAUserId === 3));
    expect(ids(await where({ researchUsers: '0: [null]', qaUsers: '0: [null]' }))).toEqual(ids(everything));
    expect(of((row) => row.ResearchUserId === null).length).toBeGreaterThan(0);
  });

  it.each([
    ['lead agency', true],
    ['LEAD AGENCY', true],
    ['1.1.1 Lead', true],
    ['léad AGENCÝ', true],
    ['%', false],
    ['_ead', false],
    ['\\', false],
    ["' or 1=1--", false],
    ["'; drop table country_indicator; --", false],
  ])('[Q-S28] finds %j literally: %s', async (indicatorName, found) => {
    expect((await list({ ...everybody, indicatorName })).Count > 0).toBe(found);
    expect((await list({ currentUser: false })).Count).toBe(28_950);
  });

  it('[Q-S28] [Q-S27] refuses filters that are not what the contract says', async () => {
    for (const query of [
      { countries: '[1 or 1=1]' },
      { countries: '[0]' },
      { countries: '{"__proto__":1}' },
      { countries: '404' },
      { workflows: '[4]' },
      { researchUsers: '[2]' },
      { qaUsers: '1: []' },
      { currentUser: 'yes' },
      { offset: -1 },
      { pageSize: 201 },
      { pageSize: '1e1' },
    ] as NonNullable<CallOptions['query']>[]) {
      const answer = await test.call('listDashboardIndicators', { as: 1, params: { editionId: 4 }, query });
      expect(answer.statusCode, JSON.stringify(query)).toBe(400);
      expect(answer.json().errors[0].pointer).toBe(Object.keys(query)[0]);
    }
  });

  it('answers an empty page past the end and 404 for an edition that is not there', async () => {
    expect(await list({ currentUser: false, offset: 30_000 })).toEqual({ Data: [], Count: 28_950 });
    const missing = await test.call('listDashboardIndicators', { as: 1, params: { editionId: 77 } });
    expect(missing.statusCode).toBe(404);
  });

  it('leaves out countries that were removed from the edition, and takes them back in', async () => {
    const removed = (on: Date | null) =>
      test.db
        .updateTable('edition_country')
        .set({ removed_on: on })
        .where('edition_id', '=', 4)
        .where('country_id', '=', 404)
        .execute();
    await removed(new Date());
    expect((await list({ currentUser: false })).Count).toBe(28_800);
    expect((await list({ ...everybody, countries: '[404]' })).Count).toBe(0);
    await removed(null);
    expect((await list({ currentUser: false })).Count).toBe(28_950);
  });
});

describe('readDashboardFilters', () => {
  it('[S236] [S202] offers users, statuses, milestones and countries in the order to show them', async () => {
    const options = (await test.call('readDashboardFilters', { as: 5, params: { editionId: 4 } })).json();
    expect(options.ResearchUsers[0]).toEqual({ Id: 0, DisplayName: 'Unassigned' });
    const names = options.ResearchUsers.map(({ DisplayName }: { DisplayName: string }) => DisplayName);
    expect(names).toContain('Maria Santos (m.santos@demo.test)');
    expect(names).toContain('Maria Santos (maria.santos@demo.test)');
    expect(names).toContain('Elena Petrova');
    expect(options.QAUsers).toEqual(options.ResearchUsers);
    expect(options.WorkflowStatuses).toEqual([
      { Id: 0, DisplayName: 'Open' },
      { Id: 1, DisplayName: 'Research In Progress' },
      { Id: 2, DisplayName: 'QA In Progress' },
      { Id: 3, DisplayName: 'QA Completed' },
    ]);
    expect(options.Milestones).toEqual([
      { Id: 16, DisplayName: 'Road safety management' },
      { Id: 17, DisplayName: 'Safe roads' },
      { Id: 18, DisplayName: 'Safe vehicles' },
      { Id: 19, DisplayName: 'Safe road users' },
      { Id: 20, DisplayName: 'Post-crash response' },
    ]);
    expect(options.Countries).toHaveLength(193);
    expect(options.Countries[0]).toEqual({ Id: 4, DisplayName: 'Afghanistan' });
  });

  it('offers who left the edition but still holds work in it', async () => {
    const idsOf = async () =>
      (await test.call('readDashboardFilters', { as: 1, params: { editionId: 4 } }))
        .json()
        .ResearchUsers.map(({ Id }: { Id: number }) => Id);
    expect(await idsOf()).not.toContain(14);
    await test.db.updateTable('country_indicator').set({ qa_user_id: 14 }).where('id', '=', 100_201).execute();
    expect(await idsOf()).toContain(14);
  });
});
