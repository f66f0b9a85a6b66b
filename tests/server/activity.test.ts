import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ActivityAction as Action,
  ActivityCause as Cause,
  ActivityKind as Kind,
  ActivityRecord as Subject,
} from '#generated/enums.ts';
import type { Wire } from '../../server/domain/wire.ts';
import { activityPage, saveRating } from './support/activity.ts';
import { type CallOptions, kenya, kenyaRatingId, openTestApp, type TestApp, testNow } from './support/app.ts';
import { exampleBody } from './support/bodies.ts';
import { setRow } from './support/ratings.ts';
import { importSheets, ratings } from './transfer/support.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ contents: 'demo' });
});
afterAll(() => test.close());

const list = (query: CallOptions['query'] = {}) => activityPage(test, 'listActivity', { as: 1, query });

describe('listActivity', () => {
  it('[B43] [B45] tells a save, old and new, with who did it', async () => {
    const before = await test.db
      .selectFrom('country_indicator')
      .select('researcher_note')
      .where('id', '=', kenyaRatingId)
      .executeTakeFirstOrThrow();
    expect((await saveRating(test, kenya, kenyaRatingId, { ResearcherNote: 'A new note' })).statusCode).toBe(200);
    const { Data } = await list({ countries: '[404]', pageSize: 1 });
    expect(Data[0]).toMatchObject({
      At: testNow.toISOString(),
      UserId: 1,
      UserName: 'Amara Okafor',
      Operation: 'updateRating',
      Kinds: [Kind.Rating],
      CountryName: 'Kenya',
      SnapshotName: '1.1.1 Lead agency named in law',
      RecordCount: 1,
      Cause: Cause.ByHand,
    });
    expect(Data[0]?.Changes).toEqual([
      { Field: 'ResearcherNote', Old: before.researcher_note, New: 'A new note', IsWithheld: false },
    ]);
  });

  it('[B45] filters by person, kind, country, indicator, edition and time, each of many', async () => {
    const has = async (
      query: CallOptions['query'],
      holds: (event: Wire<'ActivityPage'>['Data'][number]) => boolean,
    ) => {
      const { Data, Count } = await list({ ...query, pageSize: 200 });
      expect(Count).toBeGreaterThan(0);
      expect(Data.filter((event) => !holds(event))).toEqual([]);
    };
    await has({ users: '[2,3]' }, ({ UserId }) => UserId === 2 || UserId === 3);
    await has({ kinds: '[1]' }, ({ Kinds }) => Kinds.includes(Kind.Step));
    await has({ kinds: '[4,9]' }, ({ Kinds }) => Kinds.includes(Kind.Comment) || Kinds.includes(Kind.Import));
    await has({ countries: '[404,578]' }, ({ CountryId }) => CountryId === 404 || CountryId === 578);
    await has(
      { indicators: '[7]' },
      ({ LibraryIndicatorId, RecordCount }) => LibraryIndicatorId === 7 && RecordCount === 1,
    );
    await has({ editions: '[3]' }, ({ ReportEditionId }) => ReportEditionId === 3);
    const [since, until] = ['2026-06-01T00:00:00Z', '2026-06-02T00:00:00Z'];
    await has({ since, until }, ({ At }) => At >= '2026-06-01' && At < '2026-06-02');
    await has(
      { users: '[2]', kinds: '[0]', countries: '[404]' },
      (event) => event.UserId === 2 && event.CountryId === 404,
    );
  });

  it('[B45] pages newest first without a gap, and counts to 10,001', async () => {
    const [first, second] = [await list({ pageSize: 30 }), await list({ offset: 30, pageSize: 30 })];
    expect([...first.Data, ...second.Data]).toEqual((await list({ pageSize: 60 })).Data);
    const ids = first.Data.map(({ Id }) => Id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(first.Count).toBe(10_001);
  });

  it('[B45] pages of several filters join as those of one do, whether little matches or much', async () => {
    const pages = async (query: CallOptions['query']) => {
      const [first, second] = [await list({ ...query, pageSize: 2 }), await list({ ...query, offset: 2, pageSize: 2 })];
      const whole = await list({ ...query, pageSize: 4 });
      expect([...first.Data, ...second.Data]).toEqual(whole.Data);
      expect([first.Count, second.Count]).toEqual([whole.Count, whole.Count]);
      return whole;
    };
    const day = { since: '2026-06-01T00:00:00Z', until: '2026-06-02T00:00:00Z' };
    const few = await pages(day);
    expect(few.Count).toBeLessThan(10_001);
    expect((await list({ ...day, pageSize: 200 })).Data.slice(0, 4)).toEqual(few.Data);
    const much = await pages({ since: '2000-01-01T00:00:00Z' });
    expect(much).toEqual(await list({ pageSize: 4 }));
    const indicator = await pages({ indicators: '[7]', editions: '[3,4]' });
    expect(indicator.Data.every(({ LibraryIndicatorId }) => LibraryIndicatorId === 7)).toBe(true);
  });

  it('[B43] [B45] one statement is an event a country; folded it is one, in full it is a record each', async () => {
    const body = {
      ...exampleBody('assignWorkflow'),
      CountryIds: [404, 604],
      IndicatorIds: [456, 457, 458],
      AssignedUserId: 9,
    };
    await test.call('assignWorkflow', { as: 1, params: { editionId: 4 }, body });
    const { Data } = await list({ pageSize: 200, kinds: '[2]' });
    const own = Data.filter(({ ActId }) => ActId === Data[0]?.ActId);
    expect(own.reduce((sum, { RecordCount }) => sum + RecordCount, 0)).toBe(6);
    expect(new Set(own.map(({ CountryName }) => CountryName))).toEqual(new Set(['Kenya', 'Peru']));
    const [folded] = (await list({ fold: true, kinds: '[2]', pageSize: 1 })).Data;
    expect(folded).toMatchObject({ ActId: Data[0]?.ActId, AlikeCount: 6, Cause: Cause.Bulk });
    const all = await list({ act: folded?.ActId ?? 0 });
    expect(all.Count).toBe(6);
    expect(all.Data.every(({ RecordCount, SnapshotName }) => RecordCount === 1 && SnapshotName !== null)).toBe(true);
    expect(
      all.Data.every(({ Changes }) =>
        Changes.some(({ Field, New }) => Field === 'ResearchUserName' && New === 'Ana Lima'),
      ),
    ).toBe(true);
    expect(new Set(all.Data.map(({ RecordId }) => RecordId)).size).toBe(6);
  });

  it('[B43] an import is one act with the name and digest of its file, old and new of each row', async () => {
    await setRow(test, { score: null, is_met: null, researcher_note: null, status: 0 }, kenyaRatingId + 3);
    await setRow(test, { score: null, is_met: null, researcher_note: null, status: 0 }, kenyaRatingId + 4);
    const rows = ratings(['1.1.4', 1, 'Yes', 'First "quoted"\nnote'], ['1.1.5', 0, 'No', 'Second note']);
    expect(await importSheets(test, rows, { dryRun: true })).toMatchObject({ success: true });
    const before = (await list({ pageSize: 1 })).Data[0]?.Id;
    expect((await list({ pageSize: 1 })).Data[0]?.Id).toBe(before);
    expect(await importSheets(test, rows)).toMatchObject({ success: true });
    const [file] = (await list({ kinds: '[9]', pageSize: 1 })).Data;
    expect(file).toMatchObject({
      Record: Subject.File,
      Action: Action.Done,
      RecordName: 'ratings.xlsx',
      Cause: Cause.Import,
    });
    expect(file?.Changes).toContainEqual({
      Field: 'FileDigest',
      Old: null,
      New: expect.stringMatching(/^[0-9a-f]{64}$/),
      IsWithheld: false,
    });
    expect((await list({ fold: true, pageSize: 1 })).Data[0]?.Id).toBe(file?.Id);
    const all = await list({ act: file?.ActId ?? 0 });
    const notes = all.Data.flatMap(({ SnapshotName, Changes }) =>
      Changes.filter(({ Field }) => Field === 'ResearcherNote').map(({ New }) => [SnapshotName?.slice(0, 5), New]),
    );
    expect(notes.toSorted()).toEqual([
      ['1.1.4', 'First "quoted"\nnote'],
      ['1.1.5', 'Second note'],
    ]);
    const { Data } = await activityPage(test, 'listRatingActivity', { as: 5, params: { ...kenya, indicatorId: 455 } });
    expect(Data[0]).toMatchObject({ RecordCount: 1, RecordId: kenyaRatingId + 4, CauseName: 'ratings.xlsx' });
  });

  it('[B43] what a parent decided of its children tells which parent', async () => {
    await setRow(test, { score: 1, is_met: true, status: 1 });
    await saveRating(test, kenya, kenyaRatingId, { Score: 0, RatingIsMet: false });
    const [newest] = (await list({ countries: '[404]', pageSize: 1 })).Data;
    const { Data } = await list({ act: newest?.ActId ?? 0 });
    const children = Data.filter(({ IndicatorId }) => IndicatorId !== 451);
    expect(children.length).toBeGreaterThan(0);
    for (const child of children)
      expect(child).toMatchObject({ Cause: Cause.Consequence, CauseName: '1.1.1 Lead agency named in law' });
    expect(Data.find(({ IndicatorId }) => IndicatorId === 451)).toMatchObject({ Cause: Cause.ByHand, CauseName: null });
  });

  it('[B43] what a parent decides in an import names the parent, not the file', async () => {
    await setRow(test, { score: 1, is_met: true, status: 1 });
    await setRow(test, { score: 1, is_met: true, researcher_note: 'Own note', status: 1 }, kenyaRatingId + 1);
    const rows = ratings(['1.1.1', 0, 'No', 'Repealed']);
    const { Decides } = await importSheets(test, rows, { dryRun: true });
    const confirmation = Decides?.Confirmation;
    expect(await importSheets(test, rows, { confirmation })).toMatchObject({ success: true });
    const [file] = (await list({ kinds: '[9]', pageSize: 1 })).Data;
    const { Data } = await list({ act: file?.ActId ?? 0, pageSize: 200 });
    const of = (indicatorId: number) => Data.filter(({ IndicatorId }) => IndicatorId === indicatorId);
    expect(of(451)).toMatchObject([{ Cause: Cause.Import, CauseName: 'ratings.xlsx' }]);
    expect(of(452)).toMatchObject([{ Cause: Cause.Consequence, CauseName: '1.1.1 Lead agency named in law' }]);
  });

  it('[B43] what a parent sets aside and gives back is its consequence, when saved and when unassigned', async () => {
    const childId = kenyaRatingId + 1;
    const told = async () => {
      const { Data } = await activityPage(test, 'listRatingActivity', {
        as: 1,
        params: { ...kenya, indicatorId: 452 },
      });
      const { Cause: cause, CauseName, Changes = [] } = Data[0] ?? {};
      return {
        cause,
        CauseName,
        changes: Object.fromEntries(Changes.map(({ Field, Old, New }) => [Field, [Old, New]])),
      };
    };
    const cause = { cause: Cause.Consequence, CauseName: '1.1.1 Lead agency named in law' };
    const own = { score: 1, is_met: true, researcher_note: 'Own note', status: 2 };
    const back = { Score: [0, 1], RatingIsMet: [false, true], ResearcherNote: [expect.any(String), 'Own note'] };
    const rate = (isMet: boolean) =>
      saveRating(test, kenya, kenyaRatingId, { Score: isMet ? 1 : 0, RatingIsMet: isMet, ResearcherNote: 'Saved' });
    await setRow(test, { status: 1 });
    await rate(true);
    await setRow(test, own, childId);
    await rate(false);
    expect(await told()).toMatchObject({
      ...cause,
      changes: {
        Score: [1, 0],
        RatingIsMet: [true, false],
        ResearcherNote: ['Own note', expect.any(String)],
        WorkflowStatus: [2, 1],
      },
    });
    await rate(true);
    expect(await told()).toMatchObject({ ...cause, changes: { ...back, WorkflowStatus: [1, 2] } });
    await rate(false);
    const unassigned = await test.call('unassignParentIndicator', { as: 1, params: { id: 4, indicatorId: 452 } });
    expect(unassigned.statusCode).toBe(200);
    expect(await told()).toMatchObject({ ...cause, changes: { ...back, WorkflowStatus: [1, 2] } });
  });

  it('[B45] of a deletion can be read what went, with what, by its name of then', async () => {
    await test.call('addComment', {
      as: 1,
      params: { ...kenya, ratingId: kenyaRatingId },
      body: exampleBody('addComment'),
    });
    const old = (await list({ countries: '[404]', indicators: '[1]', pageSize: 1 })).Data[0];
    expect((await test.call('deleteIndicator', { as: 1, params: { id: 4, indicatorId: 451 } })).statusCode).toBe(204);
    const [gone] = (await list({ kinds: '[6]', pageSize: 200 })).Data.filter(
      ({ Action: action }) => action === Action.Removed,
    );
    expect(gone).toMatchObject({
      RecordName: '1.1.1 Lead agency named in law',
      SnapshotName: '1.1.1 Lead agency named in law',
    });
    const went = await list({ act: gone?.ActId ?? 0, fold: true, pageSize: 200 });
    const removed = went.Data.filter(({ Action: action }) => action === Action.Removed);
    const counts = new Map(removed.map(({ Record, AlikeCount }) => [Record, AlikeCount]));
    expect(counts.get(Subject.Comment)).toBeGreaterThan(1);
    expect(counts.get(Subject.Rating)).toBeGreaterThan(100);
    expect(counts.get(Subject.Indicator)).toBeGreaterThan(0);
    for (const event of went.Data.filter(
      ({ Action: action, Record }) => action === Action.Removed && Record < Subject.Milestone,
    ))
      expect(event).toMatchObject({ Cause: Cause.Consequence, CauseName: '1.1.1 Lead agency named in law' });
    const lost = (await list({ countries: '[404]', indicators: '[1]', pageSize: 200 })).Data;
    expect(
      lost.find(({ ActId, Record }) => ActId === gone?.ActId && Record === Subject.Rating)?.Changes,
    ).toContainEqual({
      Field: 'ResearcherNote',
      Old: 'Saved',
      New: null,
      IsWithheld: false,
    });
    expect(lost.find(({ Id }) => Id === old?.Id)).toEqual(old);
  });

  it.each([
    ['deleteActivity', 'activity', Subject.Activity, [Subject.Indicator]],
    ['deleteMilestone', 'milestone', Subject.Milestone, [Subject.Activity, Subject.Indicator]],
  ] as const)('[B43] what %s takes along is its consequence, by its name', async (operation, table, subject, along) => {
    const part = await test.db
      .selectFrom(table)
      .select(['id', 'short_name'])
      .where('edition_id', '=', 4)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const params = { id: 4, [`${table}Id`]: part.id };
    expect((await test.call(operation, { as: 1, params })).statusCode).toBe(204);
    const [newest] = (await list({ kinds: '[6]', pageSize: 1 })).Data;
    const { Data } = await list({ act: newest?.ActId ?? 0, fold: true, pageSize: 200 });
    const removed = Data.filter(({ Action: action }) => action === Action.Removed);
    expect(removed.find(({ Record }) => Record === subject)).toMatchObject({ Cause: Cause.ByHand, CauseName: null });
    for (const record of along)
      expect(removed.find(({ Record }) => Record === record)).toMatchObject({
        Cause: Cause.Consequence,
        CauseName: part.short_name,
      });
    expect(removed.filter(({ Cause: cause }) => cause !== Cause.Consequence)).toHaveLength(1);
  });
});
