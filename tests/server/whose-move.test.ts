/** Who has to act next, since when and until when, and the orders and filters that follow [B2] [B5] [B13]. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '#generated/schema.ts';
import { isOverdue, nextStep } from '#rules/next-step.ts';
import { type CallOptions, kenya, kenyaRatingId, openTestApp, type TestApp, testNow } from './support/app.ts';
import { setRow } from './support/ratings.ts';

type Page = components['schemas']['DashboardIndicatorPage'];
type Row = Page['Data'][number];
type Rating = components['schemas']['CountryIndicatorRating'];

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const list = async (query: CallOptions['query']): Promise<Page> =>
  (
    await test.call('listDashboardIndicators', {
      as: 1,
      params: { editionId: 4 },
      query: { currentUser: false, pageSize: 200, ...query },
    })
  ).json();
const all = async (query: CallOptions['query']): Promise<Row[]> => {
  const rows: Row[] = [];
  for (let count = 1; rows.length < count; ) {
    const page = await list({ ...query, offset: rows.length });
    count = page.Count;
    rows.push(...page.Data);
  }
  return rows;
};
const readKenya = async (): Promise<Rating> =>
  (await test.call('readIndicatorRating', { as: 1, params: kenya })).json();
const promote = (as: number, WorkflowStatus: number, Reason?: string) =>
  test.call('promoteRatingWorkflow', {
    as,
    params: kenya,
    body: { CountryIndicatorRatingId: kenyaRatingId, WorkflowStatus, ...(Reason && { Reason }) },
  });

describe('the filters and the rule of both sides', () => {
  const half = '[8,12,20,24,28,31,32,36,40,44,48,50,51,52,56,64,68,70,72,76,84,96,100,104,108,112,116,120,124,404,242]';
  let rows: Row[];
  beforeAll(async () => {
    rows = await all({ countries: half });
  });

  it.each([2, 3, null])('[B13] nextUsers %s lets through whom the rule names', async (user) => {
    const found = await all({ countries: half, nextUsers: `1: [${user}]` });
    const expected = rows.filter((row) => nextStep(row)?.userId === user);
    expect(expected.length).toBeGreaterThan(3);
    expect(found.map(({ Id }) => Id)).toEqual(expected.map(({ Id }) => Id));
  });

  it('[B5] returned and [B22] overdue let through what the rows say themselves', async () => {
    const returned = await all({ countries: half, returned: true });
    expect(returned.length).toBeGreaterThan(0);
    expect(returned).toEqual(rows.filter(({ ReturnedOn }) => ReturnedOn !== null));
    const overdue = await all({ countries: half, overdue: true });
    expect(overdue.length).toBeGreaterThan(0);
    expect(overdue).toEqual(rows.filter((row) => isOverdue(row, testNow)));
  });

  it('[B23] statusDays lets through what has not moved for longer', async () => {
    const limit = new Date(testNow.getTime() - 30 * 86_400_000).toISOString();
    const expected = rows.filter(({ StatusSince = '' }) => StatusSince < limit);
    expect(expected.length).toBeGreaterThan(0);
    expect(await all({ countries: half, statusDays: 30 })).toEqual(expected);
  });

  const due = (row: Row) => nextStep(row)?.dueDate ?? null;
  it.each<[string, (row: Row) => string | number | null | undefined]>([
    ['status', (row) => row.WorkflowStatus],
    ['statusSince', (row) => row.StatusSince],
    ['due', due],
    ['number', (row) => row.OrderNumber.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0)],
  ])('[B2] orders by %s, both ways, each row once, what has none last', async (sort, keyOf) => {
    for (const [key, sign] of [
      [sort, 1],
      [`-${sort}`, -1],
    ] as const) {
      const ordered = await all({ countries: half, sort: key });
      expect(new Set(ordered.map(({ Id }) => Id)).size).toBe(rows.length);
      const place = new Map(rows.map(({ Id }, index) => [Id, index]));
      const compare = (a: Row, b: Row) => {
        const [one, other] = [keyOf(a) ?? null, keyOf(b) ?? null];
        if (one === other) return (place.get(a.Id) ?? 0) - (place.get(b.Id) ?? 0);
        if (one === null || other === null) return one === null ? 1 : -1;
        return (one < other ? -1 : 1) * sign;
      };
      expect(ordered.map(({ Id }) => Id)).toEqual(rows.toSorted(compare).map(({ Id }) => Id));
    }
  });

  it('[B2] orders by people as their names are read', async () => {
    const names = (await all({ countries: half, sort: 'researchUser' })).map(
      ({ ResearchUserName }) => ResearchUserName,
    );
    const given = names.filter((name) => name !== null);
    expect(names.slice(given.length).every((name) => name === null)).toBe(true);
    expect(given).toEqual(given.toSorted(new Intl.Collator('en').compare));
  });
});

describe('what moves it', () => {
  beforeEach(() =>
    setRow(test, { status: 2, score: 1, is_met: true, researcher_note: 'Seen.', research_user_id: 2, qa_user_id: 3 }),
  );

  it('[B5] a return names who, when and why until it is submitted again', async () => {
    expect((await promote(3, 1, '  The page is missing. ')).statusCode).toBe(200);
    expect(await readKenya()).toMatchObject({
      StatusSince: testNow.toISOString(),
      Returned: {
        On: testNow.toISOString(),
        ById: 3,
        ByName: 'Elena Petrova',
        Reason: 'The page is missing.',
        Count: 1,
      },
    });
    expect((await promote(2, 2)).statusCode).toBe(200);
    expect((await readKenya()).Returned).toBeNull();
    await promote(3, 1, 'Again.');
    expect((await readKenya()).Returned).toMatchObject({ Reason: 'Again.', Count: 2 });
  });

  it('[B5] [S169] a parent that decides sets the mark and the time aside, and gives them back', async () => {
    const since = new Date('2026-11-02T10:00:00.000Z');
    await setRow(test, { status: 1, status_since: since, returned_on: since, returned_by: 3, return_reason: 'Why?' });
    await setRow(test, { status: 1, status_since: since });
    const row = () =>
      test.db.selectFrom('country_indicator').selectAll().where('id', '=', 100_202).executeTakeFirstOrThrow();
    await setRow(test, { status: 1, is_met: true, score: 1, research_user_id: 2 }, 100_202);
    await test.db
      .updateTable('country_indicator')
      .set({ status_since: since, returned_on: since, returned_by: 3, return_reason: 'Why?' })
      .where('id', '=', 100_202)
      .execute();
    const before = await row();
    const save = (RatingIsMet: boolean) =>
      test.call('updateRating', {
        as: 2,
        params: kenya,
        body: {
          CountryIndicatorRatingId: kenyaRatingId,
          Score: RatingIsMet ? 1 : 0,
          RatingIsMet,
          ResearcherNote: 'Read again.',
        },
      });
    expect((await save(false)).statusCode).toBe(200);
    expect(await row()).toMatchObject({ decided_by: 451, next_user_id: null });
    const child = (await list({ countries: '[404]', indicatorName: '1.1.2' })).Data[0];
    expect(child).toMatchObject({ IsDecided: true, ReturnedOn: null });
    expect((await save(true)).statusCode).toBe(200);
    const { status_since, returned_on, return_reason, next_user_id } = await row();
    expect({ status_since, returned_on, return_reason, next_user_id }).toEqual({
      status_since: before.status_since,
      returned_on: before.returned_on,
      return_reason: 'Why?',
      next_user_id: 2,
    });
  });

  it('[B13] an assignment moves it to the next person, and is the last that happened', async () => {
    await setRow(test, { status: 1, research_user_id: null });
    const body = { WorkflowTaskType: 0, ReportEditionId: 4, AssignedUserId: 7, CountryIds: [404], IndicatorIds: [451] };
    expect((await test.call('assignWorkflow', { as: 1, params: { editionId: 4 }, body })).statusCode).toBe(200);
    const [row] = (await list({ countries: '[404]', nextUsers: '1: [7]' })).Data;
    expect(row).toMatchObject({ Id: kenyaRatingId, LastActivityOn: testNow.toISOString() });
  });
});

describe('due dates of an edition', () => {
  const edition = { Id: 4, Name: 'Road Safety Report 2026', StartDate: '2026-01-01', EndDate: '2026-12-31' };
  const update = (dates: object) =>
    test.call('updateReportEdition', { as: 1, params: { id: 4 }, body: { ...edition, ...dates } });

  it('[B22] are days of the edition, stay where they are left out, and hold for every row', async () => {
    const refused = await update({ ResearchDueDate: '2027-01-01' });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toEqual([
      { pointer: '/ResearchDueDate', detail: 'The due date must be a day of the edition' },
    ]);
    expect((await update({ ResearchDueDate: '2026-06-30', QADueDate: null })).json()).toMatchObject({
      ResearchDueDate: '2026-06-30',
      QADueDate: null,
    });
    expect((await update({})).json()).toMatchObject({ ResearchDueDate: '2026-06-30', QADueDate: null });
    expect(await readKenya()).toMatchObject({ ResearchDueDate: '2026-06-30', QADueDate: null });
    const [event] = (await test.call('listActivity', { as: 1, query: { kinds: '[7]' } })).json().Data;
    expect(event.Changes).toContainEqual(
      expect.objectContaining({ Field: 'ResearchDueDate', Old: '2026-11-30', New: '2026-06-30' }),
    );
  });
});
