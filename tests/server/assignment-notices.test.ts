import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lookOnce } from '../../server/mail/mailing.ts';
import { openTestApp, type TestApp, testNow } from './support/app.ts';

let test: TestApp;
let at = 0;
beforeAll(async () => {
  test = await openTestApp({ contents: 'demo', mailOffered: true, mailbox: true });
  // Nothing is told of due dates.
  await sql`insert into daily_job (name, day) values ('due notices', '2999-01-01')
    on conflict (name) do update set day = excluded.day`.execute(test.db);
});
afterAll(() => test.close());
beforeEach(async () => {
  at = 0;
  await sql`update country_indicator set research_user_id = 2 where edition_id = 4 and country_id in (384, 404)`.execute(
    test.db,
  );
  await sql`delete from work_notice`.execute(test.db);
  await sql`delete from mail`.execute(test.db);
});

const params = { editionId: 4 };
const assign = async (CountryIds: number[], IndicatorIds: number[], AssignedUserId = 11) => {
  const body = { WorkflowTaskType: 0, ReportEditionId: 4, AssignedUserId, CountryIds, IndicatorIds };
  const answer = await test.call('assignWorkflow', { as: 1, params, body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().AssignmentId as number;
};
const revert = async (assignmentId: number) => {
  const answer = await test.call('revertAssignment', { as: 1, params: { editionId: 4, assignmentId } });
  expect(answer.statusCode, answer.body).toBe(201);
};
interface Notice {
  user_id: number;
  records: number;
  countries: number[];
  country_indicator_id: number | null;
}
const notices = async (): Promise<Notice[]> =>
  (
    await sql<Notice>`select user_id, records, array(select unnest(countries) order by 1) as countries, country_indicator_id
      from work_notice order by id`.execute(test.db)
  ).rows;
/** Sends what is due, a day later each time. */
async function sentMails() {
  at += 86_400_000;
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const post = { send: async () => undefined, close: () => undefined };
  const words = { publicUrl: 'https://index.example.org', title: 'Road Safety Index' };
  await lookOnce({ db: test.db, now: () => new Date(testNow.getTime() + at), post: post as never, words, log });
  return (await sql<{ user_id: number }>`select user_id from mail`.execute(test.db)).rows.map(({ user_id }) => user_id);
}

describe('[B26] assignees are told once', () => {
  it('of a selection that comes in several calls, also at the same time', async () => {
    await Promise.all([assign([404], [451, 452]), assign([384], [453]), assign([384, 404], [454])]);
    expect(await notices()).toEqual([{ user_id: 11, records: 5, countries: [384, 404], country_indicator_id: null }]);
    expect((await test.call('listWorkNotices', { as: 11 })).json().Data).toHaveLength(1);
  });

  it('and again of what comes after they have read it, or another day', async () => {
    await assign([404], [451]);
    await sql`update work_notice set read_on = at`.execute(test.db);
    await assign([404], [452]);
    await sql`update work_notice set at = at - interval '1 day'`.execute(test.db);
    await assign([404], [453]);
    expect((await notices()).map(({ records }) => records)).toEqual([1, 1, 1]);
  });

  it('each person for themselves', async () => {
    await assign([404], [451, 452], 11);
    await assign([384], [451], 8);
    expect((await notices()).map(({ user_id, records }) => [user_id, records])).toEqual([
      [11, 2],
      [8, 1],
    ]);
  });
});

describe('[B26] undoing an assignment', () => {
  it('takes its part out of a notice that tells of others too', async () => {
    const first = await assign([404], [451, 452]);
    const second = await assign([384], [453]);
    const third = await assign([404], [454]);
    await revert(third);
    expect(await notices()).toMatchObject([{ records: 3, countries: [384, 404], country_indicator_id: null }]);
    await revert(first);
    const { rows } = await sql<{ id: number }>`select id from country_indicator where edition_id = 4
      and country_id = 384 and indicator_id = 453`.execute(test.db);
    expect(await notices()).toEqual([{ user_id: 11, records: 1, countries: [384], country_indicator_id: rows[0]?.id }]);
    await revert(second);
    expect(await notices()).toEqual([]);
  });

  it('withdraws an e-mail that is not sent, and leaves what was read or sent', async () => {
    const unsent = await assign([404], [451]);
    await revert(unsent);
    expect(await sentMails()).not.toContain(11);

    const sent = await assign([404], [451]);
    await sql`update work_notice set at = ${testNow}`.execute(test.db);
    expect(await sentMails()).toContain(11);
    await revert(sent);
    expect(await notices()).toHaveLength(1);

    await sql`delete from work_notice`.execute(test.db);
    const read = await assign([404], [452]);
    await sql`update work_notice set read_on = at`.execute(test.db);
    await revert(read);
    expect(await notices()).toHaveLength(1);
  });
});
