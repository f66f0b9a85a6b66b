import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ActivityCause as Cause,
  ActivityKind as Kind,
  ActivityRecord as Subject,
  ImportUndoState as Undo,
} from '#generated/enums.ts';
import { followRestored } from '../../../server/domain/cascade.ts';
import type { Wire } from '../../../server/domain/wire.ts';
import { kenya, openTestApp, type TestApp, testNow } from '../support/app.ts';
import { rowOf, setEditionActive, setRow } from '../support/ratings.ts';
import {
  type Cell,
  contentOf,
  importConfirmed,
  importSheets,
  kenyaRows,
  ratingHeadings,
  ratings,
  ratingsAndWork,
  referenceHeadings,
  type Sheets,
} from './support.ts';

// Kenya's 1.1.1 to 1.1.4 in the active edition; the second and third depend on the first
const [parent, child, sibling, alone] = [100_201, 100_202, 100_203, 100_204];
const note = 'As the gazette of May says.';
const rated = { score: 1, is_met: true, researcher_note: note, status: 1 };
const completed = {
  ...{ score: 1, is_met: true, researcher_note: 'Seen by two.', status: 3 },
  ...{ rating_updated_on: '2026-03-01T08:00:00.123Z', rating_updated_by: 3 },
};
/** By 1.1.1, which set a person's rating aside. */
const decided = {
  ...{ score: 0, is_met: false, researcher_note: 'Rated 0', status: 1, decided_by: 451 },
  ...{ aside_score: 1, aside_is_met: true, aside_note: note, aside_status: 2 },
};
const open = { score: null, is_met: null, researcher_note: null, status: 0, rating_updated_on: null };

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.deleteFrom('reference').where('title', 'in', ['Road act', 'Act one', 'Act three']).execute();
  for (const id of [parent, child, sibling, alone])
    await setRow(test, { ...open, research_user_id: 2, qa_user_id: 3, rating_updated_by: null }, id);
});

/** Every rating of Kenya and every reference, without what each write changes. */
async function standing(): Promise<unknown> {
  const { rows } = await sql`select to_jsonb(ci) - '{version,changed_on,changed_by}'::text[] as row
    from country_indicator ci where country_id = 404 and edition_id = 4
    union all select to_jsonb(r) from reference r order by 1`.execute(test.db);
  return rows;
}
const source = (...titles: string[]): Sheets => ({
  References: [
    referenceHeadings,
    ...kenyaRows(titles.map((title) => ['1.1.4', title, 'A ministry', '2026', 'Says so'])),
  ],
});
const undo = (importId = 0, as = 1) => test.call('revertImport', { as, params: { importId } });
async function list(query = {}): Promise<Wire<'ImportPage'>> {
  const answer = await test.call('listImports', { as: 1, query });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const changesOf = async (importId = 0, query = {}): Promise<Wire<'ImportChangePage'>> =>
  (await test.call('readImportChanges', { as: 1, params: { importId }, query })).json();
const foundBy = (checkId = '', { as = 1, query = {} } = {}) =>
  test.call('readImportCheckChanges', { as, params: { checkId }, query });
const all = (...rows: Cell[][]): Sheets => ({ ...ratingsAndWork(...rows), ...source('Road act') });

describe('what an import did', () => {
  it('[B46] is listed with who, when, file, digest and how much changed', async () => {
    await setRow(test, rated, parent);
    await setRow(test, completed, child);
    const sheets = all(
      ['1.1.1', 0, 'No', note, null, null, null],
      ['1.1.4', null, null, null, 'Ana Lima Duarte', null, null],
    );
    const told = await importSheets(test, sheets, { fileName: 'kenya.xlsx' });
    const { ImportId } = await importSheets(test, sheets, {
      fileName: 'kenya.xlsx',
      confirmation: told.Decides?.Confirmation,
    });
    const { Data, Count } = await list({ pageSize: 1 });
    expect(Data).toEqual([
      {
        ...{ Id: ImportId, At: testNow.toISOString(), UserId: 1, UserName: 'Amara Okafor', FileName: 'kenya.xlsx' },
        FileDigest: expect.stringMatching(/^[0-9a-f]{64}$/),
        ...{ RatingChangedCount: 1, DecidedCount: 2, AssignmentChangedCount: 1, ReferenceAddedCount: 1 },
        ...{ UndoState: Undo.Possible, UndoneOn: null, UndoneByName: null },
      },
    ]);
    expect(Count).toBeGreaterThan(1);
    const changes = await changesOf(ImportId);
    expect(changes.Count).toBe(5);
    expect(
      changes.Data.map(({ SnapshotName, DeciderName, RecordName }) => [
        SnapshotName?.slice(0, 5),
        DeciderName?.slice(0, 5),
        RecordName,
      ]),
    ).toEqual([
      ['1.1.1', undefined, null],
      ['1.1.2', '1.1.1', null],
      ['1.1.3', '1.1.1', null],
      ['1.1.4', undefined, null],
      ['1.1.4', undefined, 'Road act'],
    ]);
    expect(changes.Data[0]).toMatchObject({ Record: Subject.Rating, RecordId: parent, CountryName: 'Kenya' });
    expect(changes.Data[0]?.Changes).toEqual([
      { Field: 'Score', Old: 1, New: 0, IsWithheld: false },
      { Field: 'RatingIsMet', Old: true, New: false, IsWithheld: false },
    ]);
    expect(changes.Data[1]?.Changes).toContainEqual({ Field: 'Score', Old: 1, New: 0, IsWithheld: false });
    expect(changes.Data[3]?.Changes).toEqual([
      { Field: 'ResearchUserName', Old: 'Rui Tanaka', New: 'Ana Lima Duarte', IsWithheld: false },
    ]);
    expect(changes.Data[4]?.Changes).toContainEqual({
      Field: 'Author',
      Old: null,
      New: 'A ministry',
      IsWithheld: false,
    });
  });

  it('[B46] is what its check had listed, old and new, page by page', async () => {
    await setRow(test, rated, parent);
    await setRow(test, completed, child);
    const sheets = all(
      ['1.1.1', 0, 'No', 'Repealed in June.', null, null, 'QA In Progress'],
      ['1.1.4', 1, 'Yes', note, 'Ana Lima Duarte', null, null],
    );
    const content = await contentOf(test);
    const { CheckId } = await importSheets(test, sheets, { dryRun: true });
    expect(await contentOf(test)).toBe(content);
    const found: Wire<'ImportChangePage'> = (await foundBy(CheckId)).json();
    const { ImportId } = await importConfirmed(test, sheets);
    const stored = await changesOf(ImportId);
    expect(found.Count).toBe(5);
    expect(
      found.Data.map((one) => (one.Record === Subject.Rating ? one : { ...one, RecordId: expect.any(Number) })),
    ).toEqual(stored.Data);
    expect((await foundBy(CheckId, { query: { offset: 3, pageSize: 1 } })).json()).toEqual({
      Data: [found.Data[3]],
      Count: 5,
    });
    expect((await changesOf(ImportId, { offset: 3, pageSize: 1 })).Data).toEqual([stored.Data[3]]);
  });

  it('[B46] what is not confirmed yet is listed too, what has errors is not', async () => {
    await setRow(test, rated, parent);
    const told = await importSheets(test, ratings(['1.1.1', 0, 'No', note]));
    expect(told).toMatchObject({ success: false, CheckId: expect.any(String) });
    expect(((await foundBy(told.CheckId)).json() as Wire<'ImportChangePage'>).Count).toBe(3);
    const bad = await importSheets(test, ratings(['1.1.1', 7, 'No', note]), { dryRun: true });
    expect(bad).not.toHaveProperty('CheckId');
  });

  it('[B46] of a file that changes nothing there is nothing to list or to undo', async () => {
    await setRow(test, rated, alone);
    const { CheckId } = await importSheets(test, ratings(['1.1.4', 1, 'Yes', note]), { dryRun: true });
    expect((await foundBy(CheckId)).json()).toEqual({ Data: [], Count: 0 });
    const { ImportId } = await importSheets(test, ratings(['1.1.4', 1, 'Yes', note]));
    expect(await changesOf(ImportId)).toEqual({ Data: [], Count: 0 });
    expect((await list()).Data[0]).toMatchObject({ Id: ImportId, UndoState: Undo.NothingChanged });
  });

  it('[B46] pages of a large check join without a gap', async () => {
    const rows = await sql<{
      number: string;
      positive: boolean;
    }>`select concat(number / 1000000, '.', number / 1000 % 1000, '.', number % 1000) as number,
      polarity = 0 as positive from indicator where edition_id = 4 and parent_indicator_id is null order by indicator.number`.execute(
      test.db,
    );
    const codes = await sql<{
      iso_code: string;
    }>`select iso_code from country join edition_country ec on ec.country_id = country.id
      where ec.edition_id = 4 order by sort_order limit 6`.execute(test.db);
    await sql`update country_indicator set status = 0 where edition_id = 4 and status = 3`.execute(test.db);
    const sheets = {
      Ratings: [
        ratingHeadings,
        ...codes.rows.flatMap(({ iso_code }) =>
          kenyaRows(
            rows.rows
              .map(({ number, positive }) => [number, positive ? 1 : 0, 'Yes', 'Anew.'])
              .filter(([, score]) => score === 1),
            iso_code,
          ),
        ),
      ],
    };
    const { CheckId, errors } = await importSheets(test, sheets, { dryRun: true });
    expect(errors).toEqual([]);
    const whole: Wire<'ImportChange'>[] = [];
    let count = Number.POSITIVE_INFINITY;
    for (let offset = 0; offset < count; offset += 130) {
      const page: Wire<'ImportChangePage'> = (await foundBy(CheckId, { query: { offset, pageSize: 130 } })).json();
      whole.push(...page.Data);
      count = page.Count;
    }
    expect(count).toBeGreaterThan(400);
    expect(new Set(whole.map(({ RecordId }) => RecordId)).size).toBe(count);
    expect(whole.map(({ CountryName }) => CountryName)).toEqual(
      whole.map(({ CountryName }) => CountryName ?? '').toSorted(new Intl.Collator('en').compare),
    );
  });

  it('[B46] a check is read by who made it, for a day', async () => {
    const { CheckId } = await importSheets(test, ratings(['1.1.4', 1, 'Yes', note]), { dryRun: true });
    await test.db.insertInto('role_permission').values({ role: 1, permission: 'dataentry-import' }).execute();
    expect((await foundBy(CheckId, { as: 2 })).statusCode).toBe(404);
    await test.db
      .deleteFrom('role_permission')
      .where('role', '=', 1)
      .where('permission', '=', 'dataentry-import')
      .execute();
    await test.db
      .updateTable('import_check')
      .set({ created_on: new Date(testNow.getTime() - 86_400_001) })
      .execute();
    expect((await foundBy(CheckId)).statusCode).toBe(404);
    await importSheets(test, ratings(['1.1.4', 1, 'Yes', note]), { dryRun: true });
    expect(
      await test.db
        .selectFrom('import_check')
        .select('id')
        .where('id', '=', CheckId ?? '')
        .execute(),
    ).toEqual([]);
  });
});

describe('undoing', () => {
  it('[B46] restores everything exactly: score, note, status, people, who and when, what was set aside', async () => {
    await setRow(test, { ...rated, rating_updated_on: '2026-02-01T08:00:00.456Z', rating_updated_by: 2 }, parent);
    await setRow(test, completed, child);
    await setRow(test, { ...rated, researcher_note: 'Two\n"lines", 日本 — \\u0041' }, alone);
    const before = await standing();
    const { ImportId } = await importConfirmed(
      test,
      all(
        ['1.1.1', 0, 'No', 'Repealed in June.', null, null, 'QA In Progress'],
        ['1.1.4', 0, 'No', 'Not any more.', 'Ana Lima Duarte', null, 'QA In Progress'],
      ),
    );
    expect(await rowOf(test, child)).toMatchObject({ score: 0, decided_by: 451, aside_status: 3 });
    expect(await standing()).not.toEqual(before);
    const answer = await undo(ImportId);
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toMatchObject({
      Id: ImportId,
      UndoState: Undo.Undone,
      UndoneOn: testNow.toISOString(),
      UndoneByName: 'Amara Okafor',
    });
    expect(await standing()).toEqual(before);
    expect((await rowOf(test, alone)).version).toBeGreaterThan(2);
    const kept = await sql`select from import_part where act_id = ${ImportId}`.execute(test.db);
    expect(kept.rows).toEqual([]);
  });

  it('[B46] sets aside again what the import had given back, and rated over', async () => {
    await setRow(test, { ...rated, score: 0, is_met: false }, parent);
    const aside = {
      aside_score: 1,
      aside_is_met: true,
      aside_note: 'Seen by two.',
      aside_status: 2,
      aside_updated_on: '2026-03-01T08:00:00.123Z',
      aside_updated_by: 3,
    };
    const decided = { score: 0, is_met: false, researcher_note: 'Rated 0', status: 1, decided_by: 451 };
    await setRow(
      test,
      { ...decided, ...aside, rating_updated_on: '2026-04-01T08:00:00Z', rating_updated_by: 2 },
      child,
    );
    await setRow(test, { ...decided, aside_status: 0 }, sibling);
    const before = await standing();
    const { ImportId } = await importConfirmed(
      test,
      ratings(['1.1.1', 1, 'Yes', note], ['1.1.2', 0, 'No', 'Own by now.']),
    );
    expect(await rowOf(test, child)).toMatchObject({ decided_by: null, researcher_note: 'Own by now.' });
    expect((await undo(ImportId)).statusCode).toBe(201);
    expect(await standing()).toEqual(before);
  });

  it('[B43] [B46] leaves its own events, which say what is undone', async () => {
    await setRow(test, rated, parent);
    await setRow(test, completed, child);
    const { ImportId } = await importConfirmed(test, all(['1.1.1', 0, 'No', note, null, null, null]));
    await undo(ImportId);
    const events = await test.db
      .selectFrom('event')
      .selectAll()
      .where('operation', '=', 'revertImport')
      .orderBy('id', 'desc')
      .limit(5)
      .execute();
    const own = events.filter(({ act_id }) => act_id === events[0]?.act_id).toReversed();
    expect(own[0]).toMatchObject({
      ...{ record: Subject.File, kinds: 1 << Kind.Import, record_name: 'ratings.xlsx', alike: 1, cause: Cause.Import },
      changes: {
        FileName: [null, 'ratings.xlsx'],
        RatingChangedCount: [null, 1],
        ImportedOn: [null, testNow.toISOString()],
      },
    });
    expect(own.slice(1).map(({ record, cause, cause_name }) => [record, cause, cause_name])).toEqual(
      expect.arrayContaining([
        [Subject.Rating, Cause.Import, 'ratings.xlsx'],
        [Subject.Rating, Cause.Consequence, '1.1.1 Lead agency named in law'],
        [Subject.Reference, Cause.Import, 'ratings.xlsx'],
      ]),
    );
    const undone = await test.db
      .selectFrom('import')
      .select('undone_act_id')
      .where('act_id', '=', ImportId ?? 0)
      .executeTakeFirstOrThrow();
    expect(undone.undone_act_id).toBe(own[0]?.act_id);
    // the undoing is no import that could be undone
    expect((await list()).Data[0]).toMatchObject({ Id: ImportId });
    expect((await undo(undone.undone_act_id ?? 0)).statusCode).toBe(404);
  });

  it('[B46] people whom others assigned since are theirs, where the file set none', async () => {
    const { ImportId } = await importSheets(test, ratings(['1.1.4', 1, 'Yes', note]));
    await test.db.updateTable('country_indicator').set({ qa_user_id: 11 }).where('id', '=', alone).execute();
    expect((await undo(ImportId)).statusCode).toBe(201);
    expect(await rowOf(test, alone)).toMatchObject({ score: null, status: 0, qa_user_id: 11, rating_updated_by: null });
  });

  it('[B46] where the file set people alone, what was rated since stays', async () => {
    const { ImportId } = await importSheets(
      test,
      ratingsAndWork(['1.1.4', null, null, null, 'Ana Lima Duarte', null, null]),
    );
    await setRow(test, { ...completed, version: 80 }, alone);
    expect((await undo(ImportId)).statusCode).toBe(201);
    expect(await rowOf(test, alone)).toMatchObject({
      ...completed,
      rating_updated_on: new Date(completed.rating_updated_on),
      research_user_id: 2,
      version: 80,
    });
  });

  it('[B46] what came below a parent since follows it', async () => {
    await setRow(test, rated, parent);
    const { ImportId } = await importConfirmed(test, ratings(['1.1.1', 0, 'No', note]));
    await sql`update indicator set parent_indicator_id = 451 where id = 454`.execute(test.db);
    await setRow(test, decided, alone);
    expect((await undo(ImportId)).statusCode).toBe(201);
    expect(await rowOf(test, alone)).toMatchObject({
      ...{ ...rated, status: 2, decided_by: null, changed_by: 1, changed_on: testNow },
    });
    await sql`update indicator set parent_indicator_id = null where id = 454`.execute(test.db);
  });

  it('[B46] what came below a parent that is Not Met again takes its status, unless the rule is off', async () => {
    await setRow(test, { ...rated, score: 0, is_met: false, status: 3 }, parent);
    await setRow(test, { ...decided, version: 5 }, alone);
    const follow = async (cascades: boolean) => {
      const change = { now: testNow, caller: { id: 3 }, cascades };
      await test.db.transaction().execute((trx) => followRestored(trx, sql`select ${parent}::int`, change));
      return rowOf(test, alone);
    };
    expect(await follow(false)).toMatchObject({ ...decided, version: 5 });
    expect(await follow(true)).toMatchObject({ ...decided, status: 3, version: 6, changed_by: 3, changed_on: testNow });
  });
});

describe('what stands in the way', () => {
  const refused = async (importId: number | undefined, changedSince: unknown[]) => {
    const before = await standing();
    const answer = await undo(importId);
    expect(answer.statusCode, answer.body).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'changed-since', ChangedSince: changedSince });
    expect(await standing()).toEqual(before);
    return answer.json() as Wire<'Problem'>;
  };
  const place = { ReportEditionName: 'Road Safety Report 2026', CountryName: 'Kenya' };

  it('[B46] a rating that somebody saved since, a reference that was edited or removed', async () => {
    const { ImportId } = await importSheets(test, {
      ...ratings(['1.1.4', 1, 'Yes', note]),
      ...source('Act one', 'Act two', 'Act three'),
    });
    const saved = await test.call('updateRating', {
      as: 2,
      params: { ...kenya, indicatorId: 454 },
      body: { Score: 1, RatingIsMet: true, ResearcherNote: 'And I agree.', CountryIndicatorRatingId: alone },
    });
    expect(saved.statusCode, saved.body).toBe(200);
    await sql`update reference set version = 2, changed_by = 2 where title = 'Act one'`.execute(test.db);
    await sql`delete from reference where title = 'Act two'`.execute(test.db);
    const rating = { ...place, SnapshotName: expect.stringMatching(/^1\.1\.4 /), ReferenceTitle: null };
    const { detail } = await refused(ImportId, [
      { ...rating, ReferenceTitle: 'Act one', ChangedByName: 'Rui Tanaka' },
      { ...rating, ReferenceTitle: 'Act two', ChangedByName: null, ChangedOn: null },
      { ...rating, ChangedByName: 'Rui Tanaka', ChangedOn: testNow.toISOString() },
    ]);
    expect(detail).toBe('ratings.xlsx cannot be undone: 3 of its changes were changed since.');
  });

  it('[B46] people whom the file set and somebody set anew', async () => {
    const { ImportId } = await importSheets(
      test,
      ratingsAndWork(['1.1.4', null, null, null, 'Ana Lima Duarte', null, null]),
    );
    await test.db.updateTable('country_indicator').set({ research_user_id: 3 }).where('id', '=', alone).execute();
    const { detail } = await refused(ImportId, [{ ...place, ChangedByName: null }]);
    expect(detail).toBe('ratings.xlsx cannot be undone: 1 of its changes was changed since.');
  });

  it('[B46] a child that a parent decided, and that was given back since', async () => {
    await setRow(test, rated, parent);
    const { ImportId } = await importConfirmed(test, ratings(['1.1.1', 0, 'No', note]));
    await importConfirmed(test, ratings(['1.1.1', 1, 'Yes', note]));
    await refused(ImportId, [
      { SnapshotName: expect.stringMatching(/^1\.1\.1 /) },
      { SnapshotName: expect.stringMatching(/^1\.1\.2 /) },
      { SnapshotName: expect.stringMatching(/^1\.1\.3 /) },
    ]);
  });

  it('[B46] an indicator that depends since on what would be Not Met again', async () => {
    await setRow(test, { ...rated, score: 0, is_met: false }, parent);
    const { ImportId } = await importConfirmed(test, ratings(['1.1.1', 1, 'Yes', note]));
    await setRow(test, completed, alone);
    await sql`update indicator set parent_indicator_id = 451 where id = 454`.execute(test.db);
    await refused(ImportId, [{ ...place, SnapshotName: expect.stringMatching(/^1\.1\.4 /) }]);
    await sql`update indicator set parent_indicator_id = null where id = 454`.execute(test.db);
  });

  it('[B46] that it was undone, that the edition is inactive, that nothing was kept', async () => {
    const { ImportId } = await importSheets(test, ratings(['1.1.4', 1, 'Yes', note]));
    await setEditionActive(test, false);
    expect((await undo(ImportId)).json()).toMatchObject({ status: 409, code: 'inactive-edition' });
    expect((await list()).Data[0]?.UndoState).toBe(Undo.EditionInactive);
    await setEditionActive(test, true);
    expect((await undo(ImportId)).statusCode).toBe(201);
    expect((await undo(ImportId)).json()).toMatchObject({
      status: 409,
      code: 'conflict',
      detail: 'ratings.xlsx was undone already.',
    });
    const old = (await list({ pageSize: 100 })).Data.find(({ UndoState }) => UndoState === Undo.NotKept);
    expect((await undo(old?.Id)).json()).toMatchObject({ status: 409, code: 'conflict' });
    expect((await undo(999_999)).statusCode).toBe(404);
    expect((await undo(ImportId, 2)).statusCode).toBe(403);
  });

  it('[B46] of two who undo at once one has done it; a save at the same time is not lost', async () => {
    const { ImportId } = await importSheets(test, ratings(['1.1.4', 1, 'Yes', note]));
    const twice = await Promise.all([undo(ImportId), undo(ImportId)]);
    expect(twice.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    for (let round = 0; round < 6; round++) {
      const { ImportId: id } = await importSheets(test, ratings(['1.1.4', 1, 'Yes', note]));
      const save = () =>
        test.call('updateRating', {
          as: 2,
          params: { ...kenya, indicatorId: 454 },
          body: { Score: 1, RatingIsMet: true, ResearcherNote: `Round ${round}`, CountryIndicatorRatingId: alone },
        });
      const [undone, saved] = await Promise.all(round % 2 ? [undo(id), save()] : [save(), undo(id)].toReversed());
      expect([undone?.statusCode, saved?.statusCode]).toEqual([
        expect.toSatisfy((code) => code === 201 || code === 409),
        200,
      ]);
      expect(await rowOf(test, alone)).toMatchObject({ researcher_note: `Round ${round}` });
      await setRow(test, open, alone);
    }
  });

  it('[Q-R13] [B46] sent again with its key it is done once', async () => {
    const { ImportId = 0 } = await importSheets(test, ratings(['1.1.4', 1, 'Yes', note]));
    const headers = { 'idempotency-key': '6f1c0a52-6d6e-4b0e-9a57-0c9c1c6d1f22' };
    const answers = [1, 2].map(() => test.call('revertImport', { as: 1, params: { importId: ImportId }, headers }));
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  });
});
