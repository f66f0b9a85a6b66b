import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ActivityCause as Cause } from '#generated/enums.ts';
import type { MutationId } from '#generated/mutations.ts';
import { operations } from '#generated/operations.ts';
import { type Scenario, scenariosOf } from './support/activity-scenarios.ts';
import { kenyaRatingId, openTestApp, type TestApp } from './support/app.ts';
import { exampleBody } from './support/bodies.ts';
import { putReference } from './support/references.ts';
import { importSheets, kenyaRows, referenceHeadings } from './transfer/support.ts';

let test: TestApp;
let referenceId = 0;
let importId = 0;
const newest = async () =>
  (await sql<{ id: number }>`select coalesce(max(id), 0) as id from event`.execute(test.db)).rows[0]?.id ?? 0;
const since = (id: number) => test.db.selectFrom('event').selectAll().where('id', '>', id).orderBy('id').execute();

beforeAll(async () => {
  test = await openTestApp();
  await test.db.updateTable('app_user').set({ issuer: 'urn:former', subject: 'x' }).where('id', '=', 11).execute();
  for (const as of [1, 2, 5, 12]) await test.call('logIn', { as });
  referenceId = await putReference(test);
  await putReference(test, { country_indicator_id: kenyaRatingId - 28_950, title: 'Of last year' });
  const source = ['1.1.1', 'A source', 'A ministry', '2026', 'What it says'];
  const sheets = { References: [referenceHeadings, ...kenyaRows([source], 'ALB')] };
  importId = (await importSheets(test, sheets, { fileName: 'albania.xlsx' })).ImportId ?? 0;
});
afterAll(() => test.close());

const bodiless = new Set<MutationId>(['clearNotification', 'revertImport', 'revertAssignment']);

async function perform(operationId: MutationId, { params = {}, body, as = 1 }: Scenario) {
  const { method } = operations[operationId];
  const commentId = operationId === 'clearNotification' ? await taggingComment() : 0;
  const assignmentId = operationId === 'revertAssignment' ? await lastAssignment() : 0;
  const earlier = operationId === 'copyReferenceToCurrent' ? await earlierReference() : referenceId;
  return test.call(operationId, {
    as,
    params: {
      ...params,
      importId,
      referenceId: earlier,
      ...(commentId && { commentId }),
      ...(assignmentId && { assignmentId }),
    },
    ...(method !== 'delete' && !bodiless.has(operationId) && { body: body?.() ?? exampleBody(operationId) }),
  });
}

const taggingComment = async () =>
  (
    await test.db
      .selectFrom('comment_tag')
      .select('comment_id')
      .where('user_id', '=', 2)
      .where('cleared_on', 'is', null)
      .orderBy('comment_id', 'desc')
      .executeTakeFirstOrThrow()
  ).comment_id;
const lastAssignment = async () =>
  (await test.db.selectFrom('assignment').select('act_id').orderBy('act_id', 'desc').executeTakeFirstOrThrow()).act_id;
const earlierReference = async () =>
  (await test.db.selectFrom('reference').select('id').where('title', '=', 'Of last year').executeTakeFirstOrThrow()).id;

describe('every write', () => {
  it.each(Object.entries(scenariosOf(() => referenceId)) as [MutationId, Scenario][])(
    '[B43] %s leaves its events',
    async (operationId, scenario) => {
      const before = await newest();
      const answer = await perform(operationId, scenario);
      expect(answer.statusCode, answer.body).toBeLessThan(300);
      const events = await since(before);
      const [first] = events.filter(({ record }) => record === scenario.first.record);
      expect(first).toMatchObject(scenario.first);
      if (scenario.changes) expect(first?.changes).toMatchObject(scenario.changes);
      const { activity } = operations[operationId];
      for (const event of events) {
        expect(event).toMatchObject({ act_id: first?.act_id, user_id: scenario.as ?? 1, operation: operationId });
        expect(activity?.kinds.some((kind) => event.kinds & (1 << kind))).toBe(true);
      }
      expect(events.some(({ kinds }) => kinds & (1 << (activity?.kinds[0] ?? 0)))).toBe(true);
      expect(events.every(({ cause }) => cause === activity?.cause || cause === Cause.Consequence)).toBe(true);
    },
  );
});

describe('what is no change', () => {
  const save = (headers = {}, note = 'As it is') =>
    test.call('updateRating', {
      as: 1,
      params: { countryId: 8, reportEditionId: 4, indicatorId: 451 },
      body: { Score: 1, RatingIsMet: true, ResearcherNote: note, CountryIndicatorRatingId: albaniaRatingId },
      headers,
    });
  let albaniaRatingId = 0;
  beforeAll(async () => {
    await test.db.updateTable('edition').set({ status: 0 }).where('id', '<>', 4).execute();
    await test.db.updateTable('edition').set({ status: 1, inactive_date: null }).where('id', '=', 4).execute();
    const row = await test.db
      .selectFrom('country_indicator')
      .select('id')
      .where('indicator_id', '=', 451)
      .where('country_id', '=', 8)
      .executeTakeFirstOrThrow();
    albaniaRatingId = row.id;
    await test.db.updateTable('country_indicator').set({ status: 1 }).where('id', '=', albaniaRatingId).execute();
    expect((await save()).statusCode).toBe(200);
  });

  it('[B43] the same save again leaves none, though it counts as a version', async () => {
    const before = await newest();
    expect((await save()).statusCode).toBe(200);
    expect(await since(before)).toEqual([]);
  });

  it('[B43] a refused write leaves none', async () => {
    const before = await newest();
    const refused = await test.call('updateRating', {
      as: 5,
      params: { countryId: 8, reportEditionId: 4, indicatorId: 451 },
      body: { Score: 0, RatingIsMet: false, ResearcherNote: 'No', CountryIndicatorRatingId: albaniaRatingId },
    });
    expect(refused.statusCode).toBe(403);
    const bad = await test.call('assignWorkflow', {
      as: 1,
      params: { editionId: 4 },
      body: { ...exampleBody('assignWorkflow'), AssignedUserId: 5, WorkflowTaskType: 1 },
    });
    expect(bad.statusCode).toBe(422);
    expect(await since(before)).toEqual([]);
  });

  it('[B43] a request that is sent again with its key leaves one', async () => {
    const before = await newest();
    const headers = { 'idempotency-key': 'f3a1c6de-3c5d-4ac7-8a58-7a1a55c1f0aa' };
    for (const _ of [1, 2]) expect((await save(headers, 'Sent twice')).statusCode).toBe(200);
    for (const _ of [1, 2])
      expect((await test.call('exportData', { as: 1, body: exampleBody('exportData'), headers })).statusCode).toBe(200);
    expect((await since(before)).map(({ operation }) => operation)).toEqual(['updateRating', 'exportData']);
  });
});

it('[B43] every table that a person changes has its triggers', async () => {
  const { rows } = await sql<{ name: string; events: string[] }>`
    select c.relname as name, coalesce(array_agg(t.tgname::text order by t.tgname) filter (where t.tgname like 'event_%'), '{}') as events
    from pg_class c left join pg_trigger t on t.tgrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace group by c.relname`.execute(test.db);
  // an own list of what is none: answers for repeats, what a release brings, bookkeeping,
  // what undoing an import or an assignment takes, what a check found
  const silent = [
    ...['country', 'event', 'idempotency', 'kysely_migration', 'kysely_migration_lock'],
    ...['import', 'import_part', 'import_check', 'assignment', 'mail', 'daily_job', 'client_file', 'schema_range'],
    ...['download', 'download_part', 'due_told', 'ended_session'],
  ];
  const all = ['event_delete', 'event_insert', 'event_update'];
  const some: Record<string, string[]> = {
    // Open rows come with the structure, comments stay as written, tags come with their comment
    country_indicator: ['event_delete', 'event_update'],
    comment: ['event_delete', 'event_insert'],
    comment_tag: ['event_update'],
    work_notice: ['event_update'],
    user_preference: ['event_insert', 'event_update'],
    role_permission: ['event_delete', 'event_insert'],
  };
  for (const { name, events } of rows.filter((row) => !silent.includes(row.name)))
    expect(events, name).toEqual(some[name] ?? all);
});

it('[B43] nobody can alter or delete an event', async () => {
  for (const statement of ['update event set user_id = 1', 'delete from event', 'truncate event'])
    await expect(sql.raw(statement).execute(test.db), statement).rejects.toThrow(/cannot be altered|permission denied/);
});
