import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ActivityAction as Action, ActivityCause as Cause, ActivityRecord as Subject } from '#generated/enums.ts';
import type { MutationId } from '#generated/mutations.ts';
import { operations } from '#generated/operations.ts';
import type { Row } from '../../server/db/schema.ts';
import { kenya, kenyaRatingId, openTestApp, type TestApp } from './support/app.ts';
import { exampleBody } from './support/bodies.ts';
import { current, putReference, typed } from './support/references.ts';
import { importSheets, kenyaRows, referenceHeadings } from './transfer/support.ts';

type Event = Row<'event'>;
interface Scenario {
  params?: Record<string, number>;
  /** Made when the call is; the contract's example where left out. */
  body?: () => unknown;
  /** Who calls; the Admin where left out. */
  as?: number;
  /** The first event, in the order in which they are written. */
  first: Partial<Event>;
  /** Its old and new values. */
  changes?: Record<string, unknown>;
}

const edition = { id: 4 };
const rating = { ...current };
let referenceId = 0;
let importId = 0;
const [changed, added, removed] = [
  { action: Action.Changed },
  { action: Action.Added },
  { action: Action.Removed },
] as const;

/** Every write of the contract; one that is left out is a type error. Done in this order. */
const scenarios: Record<Exclude<MutationId, 'importFile'>, Scenario> = {
  revertImport: {
    first: { action: Action.Done, record: Subject.File, record_name: 'norway.xlsx' },
    changes: { FileName: [null, 'norway.xlsx'], ReferenceAddedCount: [null, 1] },
  },
  updateRating: {
    params: kenya,
    as: 2,
    body: () => ({ Score: 0, RatingIsMet: false, ResearcherNote: 'Repealed', CountryIndicatorRatingId: kenyaRatingId }),
    first: { ...changed, record: Subject.Rating, country_id: 404, indicator_id: 451, library_indicator_id: 1 },
    changes: { Score: [1, 0], RatingIsMet: [true, false], ResearcherNote: [expect.any(String), 'Repealed'] },
  },
  promoteRatingWorkflow: {
    params: kenya,
    as: 2,
    body: () => ({ CountryIndicatorRatingId: kenyaRatingId, WorkflowStatus: 2 }),
    first: { ...changed, record: Subject.Rating, country_indicator_id: kenyaRatingId },
    changes: { WorkflowStatus: [1, 2] },
  },
  assignWorkflow: {
    params: { editionId: 4 },
    first: { ...changed, record: Subject.Rating, cause: Cause.Bulk, edition_id: 4 },
    changes: { ResearchUserName: [expect.any(Number), 11] },
  },
  setDueDates: {
    params: { editionId: 4 },
    body: () => ({ CountryIndicatorRatingIds: [kenyaRatingId], ResearchDueDate: '2026-12-07' }),
    first: { ...changed, record: Subject.Rating, cause: Cause.Bulk, edition_id: 4 },
    changes: { ResearchDueDate: [null, '2026-12-07'] },
  },
  stepBackRatings: {
    params: { editionId: 4 },
    body: () => ({ CountryIndicatorRatingIds: [kenyaRatingId], WorkflowStatus: 1, Reason: 'Once more, please.' }),
    first: { ...changed, record: Subject.Rating, cause: Cause.Bulk, edition_id: 4 },
    changes: { WorkflowStatus: [2, 1] },
  },
  applyAssignmentPlan: {
    params: { editionId: 4 },
    body: () => ({ Cells: [{ MilestoneId: 16, CountryIds: [604], Research: { UserIds: [8] } }] }),
    first: { ...changed, record: Subject.Rating, cause: Cause.Bulk, edition_id: 4, country_id: 604 },
  },
  revertAssignment: {
    params: { editionId: 4 },
    first: { ...changed, record: Subject.Rating, cause: Cause.Bulk, edition_id: 4, country_id: 604 },
  },
  addComment: {
    params: { ...kenya, ratingId: kenyaRatingId },
    first: { ...added, record: Subject.Comment, indicator_id: 451 },
  },
  updatePreferences: {
    as: 2,
    first: { ...changed, record: Subject.User, record_id: 2, record_name: 'Rui Tanaka' },
    changes: { Notices: true, SingleKeys: true },
  },
  createUser: {
    body: () => ({ FullName: 'Leila Haddad', EmailAddress: 'leila@demo.test', Role: 1 }),
    first: { ...added, record: Subject.User, record_name: 'Leila Haddad' },
    changes: { FullName: [null, 'Leila Haddad'], EmailAddress: [null, 'leila@demo.test'], Role: [null, 1] },
  },
  importUsers: {
    body: () => ({ Users: [{ FullName: 'Samuel Boateng', EmailAddress: 'samuel@demo.test', Role: 1 }] }),
    first: { ...added, record: Subject.User, record_name: 'Samuel Boateng' },
  },
  updateUser: {
    params: { userId: 13 },
    body: () => ({ FullName: 'Kwame Mensah', EmailAddress: 'kwame.mensah@demo.test', Role: 3, Status: 1 }),
    first: { ...changed, record: Subject.User, record_id: 13 },
    changes: { Role: [1, 3] },
  },
  createView: {
    body: () => ({ ...exampleBody('createView'), Name: 'Late', IsShared: true, DefaultRoles: [1] }),
    first: { ...added, record: Subject.View, record_name: 'Late', edition_id: 4 },
    changes: { Name: [null, 'Late'], DefaultRoles: [null, '1'], Content: true },
  },
  updateView: {
    params: { viewId: 1 },
    body: () => ({ ...exampleBody('updateView'), DefaultRoles: [3] }),
    first: { ...changed, record: Subject.View, record_id: 1, record_name: 'Completed lately' },
    changes: { DefaultRoles: [null, '3'], Content: true },
  },
  deleteView: { params: { viewId: 1 }, first: { ...removed, record: Subject.View, record_id: 1, edition_id: 4 } },
  clearWorkNotices: {
    as: 2,
    body: () => ({ Ids: null }),
    first: { ...removed, record: Subject.Notification, edition_id: 4 },
  },
  clearNotification: {
    params: { commentId: 0, taggedId: 2 },
    as: 2,
    first: { ...removed, record: Subject.Notification },
  },
  addReference: {
    params: rating,
    body: () => ({ ReportEditionId: 4, CountryIndicatorRatingId: kenyaRatingId, ...typed, Title: 'A new source' }),
    first: { ...added, record: Subject.Reference, record_name: 'A new source', country_id: 404 },
    changes: { Title: [null, 'A new source'], Information: true },
  },
  updateReference: {
    params: rating,
    body: () => ({ ReportEditionId: 4, CountryIndicatorRatingId: kenyaRatingId, ...typed, Title: 'Renamed' }),
    first: { ...changed, record: Subject.Reference, record_name: 'Renamed' },
    changes: { Title: [typed.Title, 'Renamed'] },
  },
  copyReference: {
    params: rating,
    body: () => ({ referenceId, indicators: [{ Id: 451 }], countries: [{ Id: 578 }] }),
    first: { ...added, record: Subject.Reference, cause: Cause.Bulk, country_id: 578 },
  },
  removeReference: {
    params: rating,
    first: { ...removed, record: Subject.Reference, record_name: 'Renamed', indicator_id: 451 },
  },
  copyReferenceToCurrent: { params: rating, first: { ...added, record: Subject.Reference, country_id: 404 } },
  exportData: {
    first: { action: Action.Done, record: Subject.File },
    changes: { CountryCount: [null, 2], IndicatorCount: [null, 3] },
  },
  exportCompare: {
    first: { action: Action.Done, record: Subject.File },
    changes: { FileName: [null, 'compare-2026-11-20.xlsx'] },
  },
  exportResults: {
    as: 5,
    first: { action: Action.Done, record: Subject.File },
    changes: { ReportEditionCount: [null, 1] },
  },
  exportActivity: {
    body: () => ({ ...exampleBody('exportActivity'), Since: null }),
    first: { action: Action.Done, record: Subject.File },
  },
  addEditionUsers: {
    params: edition,
    first: { ...added, record: Subject.EditionUser, record_id: 13, record_name: 'Kwame Mensah' },
  },
  removeEditionUser: {
    params: { id: 4, userId: 13 },
    first: { ...removed, record: Subject.EditionUser, record_id: 13 },
  },
  addEditionCountries: {
    params: edition,
    first: { ...added, record: Subject.EditionCountry, record_name: 'Greenland' },
  },
  removeEditionCountry: {
    params: { id: 4, countryId: 304 },
    first: { ...removed, record: Subject.EditionCountry, country_id: 304 },
  },
  updateReportEdition: {
    params: edition,
    body: () => ({ Id: 4, Name: 'Report of 2026', StartDate: '2026-01-01', EndDate: '2026-12-31' }),
    first: { ...changed, record: Subject.Edition, record_id: 4 },
    changes: { Name: ['Road Safety Report 2026', 'Report of 2026'] },
  },
  createMilestone: { params: edition, first: { ...added, record: Subject.Milestone, edition_id: 4 } },
  updateMilestone: {
    params: { id: 4, milestoneId: 16 },
    first: { ...changed, record: Subject.Milestone, record_id: 16 },
  },
  createActivity: { params: edition, first: { ...added, record: Subject.Activity } },
  updateActivity: { params: { id: 4, activityId: 92 }, first: { ...changed, record: Subject.Activity, record_id: 92 } },
  reorderActivity: {
    params: edition,
    first: { ...changed, record: Subject.Activity },
    changes: { OrderNumber: [1, 2] },
  },
  createIndicator: { params: edition, first: { ...added, record: Subject.LibraryIndicator } },
  updateIndicator: {
    params: { id: 4, indicatorId: 454 },
    first: { ...changed, record: Subject.Indicator, record_id: 454 },
    changes: { ResponseRules: true },
  },
  reorderIndicator: {
    params: edition,
    first: { ...changed, record: Subject.Indicator },
    changes: { OrderNumber: [3, 2] },
  },
  unassignParentIndicator: {
    params: { id: 4, indicatorId: 452 },
    first: { ...changed, record: Subject.Rating, cause: Cause.Consequence },
  },
  deleteIndicator: {
    params: { id: 4, indicatorId: 455 },
    first: { ...removed, record: Subject.Comment, indicator_id: 455 },
  },
  addLibraryIndicators: {
    params: edition,
    body: () => ({ ...exampleBody('addLibraryIndicators'), Indicators: [{ LibraryIndicatorId: 5 }] }),
    first: { ...added, record: Subject.Indicator, library_indicator_id: 5 },
  },
  deleteActivity: { params: { id: 4, activityId: 92 }, first: { ...removed, record: Subject.Activity, record_id: 92 } },
  deleteMilestone: {
    params: { id: 4, milestoneId: 17 },
    first: { ...removed, record: Subject.Milestone, record_id: 17 },
  },
  createReportEdition: { first: { ...changed, record: Subject.Edition, record_id: 4 }, changes: { Status: [1, 0] } },
  revertReportEdition: {
    params: { id: 5 },
    first: { ...removed, record: Subject.Edition, record_id: 5 },
  },
  rebindUsers: { body: () => ({ Issuer: 'urn:former' }), first: { ...changed, record: Subject.User, record_id: 11 } },
  // whose sessions it ends asks for nothing afterwards
  rebindUser: { params: { userId: 2 }, first: { ...changed, record: Subject.User, record_id: 2 } },
};

let test: TestApp;
const newest = async () =>
  (await sql<{ id: number }>`select coalesce(max(id), 0) as id from event`.execute(test.db)).rows[0]?.id ?? 0;
const since = (id: number) => test.db.selectFrom('event').selectAll().where('id', '>', id).orderBy('id').execute();

beforeAll(async () => {
  test = await openTestApp();
  await test.db.updateTable('app_user').set({ issuer: 'urn:former', subject: 'x' }).where('id', '=', 11).execute();
  for (const as of [1, 2, 5]) await test.call('logIn', { as });
  referenceId = await putReference(test);
  await putReference(test, { country_indicator_id: kenyaRatingId - 28_950, title: 'Of last year' });
  const source = ['1.1.1', 'A source', 'A ministry', '2026', 'What it says'];
  const sheets = { References: [referenceHeadings, ...kenyaRows([source], 'NOR')] };
  importId = (await importSheets(test, sheets, { fileName: 'norway.xlsx' })).ImportId ?? 0;
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
  it.each(Object.entries(scenarios) as [MutationId, Scenario][])(
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
      params: { countryId: 578, reportEditionId: 4, indicatorId: 451 },
      body: { Score: 1, RatingIsMet: true, ResearcherNote: note, CountryIndicatorRatingId: norwayRatingId },
      headers,
    });
  let norwayRatingId = 0;
  beforeAll(async () => {
    await test.db.updateTable('edition').set({ status: 0 }).where('id', '<>', 4).execute();
    await test.db.updateTable('edition').set({ status: 1, inactive_date: null }).where('id', '=', 4).execute();
    const row = await test.db
      .selectFrom('country_indicator')
      .select('id')
      .where('indicator_id', '=', 451)
      .where('country_id', '=', 578)
      .executeTakeFirstOrThrow();
    norwayRatingId = row.id;
    await test.db.updateTable('country_indicator').set({ status: 1 }).where('id', '=', norwayRatingId).execute();
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
      params: { countryId: 578, reportEditionId: 4, indicatorId: 451 },
      body: { Score: 0, RatingIsMet: false, ResearcherNote: 'No', CountryIndicatorRatingId: norwayRatingId },
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
