import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { components } from '#generated/schema.ts';
import { writeDueNotices } from '../../server/mail/due-notices.ts';
import { kenya, kenyaRatingId, openTestApp, type TestApp, testNow } from './support/app.ts';
import { exampleBody } from './support/bodies.ts';
import { setRow } from './support/ratings.ts';

type Page = components['schemas']['WorkNoticePage'];

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.db.deleteFrom('work_notice').execute());

const list = async (as: number, query = {}): Promise<Page> =>
  (await test.call('listWorkNotices', { as, query })).json();
const step = (as: number, WorkflowStatus: number, Reason?: string) =>
  test.call('promoteRatingWorkflow', {
    as,
    params: kenya,
    body: { CountryIndicatorRatingId: kenyaRatingId, WorkflowStatus, ...(Reason && { Reason }) },
  });
/** The researcher and the reviewer hold it, and were told of nothing yet. */
async function ready(status: number) {
  await setRow(test, { status, research_user_id: 2, qa_user_id: 3, decided_by: null });
  await test.db.deleteFrom('work_notice').execute();
}
const prefer = (as: number, Kind: number, InProduct: boolean, EMail = 0) =>
  test.call('updatePreferences', { as, body: { Notices: [{ Kind, InProduct, EMail }] } });
const told = (page: Page) =>
  page.Data.map(({ Kind, IsQA, ActorName, IndicatorCount }) => [Kind, IsQA, ActorName, IndicatorCount]);

it('[B8] a step tells whom it concerns: submitted, returned with the reason, completed', async () => {
  await ready(1);
  expect((await step(2, 2)).statusCode).toBe(200);
  expect(told(await list(3))).toEqual([[1, true, 'Rui Tanaka', 1]]);
  expect(await list(2)).toEqual({ Data: [], Count: 0 });
  expect((await step(3, 1, 'Please cite the act that was passed.')).statusCode).toBe(200);
  expect((await list(2)).Data[0]).toMatchObject({
    ...{ Kind: 2, ActorName: 'Elena Petrova', Reason: 'Please cite the act that was passed.' },
    ...{ CountryId: 404, IndicatorId: 451, CountryName: 'Kenya', ReadOn: null },
  });
  await step(2, 2);
  await step(3, 3);
  expect(told(await list(2))[0]).toEqual([3, false, 'Elena Petrova', 1]);
});

it('[B8] an assignment of many is one notice, and one to oneself none', async () => {
  const body = { ...exampleBody('assignWorkflow'), AssignedUserId: 9 };
  expect((await test.call('assignWorkflow', { as: 1, params: { editionId: 4 }, body })).statusCode).toBe(200);
  const { Data, Count } = await list(9);
  expect(Count).toBe(1);
  expect(Data[0]).toMatchObject({ Kind: 0, ActorName: 'Amara Okafor' });
  expect(Data[0]?.IndicatorCount).toBeGreaterThan(1);
  expect((await list(1)).Count).toBe(0);
});

it('[B9] a kind that is not wanted in the product is not listed', async () => {
  await ready(2);
  await prefer(2, 3, false);
  await step(3, 3);
  expect((await list(2)).Count).toBe(0);
  const { count } = await test.db
    .selectFrom('work_notice')
    .where('user_id', '=', 2)
    .where('kind', '=', 3)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(0);
  await prefer(2, 3, true, 2);
});

it('[B8] what a refused or taken back change would tell is not written', async () => {
  await ready(1);
  expect((await step(2, 3)).statusCode).toBe(409);
  await test.db
    .transaction()
    .execute(async (trx) => {
      await trx.updateTable('country_indicator').set({ status: 2 }).where('id', '=', kenyaRatingId).execute();
      throw new Error('taken back');
    })
    .catch(() => undefined);
  expect((await list(3)).Count).toBe(0);
});

it('[B8] some or all are cleared, one’s own only, and the bell counts the rest', async () => {
  await ready(1);
  await step(2, 2);
  await step(3, 1, 'Look again.');
  await step(2, 2);
  const { Data } = await list(3);
  expect(Data).toHaveLength(2);
  const bell = async (as: number) => (await test.call('listNotifications', { as })).json().UnreadWorkNotices;
  expect(await bell(3)).toBe(2);
  const clear = (as: number, Ids: number[] | null) => test.call('clearWorkNotices', { as, body: { Ids } });
  expect((await clear(2, [Data[0]?.Id ?? 0])).json()).toEqual({ ClearedCount: 0 });
  expect((await clear(3, [Data[0]?.Id ?? 0])).json()).toEqual({ ClearedCount: 1 });
  expect((await list(3, { unread: true })).Data.map(({ Id }) => Id)).toEqual([Data[1]?.Id]);
  expect((await list(3)).Count).toBe(2);
  expect((await clear(3, null)).json()).toEqual({ ClearedCount: 1 });
  expect(await bell(3)).toBe(0);
});

it('[B8] due soon and overdue are told once each, by whoever has to act', async () => {
  await test.db
    .updateTable('country_indicator')
    .set({ research_due_date: null, qa_due_date: null })
    .where('edition_id', '=', 4)
    .execute();
  await test.db.updateTable('edition').set({ research_due_date: null, qa_due_date: null }).execute();
  await test.db.deleteFrom('daily_job').execute();
  const on = (days: number) => new Date(testNow.getTime() + days * 86_400_000);
  await writeDueNotices(test.db, on(-1));
  await ready(1);
  await setRow(test, { research_due_date: on(7).toISOString().slice(0, 10) });
  await test.db.deleteFrom('work_notice').execute();
  const kinds = async () => (await list(2)).Data.map(({ Kind }) => Kind);
  expect(await writeDueNotices(test.db, on(0))).toBe(true);
  expect(await kinds()).toEqual([4]);
  expect(await writeDueNotices(test.db, on(0))).toBe(false);
  for (const day of [1, 2, 7]) await writeDueNotices(test.db, on(day));
  expect(await kinds()).toEqual([4]);
  for (const day of [8, 9, 20]) await writeDueNotices(test.db, on(day));
  expect(await kinds()).toEqual([5, 4]);
});

it('[B8] also of what is given inside those days, and of a date that is set into the past, once each', async () => {
  await test.db.updateTable('edition').set({ research_due_date: null, qa_due_date: null }).execute();
  await test.db.deleteFrom('daily_job').execute();
  const on = (days: number) => new Date(testNow.getTime() + days * 86_400_000);
  const dayOf = (days: number) => on(days).toISOString().slice(0, 10);
  const kinds = async (as: number) =>
    (await list(as)).Data.map(({ Kind }) => Kind).filter((kind) => kind === 4 || kind === 5);
  const runOn = async (...days: number[]) => {
    for (const day of days) await writeDueNotices(test.db, on(day));
  };
  await setRow(test, { status: 1, research_user_id: null, qa_user_id: 3, decided_by: null });
  await test.db.deleteFrom('work_notice').execute();
  await setRow(test, { research_due_date: dayOf(30) });
  await runOn(25, 26);
  await setRow(test, { research_user_id: 2 });
  await runOn(27, 28);
  expect(await kinds(2)).toEqual([4]);
  await setRow(test, { research_due_date: dayOf(33) });
  await runOn(29, 30);
  expect(await kinds(2)).toEqual([4, 4]);
  await setRow(test, { research_due_date: dayOf(10) });
  await runOn(31, 32);
  expect(await kinds(2)).toEqual([5, 4, 4]);
  await setRow(test, { research_due_date: dayOf(33) });
  await runOn(33, 34, 35);
  expect(await kinds(2)).toEqual([5, 5, 4, 4]);
});
