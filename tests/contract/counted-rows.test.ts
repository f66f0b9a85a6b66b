/** Each figure of home and each notice of work leads to exactly the rows that it counts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WorkflowStatus, WorkNoticeKind } from '#generated/enums.ts';
import type { MyWork } from '#generated/model/index.ts';
import type { components } from '#generated/schema.ts';
import { noticePlace } from '#rules/notice.ts';
import { dashboardParams } from '#src/features/dashboard/dashboard-query.ts';
import {
  type DashboardSearch,
  type DashboardSearchInput,
  dashboardDefaults,
  readDashboardSearch,
} from '#src/features/dashboard/dashboard-search.ts';
import { figuresOf } from '#src/features/dashboard/home/figures.ts';
import type { Row } from '../../server/db/schema.ts';
import { writeDueNotices } from '../../server/mail/due-notices.ts';
import { writeLetter } from '../../server/mail/mail-words.ts';
import { openTestApp, type TestApp, testNow } from '../server/support/app.ts';
import { byPerson } from '../server/support/ratings.ts';

type Page = components['schemas']['DashboardIndicatorPage'];

const EDITION = 4;
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ contents: 'demo' });
});
afterAll(() => test.close());

/** What the list shows under the filters of an address. */
async function listOf(as: number, search: Partial<DashboardSearch>): Promise<Page> {
  const query = {
    ...dashboardParams(readDashboardSearch({ ...dashboardDefaults, ...search } as DashboardSearchInput)),
    pageSize: 200,
  };
  const answer = await test.call('listDashboardIndicators', { as, params: { editionId: EDITION }, query });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

describe('figures of home', () => {
  it.each([2, 3, 4, 9])('[B1] each of user %i leads to as many rows as it says', async (me) => {
    const work: MyWork = (await test.call('readMyWork', { as: me, params: { editionId: EDITION } })).json();
    const figures = figuresOf(work, me).flatMap(({ title, figures }) =>
      figures.map((figure) => ({ title, ...figure })),
    );
    expect(figures.length).toBeGreaterThan(2);
    for (const { title, label, count, search } of figures)
      expect((await listOf(me, search)).Count, `${title}: ${label}`).toBe(count);
  });
});

const { Open, ResearchInProgress, QAInProgress, QACompleted } = WorkflowStatus;
const ME = 9;
const days = (from: number): string => new Date(testNow.getTime() + from * 86_400_000).toISOString().slice(0, 10);
const clean = { ...byPerson, status: Open, research_user_id: null, qa_user_id: null, returned_on: null } as const;
const mine = { research_user_id: ME, qa_user_id: 3 };
const checked = { research_user_id: 2, qa_user_id: ME };
const back = { returned_on: testNow, returned_by: 1, return_reason: 'Please cite the act.' };
const [soon, late] = [
  { research_due_date: days(7), qa_due_date: days(7) },
  { research_due_date: days(-1), qa_due_date: days(-1) },
];

type Values = Partial<Omit<Row<'country_indicator'>, 'position' | 'id' | 'next_user_id'>>;
/** What the rows are before; what happens to them; another row of the person that the notice does not count. */
type Told = { kind: WorkNoticeKind; isQA: boolean; from: Values; to: Values; other?: Values };

const told: Told[] = [
  { kind: WorkNoticeKind.Assigned, isQA: false, from: {}, to: mine, other: { status: Open, qa_user_id: ME } },
  { kind: WorkNoticeKind.Assigned, isQA: true, from: {}, to: checked, other: { research_user_id: ME } },
  {
    ...{ kind: WorkNoticeKind.Submitted, isQA: true },
    ...{ from: { ...checked, status: ResearchInProgress }, to: { status: QAInProgress } },
    other: { ...checked, status: ResearchInProgress },
  },
  {
    ...{ kind: WorkNoticeKind.Returned, isQA: false },
    ...{ from: { ...mine, status: QAInProgress }, to: { status: ResearchInProgress, ...back } },
    other: { ...mine, status: ResearchInProgress },
  },
  {
    ...{ kind: WorkNoticeKind.Returned, isQA: true },
    ...{ from: { ...checked, status: QACompleted }, to: { status: QAInProgress, ...back } },
    other: { ...checked, status: QAInProgress },
  },
  {
    ...{ kind: WorkNoticeKind.Completed, isQA: false },
    ...{ from: { ...mine, status: QAInProgress }, to: { status: QACompleted } },
    other: { ...mine, status: QAInProgress },
  },
  { kind: WorkNoticeKind.DueSoon, isQA: false, from: mine, to: soon, other: { ...checked, status: QAInProgress } },
  {
    ...{ kind: WorkNoticeKind.DueSoon, isQA: true },
    ...{ from: { ...checked, status: QAInProgress }, to: soon, other: mine },
  },
  { kind: WorkNoticeKind.Overdue, isQA: false, from: mine, to: late, other: mine },
  {
    ...{ kind: WorkNoticeKind.Overdue, isQA: true },
    ...{ from: { ...checked, status: QAInProgress }, to: late, other: { ...checked, status: QAInProgress } },
  },
];

const nameOf = (kind: number) => Object.entries(WorkNoticeKind).find(([, value]) => value === kind)?.[0];
const cases = told.flatMap((one) =>
  [[404], [404, 578]].map((countries) => [nameOf(one.kind), one.isQA ? 'QA' : 'research', countries, one] as const),
);

/** Rows of the countries by the numbers of their indicators. */
const setRows = (countries: readonly number[], indicators: number[], values: Values) =>
  test.db
    .updateTable('country_indicator')
    .set(values)
    .where('edition_id', '=', EDITION)
    .where('country_id', 'in', countries)
    .where('indicator_id', 'in', indicators)
    .execute();

async function begin({ from, other }: Told, countries: readonly number[]): Promise<void> {
  const noDates = { research_due_date: null, qa_due_date: null };
  await test.db
    .updateTable('country_indicator')
    .set({ ...clean, ...noDates })
    .where('edition_id', '=', EDITION)
    .where((where) => where.or([where('research_user_id', '=', ME), where('qa_user_id', '=', ME)]))
    .execute();
  await test.db.updateTable('edition').set(noDates).where('id', '=', EDITION).execute();
  await setRows([404, 578], [451, 452, 453], { ...clean, ...noDates });
  await setRows(countries, [451, 452], { ...clean, ...from });
  if (other) await setRows([404], [453], { ...clean, ...other });
  await test.db.deleteFrom('work_notice').execute();
  await test.db.deleteFrom('daily_job').execute();
  await test.db.deleteFrom('due_told').execute();
}

describe('notices of work', () => {
  it.each(cases)('[B8] %s, %s, in %o leads to the rows that it tells of', async (_kind, _task, countries, one) => {
    await begin(one, countries);
    await setRows(countries, [451, 452], one.to);
    await writeDueNotices(test.db, testNow);
    const notices = (await test.call('listWorkNotices', { as: ME, query: {} })).json().Data;
    expect(notices).toMatchObject([{ Kind: one.kind, IsQA: one.isQA, IndicatorCount: 2 * countries.length }]);
    const place = noticePlace(notices[0], ME);
    if (!('filters' in place)) throw new Error('A notice of several rows leads to the list');
    const { Data } = await listOf(ME, { ...place.filters, currentUser: true });
    const found = Data.map(({ CountryId, IndicatorId }) => `${CountryId} ${IndicatorId}`).sort();
    expect(found).toEqual(countries.flatMap((country) => [`${country} 451`, `${country} 452`]).sort());

    const { text } = writeLetter({ id: ME, name: 'Me' }, notices, { publicUrl: 'http://x', title: 'X' }, false);
    const [href = ''] = /http:\/\/x\/dashboard\S*/.exec(text) ?? [];
    const search = [...new URL(href).searchParams].map(([name, value]) => [name, JSON.parse(value)]);
    expect(Object.fromEntries(search)).toEqual({ ...place.filters, currentUser: true });
  });

  it('[B8] one of a single row leads to its page', async () => {
    const [first] = told.filter(({ kind }) => kind === WorkNoticeKind.Returned) as [Told];
    await begin(first, [404]);
    await setRows([404], [451], first.to);
    const [notice] = (await test.call('listWorkNotices', { as: ME, query: {} })).json().Data;
    expect(noticePlace(notice, ME)).toEqual({ country: 404, indicator: 451 });
  });
});
