import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ActivityRecord as Subject, ImportUndoState as Undo } from '#generated/enums.ts';
import type { Wire } from '../../../server/domain/wire.ts';
import { type TestApp, testNow } from '../support/app.ts';
import { setRow } from '../support/ratings.ts';
import { all, alone, child, completed, listImports, note, openImports, parent, rated } from './imports.ts';
import { contentOf, importConfirmed, importSheets, kenyaRows, ratingHeadings, ratings } from './support.ts';

let test: TestApp;
openImports((opened) => {
  test = opened;
});

const changesOf = async (importId = 0, query = {}): Promise<Wire<'ImportChangePage'>> =>
  (await test.call('readImportChanges', { as: 1, params: { importId }, query })).json();
const foundBy = (checkId = '', { as = 1, query = {} } = {}) =>
  test.call('readImportCheckChanges', { as, params: { checkId }, query });

describe('what an import did', () => {
  it('is not found of an act that is none, nor of one that is not there', async () => {
    const acts = await test.db.selectFrom('event').select('act_id').where('operation', '!=', 'importFile').execute();
    const [other] = acts;
    expect(other).toBeDefined();
    for (const importId of [other?.act_id ?? 0, 2 ** 31 - 1])
      expect((await test.call('readImportChanges', { as: 1, params: { importId } })).statusCode).toBe(404);
  });

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
    const { Data, Count } = await listImports(test, { pageSize: 1 });
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
    expect((await listImports(test)).Data[0]).toMatchObject({ Id: ImportId, UndoState: Undo.NothingChanged });
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
