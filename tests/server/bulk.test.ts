/** Due dates and steps back of many country indicators at once [B22] [B27]. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CallOptions, openTestApp, type TestApp, testNow } from './support/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const rowsOf = async (ids: number[]) =>
  test.db.selectFrom('country_indicator').selectAll().where('id', 'in', ids).orderBy('id').execute();
const send = (operationId: 'setDueDates' | 'stepBackRatings', body: object, options: CallOptions = {}) =>
  test.call(operationId, { as: 1, params: { editionId: 4 }, body, ...options });
/** Indicators of Kenya that nothing decides, in a status. */
const inStatus = async (status: number, count: number) => {
  const found = await test.db
    .selectFrom('country_indicator')
    .select('id')
    .where('edition_id', '=', 4)
    .where('status', '=', status)
    .where('decided_by', 'is', null)
    .where('research_user_id', 'is not', null)
    .orderBy('position')
    .limit(count)
    .execute();
  expect(found).toHaveLength(count);
  return found.map(({ id }) => id);
};

describe('setDueDates', () => {
  it('[B22] sets one date and leaves the other, the status and the version', async () => {
    const ids = await inStatus(1, 3);
    const before = await rowsOf(ids);
    const answer = await send('setDueDates', { CountryIndicatorRatingIds: ids, ResearchDueDate: '2026-12-07' });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toEqual({ ChangedCount: 3, SameCount: 0 });
    expect(await rowsOf(ids)).toEqual(before.map((row) => ({ ...row, research_due_date: '2026-12-07' })));
    const again = await send('setDueDates', {
      CountryIndicatorRatingIds: ids,
      ResearchDueDate: '2026-12-07',
      QADueDate: null,
    });
    expect(again.json()).toEqual({ ChangedCount: 0, SameCount: 3 });
    const away = await send('setDueDates', { CountryIndicatorRatingIds: ids.slice(1), ResearchDueDate: null });
    expect(away.json()).toEqual({ ChangedCount: 2, SameCount: 0 });
    expect((await rowsOf(ids)).map((row) => row.research_due_date)).toEqual(['2026-12-07', null, null]);
  });

  it('[B22] passes over what is in another edition or not in the edition any more', async () => {
    const [id = 0] = await inStatus(0, 1);
    const other = await test.db
      .selectFrom('country_indicator')
      .select(['id'])
      .where('edition_id', '=', 3)
      .limit(1)
      .executeTakeFirstOrThrow();
    const body = { CountryIndicatorRatingIds: [id, other.id, 2_000_000_000], QADueDate: '2026-12-20' };
    expect((await send('setDueDates', body)).json()).toEqual({ ChangedCount: 1, SameCount: 0 });
    expect((await rowsOf([other.id]))[0]?.qa_due_date).toBeNull();
  });

  it.each([
    ['no date', {}, '/ResearchDueDate', 'Set at least one due date'],
    ['a day after the edition', { QADueDate: '2031-01-01' }, '/QADueDate', 'The due date must be a day of the edition'],
    ['no day', { ResearchDueDate: '2026-02-30' }, '/ResearchDueDate', expect.any(String)],
  ])('[B22] refuses %s', async (_title, dates, pointer, detail) => {
    const answer = await send('setDueDates', { CountryIndicatorRatingIds: [1], ...dates });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ pointer, detail }]]);
  });

  it('[B22] is for report managers, in the active edition', async () => {
    const body = { CountryIndicatorRatingIds: [1], ResearchDueDate: null };
    expect((await send('setDueDates', body, { as: 5 })).statusCode).toBe(403);
    const closed = await send('setDueDates', body, { params: { editionId: 3 } });
    expect([closed.statusCode, closed.json().code]).toEqual([409, 'inactive-edition']);
  });
});

describe('stepBackRatings', () => {
  const reason = 'The act was repealed. Please look again.';
  let before: number;
  beforeEach(async () => {
    const { id } = await test.db
      .selectFrom('comment')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    before = id;
  });
  const comments = () =>
    test.db.selectFrom('comment').selectAll().where('id', '>', before).orderBy('country_indicator_id').execute();

  it('[B27] returns what is in QA with the reason on each, and counts what is elsewhere', async () => {
    const inQa = await inStatus(2, 4);
    const [open = 0] = await inStatus(0, 1);
    const ids = [...inQa, open];
    const old = await rowsOf(inQa);
    const answer = await send('stepBackRatings', {
      CountryIndicatorRatingIds: ids,
      WorkflowStatus: 1,
      Reason: ` ${reason} `,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toEqual({ ChangedCount: 4, OtherStatusCount: 1, DecidedCount: 0 });
    const mark = { returned_on: testNow, returned_by: 1, return_reason: reason, changed_on: testNow, changed_by: 1 };
    expect(await rowsOf(inQa)).toEqual(
      old.map((row) => ({
        ...row,
        ...mark,
        ...{ status: 1, version: row.version + 1, return_count: row.return_count + 1, status_since: testNow },
        submitted_on: null,
        next_user_id: row.research_user_id,
      })),
    );
    expect(
      (await comments()).map(({ country_indicator_id, content, author_id }) => [
        country_indicator_id,
        content,
        author_id,
      ]),
    ).toEqual(inQa.toSorted((a, b) => a - b).map((id) => [id, reason, 1]));
    const tags = await test.db.selectFrom('comment_tag').selectAll().where('comment_id', '>', before).execute();
    expect(tags).toEqual([]);
  });

  it('[B27] [B8] tells each researcher once', async () => {
    const inQa = await inStatus(2, 6);
    const rows = await rowsOf(inQa);
    const last = await test.db.selectFrom('work_notice').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
    await send('stepBackRatings', { CountryIndicatorRatingIds: inQa, WorkflowStatus: 1, Reason: reason });
    const told = await test.db
      .selectFrom('work_notice')
      .select(['user_id', 'records', 'kind', 'reason'])
      .where('id', '>', last?.id ?? 0)
      .where('kind', '=', 2)
      .orderBy('user_id')
      .execute();
    const owed = Map.groupBy(rows, ({ research_user_id }) => research_user_id);
    expect(told.map(({ user_id, records, reason: words }) => [user_id, records, words])).toEqual(
      [...owed]
        .map(([user, own]) => [user, own.length, reason])
        .filter(([user]) => user !== 1)
        .toSorted(),
    );
  });

  it('[B27] reopens what is completed, and takes along what a parent decides', async () => {
    const parent = await test.db
      .selectFrom('country_indicator as child')
      .innerJoin('country_indicator as above', (join) =>
        join.onRef('above.indicator_id', '=', 'child.decided_by').onRef('above.country_id', '=', 'child.country_id'),
      )
      .select(['above.id', 'child.id as child'])
      .where('child.edition_id', '=', 4)
      .orderBy('above.id')
      .executeTakeFirstOrThrow();
    await test.db
      .updateTable('country_indicator')
      .set({ status: 3 })
      .where('id', 'in', [parent.id, parent.child])
      .execute();
    const body = { CountryIndicatorRatingIds: [parent.id, parent.child], WorkflowStatus: 2, Reason: reason };
    expect((await send('stepBackRatings', body)).json()).toEqual({
      ChangedCount: 1,
      OtherStatusCount: 0,
      DecidedCount: 1,
    });
    expect((await rowsOf([parent.id, parent.child])).map(({ status }) => status)).toEqual([2, 2]);
    expect((await comments()).map(({ country_indicator_id }) => country_indicator_id)).toEqual([parent.id]);
  });

  it.each([0, 3])('[B27] refuses status %i, to which no step leads back', async (WorkflowStatus) => {
    const answer = await send('stepBackRatings', { CountryIndicatorRatingIds: [1], WorkflowStatus, Reason: reason });
    expect([answer.statusCode, answer.json().errors[0].pointer]).toEqual([422, '/WorkflowStatus']);
  });

  it('[B27] asks for a reason, and is for report managers, in the active edition', async () => {
    const body = { CountryIndicatorRatingIds: [1], WorkflowStatus: 1, Reason: reason };
    expect((await send('stepBackRatings', { ...body, Reason: '   ' })).json().errors[0]).toMatchObject({
      pointer: '/Reason',
    });
    expect((await send('stepBackRatings', body, { as: 3 })).statusCode).toBe(403);
    const closed = await send('stepBackRatings', body, { params: { editionId: 3 } });
    expect([closed.statusCode, closed.json().code]).toEqual([409, 'inactive-edition']);
  });
});
