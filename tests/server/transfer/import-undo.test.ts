import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  ActivityCause as Cause,
  ActivityKind as Kind,
  ActivityRecord as Subject,
  ImportUndoState as Undo,
} from '#generated/enums.ts';
import { isImport } from '../../../server/domain/file-event.ts';
import { type TestApp, testNow } from '../support/app.ts';
import { rowOf, setRow } from '../support/ratings.ts';
import {
  all,
  alone,
  child,
  completed,
  listImports,
  note,
  openImports,
  parent,
  rated,
  sibling,
  standing,
  undo,
} from './imports.ts';
import { importConfirmed, importSheets, ratings, ratingsAndWork } from './support.ts';

let test: TestApp;
openImports((opened) => {
  test = opened;
});

/** By 1.1.1, which set a person's rating aside. */
const decided = {
  ...{ score: 0, is_met: false, researcher_note: 'Rated 0', status: 1, decided_by: 451 },
  ...{ aside_score: 1, aside_is_met: true, aside_note: note, aside_status: 2 },
};

describe('undoing', () => {
  it('[B46] restores everything exactly: score, note, status, people, who and when, what was set aside', async () => {
    await setRow(test, { ...rated, rating_updated_on: '2026-02-01T08:00:00.456Z', rating_updated_by: 2 }, parent);
    await setRow(test, completed, child);
    await setRow(test, { ...rated, researcher_note: 'Two\n"lines", 日本 — \\u0041' }, alone);
    const before = await standing(test);
    const { ImportId } = await importConfirmed(
      test,
      all(
        ['1.1.1', 0, 'No', 'Repealed in June.', null, null, 'QA In Progress'],
        ['1.1.4', 0, 'No', 'Not any more.', 'Ana Lima Duarte', null, 'QA In Progress'],
      ),
    );
    expect(await rowOf(test, child)).toMatchObject({ score: 0, decided_by: 451, aside_status: 3 });
    expect(await standing(test)).not.toEqual(before);
    const answer = await undo(test, ImportId);
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toMatchObject({
      Id: ImportId,
      UndoState: Undo.Undone,
      UndoneOn: testNow.toISOString(),
      UndoneByName: 'Amara Okafor',
    });
    expect(await standing(test)).toEqual(before);
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
    const before = await standing(test);
    const { ImportId } = await importConfirmed(
      test,
      ratings(['1.1.1', 1, 'Yes', note], ['1.1.2', 0, 'No', 'Own by now.']),
    );
    expect(await rowOf(test, child)).toMatchObject({ decided_by: null, researcher_note: 'Own by now.' });
    expect((await undo(test, ImportId)).statusCode).toBe(201);
    expect(await standing(test)).toEqual(before);
  });

  it('[B43] [B46] leaves its own events, which say what is undone', async () => {
    await setRow(test, rated, parent);
    await setRow(test, completed, child);
    const { ImportId } = await importConfirmed(test, all(['1.1.1', 0, 'No', note, null, null, null]));
    await undo(test, ImportId);
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
    expect((await listImports(test)).Data[0]).toMatchObject({ Id: ImportId });
    expect((await undo(test, undone.undone_act_id ?? 0)).statusCode).toBe(404);
    expect([await isImport(test.db, ImportId ?? 0), await isImport(test.db, undone.undone_act_id ?? 0)]).toEqual([
      true,
      false,
    ]);
  });

  it('[B46] people whom others assigned since are theirs, where the file set none', async () => {
    const { ImportId } = await importSheets(test, ratings(['1.1.4', 1, 'Yes', note]));
    await test.db.updateTable('country_indicator').set({ qa_user_id: 11 }).where('id', '=', alone).execute();
    expect((await undo(test, ImportId)).statusCode).toBe(201);
    expect(await rowOf(test, alone)).toMatchObject({ score: null, status: 0, qa_user_id: 11, rating_updated_by: null });
  });

  it('[B46] where the file set people alone, what was rated since stays', async () => {
    const { ImportId } = await importSheets(
      test,
      ratingsAndWork(['1.1.4', null, null, null, 'Ana Lima Duarte', null, null]),
    );
    await setRow(test, { ...completed, version: 80 }, alone);
    expect((await undo(test, ImportId)).statusCode).toBe(201);
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
    expect((await undo(test, ImportId)).statusCode).toBe(201);
    expect(await rowOf(test, alone)).toMatchObject({
      ...{ ...rated, status: 2, decided_by: null, changed_by: 1, changed_on: testNow },
    });
    await sql`update indicator set parent_indicator_id = null where id = 454`.execute(test.db);
  });
});
