import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type OperationId, operations } from '#generated/operations.ts';
import { addressOf, kenya, kenyaRatingId, openTestApp, type TestApp } from './support/app.ts';
import { exampleBody } from './support/bodies.ts';
import { form, ratings, workbook } from './transfer/support.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  // a sequence counts on where a transaction is taken back: it says how often the database still gives up
  await sql`create sequence faults minvalue -10`.execute(test.db);
  await sql`create function take_back() returns trigger language plpgsql as $$ begin
    if nextval('faults') <= 0 then raise exception 'taken back' using errcode = tg_argv[0]; end if;
    return null; end $$`.execute(test.db);
});
afterAll(() => test.close());

const tables = ['milestone', 'indicator', 'country_indicator', 'comment', 'edition_user', 'event'] as const;
afterEach(async () => {
  for (const table of tables) await sql`drop trigger if exists fault on ${sql.table(table)}`.execute(test.db);
});

/** The next `times` statements that change the table end their transactions, as a deadlock would; or its commits do. */
async function giveUp(table: string, { times = 1, state = '40P01', atCommit = false } = {}): Promise<void> {
  await sql`select setval('faults', ${-times})`.execute(test.db);
  const [kind, when] = atCommit
    ? [sql`constraint trigger`, sql`deferrable initially deferred for each row`]
    : [sql`trigger`, sql`for each statement`];
  const what = sql`after insert or update on ${sql.table(table)} ${when} execute function take_back(${sql.lit(state)})`;
  await sql`create ${kind} fault ${what}`.execute(test.db);
}

async function send(operationId: OperationId, body: unknown, key?: string) {
  const file = operationId === 'importFile';
  return test.app.inject({
    method: operations[operationId].method.toUpperCase() as 'POST',
    url: addressOf(operationId, { ...kenya, id: 4, editionId: 4, ratingId: kenyaRatingId }),
    headers: {
      authorization: `Bearer ${await test.tokenOf(1)}`,
      ...(file && { 'content-type': 'multipart/form-data; boundary=----test-boundary' }),
      ...(key && { 'idempotency-key': key }),
    },
    payload: body as object,
  });
}

let note = 0;
const rating = async () => {
  const { version } = await test.db
    .selectFrom('country_indicator')
    .select('version')
    .where('id', '=', kenyaRatingId)
    .executeTakeFirstOrThrow();
  note += 1;
  return { ...exampleBody('updateRating'), Version: version, ResearcherNote: `Note ${note}` };
};
const imported = async () => {
  note += 1;
  return form(await workbook(ratings(['1.1.4', 1, true, `Note ${note}`])));
};

/** What each changes, and the number that one change makes greater by one. */
const writers: [OperationId, (typeof tables)[number], () => unknown, ReturnType<typeof sql<{ n: number }>>][] = [
  ['createMilestone', 'milestone', () => exampleBody('createMilestone'), sql`select count(*)::int as n from milestone`],
  [
    'addComment',
    'comment',
    () => ({ CommentContent: 'Once.', taggedUsers: [] }),
    sql`select count(*)::int as n from comment`,
  ],
  ['updateRating', 'country_indicator', rating, sql`select sum(version)::int as n from country_indicator`],
  ['importFile', 'country_indicator', imported, sql`select sum(version)::int as n from country_indicator`],
];
const numberOf = async (count: (typeof writers)[number][3]) => (await count.execute(test.db)).rows[0]?.n ?? 0;
const triesOf = async (times: number) => {
  const { rows } = await sql<{ last: number }>`select last_value::int as last from faults`.execute(test.db);
  return (rows[0]?.last ?? 0) + times;
};

describe.each(writers)('%s, where the database gave up', (operationId, table, body, count) => {
  it.each([
    ['to a deadlock', {}],
    ['to a serialisation failure', { state: '40001' }],
    ['twice', { times: 2 }],
    ['at the commit', { atCommit: true }],
  ])('%s, is done, and once, with a key and without', async (_how, fault) => {
    for (const key of [undefined, randomUUID()]) {
      const before = await numberOf(count);
      await giveUp(table, fault);
      const sent = await body();
      const answer = await send(operationId, sent, key);
      expect([200, 201], answer.body).toContain(answer.statusCode);
      expect(await numberOf(count)).toBe(before + 1);
      await sql`drop trigger fault on ${sql.table(table)}`.execute(test.db);
      // what was answered is what was kept
      if (key) expect((await send(operationId, sent, key)).body).toBe(answer.body);
      expect(await numberOf(count)).toBe(before + 1);
    }
  });
});

describe('a database that goes on giving up', () => {
  it.each([undefined, randomUUID()])('is asked three times, then the caller is: key %s', async (key) => {
    const [operationId, table, body, count] = writers[0] as (typeof writers)[number];
    const before = await numberOf(count);
    await giveUp(table, { times: 9 });
    const answer = await send(operationId, body(), key);
    expect(answer.statusCode, answer.body).toBe(503);
    expect(answer.headers['retry-after']).toBe('1');
    expect(await triesOf(9)).toBe(3);
    expect(await numberOf(count)).toBe(before);
  });

  it('is not asked again after any other failure', async () => {
    const [operationId, table, body] = writers[0] as (typeof writers)[number];
    await giveUp(table, { times: 9, state: '23505' });
    expect((await send(operationId, body())).statusCode).toBe(409);
    expect(await triesOf(9)).toBe(1);
  });
});

it('[B43] an export whose event fails is no export, and is told once when it is sent again', async () => {
  const told = sql<{ n: number }>`select count(*)::int as n from event where operation = 'exportData'`;
  const [key, body, before] = [randomUUID(), exampleBody('exportData'), await numberOf(told)];
  // whose first call binds the account, which is an event too
  await test.call('readCurrentUser', { as: 1 });
  await giveUp('event', { state: 'XX001' });
  const statuses = [];
  for (let time = 0; time < 3; time += 1) statuses.push((await send('exportData', body, key)).statusCode);
  expect([statuses, await numberOf(told)]).toEqual([[500, 200, 200], before + 1]);
});

it.each([
  [
    'assignWorkflow',
    'country_indicator',
    'select count(*)::int as n from country_indicator where research_user_id = 9 and indicator_id in (455, 456) and country_id in (404, 4)',
  ],
  ['reorderIndicator', 'indicator', 'select min(order_id)::int as n from indicator where id = 452'],
  ['createReportEdition', 'indicator', 'select count(*)::int as n from edition where status = 1'],
] as const)('many rows at once by %s are changed as if nothing had been', async (operationId, table, text) => {
  const bodies = {
    assignWorkflow: {
      WorkflowTaskType: 0,
      ReportEditionId: 4,
      AssignedUserId: 9,
      CountryIds: [404, 4],
      IndicatorIds: [455, 456],
    },
    reorderIndicator: { ...exampleBody('reorderIndicator'), Id: 452, OrderDirection: 0 },
    createReportEdition: exampleBody('createReportEdition'),
  };
  const expected = { assignWorkflow: 4, reorderIndicator: 1, createReportEdition: 1 };
  await giveUp(table);
  const answer = await send(operationId, bodies[operationId]);
  expect([200, 201], answer.body).toContain(answer.statusCode);
  expect((await sql.raw<{ n: number }>(text).execute(test.db)).rows[0]?.n).toBe(expected[operationId]);
});
