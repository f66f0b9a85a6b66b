import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyImport } from '../../../server/areas/transfer/import-apply.ts';
import { importFile } from '../../../server/areas/transfer/import-file.ts';
import { SharedJson } from '../../../server/threads/shared-json.ts';
import { openTestApp, type TestApp, testNow } from '../support/app.ts';
import { handlerCall } from '../support/handler-call.ts';
import { rowOf, setEditionActive, setPermissions, setRow } from '../support/ratings.ts';
import { type Cell, contentOf, importSheets, ratings, ratingsAndWork, upload, uploadOf, workbook } from './support.ts';

// Kenya's 1.1.4 and 1.1.5 in the active edition, the second negative
const [fourth, fifth] = [100_204, 100_205];
const open = { score: null, is_met: null, researcher_note: null, status: 0, rating_updated_on: null };
const note = 'As the gazette of May says.';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const id of [fourth, fifth]) await setRow(test, { ...open, research_user_id: 2, qa_user_id: 3 }, id);
});

/** The same database, on which somebody else is done before a transaction begins. */
const beforeStoring = (db: TestApp['db'], done: () => Promise<void>): TestApp['db'] =>
  new Proxy(db, {
    get: (_, name) => {
      if (name !== 'transaction') return Reflect.get(db, name).bind?.(db) ?? Reflect.get(db, name);
      return () => ({
        execute: async (work: Parameters<ReturnType<TestApp['db']['transaction']>['execute']>[0]) => {
          await done();
          return db.transaction().execute(work);
        },
      });
    },
  });

const imported = async (...rows: Cell[][]) => importSheets(test, ratings(...rows));

describe('rights and the state of a rating', () => {
  it('[Q-S21] [Q-S20] who may import still rates only what they may rate', async () => {
    const own = ['dataentry-import', 'dataentry-indicators', 'dataentry-indicator-edit-own'];
    await setPermissions(test, 1, own);
    const [mine, others] = [ratings(['1.1.4', 1, 'Yes', note]), ratings(['1.1.5', -1, 'Yes', note])];
    await setRow(test, { research_user_id: 9 }, fifth);
    expect((await importSheets(test, others, { as: 2 })).errors).toEqual([
      'Ratings!D2: You may not change this rating',
    ]);
    expect(await importSheets(test, mine, { as: 2 })).toMatchObject({ success: true });
    const people = ratingsAndWork(['1.1.4', 1, 'Yes', note, 'Ana Lima', null, null]);
    expect((await importSheets(test, people, { as: 2 })).errors).toEqual(['Ratings!G2: You may not assign people']);
    const completed = ratingsAndWork(['1.1.4', 1, 'Yes', note, null, null, 'QA In Progress']);
    expect(await importSheets(test, completed, { as: 2 })).toMatchObject({ success: true });
    const changed = ratings(['1.1.4', 0, 'No', note]);
    expect((await importSheets(test, changed, { as: 2 })).errors).toEqual([
      'Ratings!D2: You may not change this rating',
    ]);
  });

  it('[S126] who may not import is refused', async () => {
    const answer = await upload(test, await workbook(ratings(['1.1.4', 1, 'Yes', note])), { as: 5 });
    expect(answer.statusCode).toBe(403);
  });

  it('refuses to change what is completed, and leaves it in peace where it is the same', async () => {
    await setRow(test, { score: 1, is_met: true, researcher_note: note, status: 3 }, fourth);
    expect(
      await importSheets(test, ratingsAndWork(['1.1.4', 1, 'Yes', note, 'Rui Tanaka', null, 'QA Completed'])),
    ).toMatchObject({
      success: true,
      Summary: { RatingUnchangedCount: 1 },
    });
    const { errors } = await importSheets(test, ratingsAndWork(['1.1.4', 0, 'No', note, 'Ana Lima', null, null]));
    expect(errors).toEqual(['Ratings!D2: QA is completed: an import does not change it']);
  });

  it('[Q-S22] moves a status on by a step, never back, and never without a rating', async () => {
    const withStatus = (status: string) =>
      importSheets(test, ratingsAndWork(['1.1.4', 1, 'Yes', note, null, null, status]));
    expect(await withStatus('qa in progress')).toMatchObject({ success: true });
    expect((await rowOf(test, fourth)).status).toBe(2);
    expect((await withStatus('Open')).Summary).toMatchObject({ RatingUnchangedCount: 1 });
    expect((await rowOf(test, fourth)).status).toBe(2);
    expect(await withStatus('QA Completed')).toMatchObject({ success: true });
    expect((await rowOf(test, fourth)).status).toBe(3);
    await setRow(test, open, fourth);
    expect((await withStatus('QA Completed')).errors).toEqual([
      'Ratings!I2: Status cannot go from Research In Progress to QA Completed at once',
    ]);
    expect((await withStatus('Done')).errors).toEqual([
      "Ratings!I2: Status is 'Done', but must be one of Open, Research In Progress, QA In Progress, QA Completed",
    ]);
    const unrated = await importSheets(test, ratingsAndWork(['1.1.4', null, null, null, null, null, 'QA In Progress']));
    expect(unrated.errors).toEqual(['Ratings!I2: Status is QA In Progress, but there is no rating']);
  });

  it('[Q-S23] refuses changes in an inactive edition, and takes what is the same', async () => {
    await setRow(test, { score: 1, is_met: true, researcher_note: note, status: 1 }, fourth);
    await setEditionActive(test, false);
    const same = await imported(['1.1.4', 1, 'Yes', note]);
    const other = await imported(['1.1.4', 0, 'No', note]);
    await setEditionActive(test, true);
    expect(same).toMatchObject({ success: true });
    expect(other.errors).toEqual(['Ratings!D2: Road Safety Report 2026 is inactive and cannot be changed']);
  });
});

describe('people', () => {
  const assign = (researcher: Cell, reviewer: Cell) =>
    importSheets(test, ratingsAndWork(['1.1.4', null, null, null, researcher, reviewer, null]));

  it('[S126] are found by e-mail or by a name that is theirs alone; a blank leaves who is there', async () => {
    const before = await rowOf(test, fourth);
    expect(await assign('ANA LIMA ', 'm.santos@demo.test')).toMatchObject({
      success: true,
      Summary: { AssignmentChangedCount: 2, RatingChangedCount: 0, RatingUnchangedCount: 1 },
    });
    expect(await rowOf(test, fourth)).toEqual({
      ...before,
      ...{ research_user_id: 9, qa_user_id: 8, next_user_id: 9, assigned_on: expect.any(Date) },
    });
    expect((await assign(null, ' ')).Summary).toMatchObject({ AssignmentChangedCount: 0 });
    expect(await rowOf(test, fourth)).toMatchObject({ research_user_id: 9, qa_user_id: 8 });
  });

  it.each([
    ['Maria Santos', null, "G2: 'Maria Santos' is more than one person; write the e-mail address"],
    ['Nobody', null, "G2: There is nobody called 'Nobody'"],
    ['inactive@demo.test', null, 'G2: Noor Haddad is not an active user of Road Safety Report 2026'],
    [null, 'external@demo.test', 'H2: Tomás Silva cannot be assigned for QA'],
  ])('%s, %s: %s', async (researcher, reviewer, error) => {
    expect((await assign(researcher, reviewer)).errors).toEqual([`Ratings!${error}`]);
  });
});

describe('all or nothing', () => {
  it('[Q-R2] a fault in the middle of storing leaves nothing behind', async () => {
    await sql
      .raw(
        `create function fail() returns trigger language plpgsql as $$ begin raise exception 'disk on fire'; end $$;`,
      )
      .execute(test.db);
    await sql
      .raw(
        `create trigger fail before update on country_indicator for each row when (old.id = ${fifth}) execute function fail()`,
      )
      .execute(test.db);
    const content = await contentOf(test);
    const file = await workbook(ratings(['1.1.4', 1, 'Yes', note], ['1.1.5', -1, 'Yes', note]));
    expect((await upload(test, file)).statusCode).toBe(500);
    expect(await contentOf(test)).toBe(content);
    await sql.raw('drop trigger fail on country_indicator').execute(test.db);
    expect((await upload(test, file)).json()).toMatchObject({ success: true });
  });

  it('checks again what others change between check and storing, and stores then', async () => {
    const row = await rowOf(test, fourth);
    const parent = await rowOf(test, fifth);
    const guard = { id: parent.id, status: parent.status, researcher: 2, reviewer: 3 };
    const people = { researcher: 2, reviewer: 3 };
    const rating = { score: 1, is_met: true, note, status: 1, rated: 1, revised: 1 };
    const before = { old_status: 0, old_researcher: 2, old_reviewer: 3 };
    const apply = (version: number, versionOfParent: number) =>
      applyImport(
        test.db,
        {
          editionIds: [4],
          async *parts(kind) {
            const changed = { id: row.id, ...rating, ...people, ...before, old_version: version };
            const rows = { guards: [{ ...guard, version: versionOfParent }], ratings: [changed], references: [] }[kind];
            if (rows.length > 0) yield { count: rows.length, rows: new SharedJson().list(rows) };
          },
          summary: { RatingChangedCount: 1, AssignmentChangedCount: 0, ReferenceAddedCount: 0 },
        },
        { userId: 1, now: testNow, told: { FileName: 'ratings.xlsx' } },
      );
    expect(await apply(row.version - 1, parent.version)).toBeUndefined();
    expect(await apply(row.version, parent.version - 1)).toBeUndefined();
    expect(await rowOf(test, fourth)).toEqual(row);
    expect(await apply(row.version, parent.version)).toEqual(expect.any(Number));
    expect(await rowOf(test, fourth)).toMatchObject({ score: 1, version: row.version + 1 });
  });

  it('is checked anew where somebody saved in between: what they completed is not written over', async () => {
    let others = async () => {
      others = async () => undefined;
      await setRow(test, { score: 1, is_met: true, researcher_note: note, status: 3, version: 77 }, fourth);
    };
    const db = beforeStoring(test.db, () => others());
    const { id, permissions } = { id: 1, permissions: ['dataentry-indicator-edit-any'] };
    const caller = { id, permissions, fullName: '', email: '', role: 0 };
    const request = uploadOf(await workbook(ratings(['1.1.4', 0, 'No', note])));
    const { body } = await importFile(handlerCall<'importFile'>({ db }, { caller, request }));
    expect(body).toMatchObject({
      success: false,
      errors: ['Ratings!D2: QA is completed: an import does not change it'],
    });
    expect(await rowOf(test, fourth)).toMatchObject({ score: 1, status: 3, version: 77 });
  });
});
