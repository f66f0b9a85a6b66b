import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from './support/app.ts';
import {
  anyPlace,
  everything,
  faultsOf,
  type Indicator,
  type Manager,
  newEdition,
  smallStructure,
} from './support/structure.ts';

type Addable = { LibraryIndicatorId: number; SnapshotName: string | null; ReportEditionName: string | null };

let test: TestApp;
let manager: Manager;
let made: Awaited<ReturnType<typeof smallStructure>>;
let editions = 0;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  manager = await newEdition(test, `Library ${++editions}`);
  made = await smallStructure(manager);
});

const addable = () => manager.done<Addable[]>(manager.raw('listGlobalIndicators'));
const add = (ids: number[], more: object = {}) =>
  manager.raw('addLibraryIndicators', {
    ActivityId: made.first.Id,
    ...anyPlace,
    Indicators: ids.map((LibraryIndicatorId) => ({ LibraryIndicatorId })),
    ...more,
  });

describe('listGlobalIndicators', () => {
  it('[S68] [S124] lists what the edition does not hold, as its newest use has it', async () => {
    const all = await test.db.selectFrom('library_indicator').select('id').execute();
    const rows = await addable();
    expect(rows).toHaveLength(all.length - 4);
    const ids = rows.map(({ LibraryIndicatorId }) => LibraryIndicatorId);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    expect(rows[0]).toEqual({
      LibraryIndicatorId: 1,
      SnapshotName: '1.1.1 Lead agency named in law',
      FullName: 'A national lead agency for road safety is named in law',
      ShortName: 'Lead agency named in law',
      Description: expect.any(String),
      ResponseRules: expect.any(String),
      TimePeriod: expect.any(String),
      IndicatorRating: 0,
      ReportEditionName: 'Road Safety Report 2026',
    });
  });

  it('[S68] lists one again that the edition lost, by its texts in the library', async () => {
    const { one } = made;
    const held = async () => (await addable()).find((row) => row.LibraryIndicatorId === one.LibraryIndicatorId);
    expect(await held()).toBeUndefined();
    await manager.done(manager.raw('deleteIndicator', undefined, { indicatorId: one.Id }));
    expect(await held()).toEqual({
      LibraryIndicatorId: one.LibraryIndicatorId,
      SnapshotName: null,
      FullName: one.FullName,
      ShortName: one.ShortName,
      Description: one.Description,
      ResponseRules: null,
      TimePeriod: one.TimePeriod,
      IndicatorRating: 0,
      ReportEditionName: null,
    });
  });

  it('[S68] is empty where the edition holds the whole library', async () => {
    const ids = (await addable()).map(({ LibraryIndicatorId }) => LibraryIndicatorId);
    expect((await add(ids)).statusCode).toBe(201);
    expect(await addable()).toEqual([]);
    expect(await faultsOf(test.db, manager.editionId)).toEqual([]);
  });
});

describe('addLibraryIndicators', () => {
  it('[S91] [S101] [S124] appends them in the order of the list, with their Open rows', async () => {
    const rows = await addable();
    const chosen = [rows[7], rows[0], rows[3]] as Addable[];
    // whole rows of the list may come along
    const answer = await add([], { Indicators: chosen });
    expect(answer.statusCode, answer.body).toBe(201);
    const added: Indicator[] = answer.json();
    expect(added.map(({ LibraryIndicatorId, OrderId }) => [LibraryIndicatorId, OrderId])).toEqual([
      [8, 4],
      [1, 5],
      [4, 6],
    ]);
    expect(added[1]).toMatchObject({
      SnapshotName: '1.1.5 Lead agency named in law',
      IsDependent: false,
      ParentIndicatorId: 0,
      RatingCount: 0,
      Version: 1,
    });
    expect(await manager.listIndicators(made.first.Id)).toEqual([
      ...(await manager.listIndicators(made.first.Id)).slice(0, 3),
      ...added,
    ]);
    expect((await manager.listActivities(made.milestone.Id))[0]?.Children).toBe(6);
    expect(await faultsOf(test.db, manager.editionId)).toEqual([]);
  });

  it('[S91] copies the texts of the newest use, not of the library', async () => {
    await manager.done(add([2]));
    const [newest] = await test.db
      .updateTable('indicator')
      .set({ full_name: 'Renamed in the newest', response_rules: null })
      .where('edition_id', '=', manager.editionId)
      .where('library_indicator_id', '=', 2)
      .returningAll()
      .execute();
    manager = await newEdition(test, 'Library of the next year');
    made = await smallStructure(manager);
    const [added] = (await add([2])).json();
    expect(added).toMatchObject({
      FullName: 'Renamed in the newest',
      ShortName: newest?.short_name,
      Description: newest?.description,
      ResponseRules: null,
      TimePeriod: newest?.time_period,
    });
  });

  it('refuses what the edition already holds, and adds none of the others', async () => {
    const before = await everything(test.db);
    const answer = await add([5, made.two.LibraryIndicatorId]);
    expect(answer.json()).toMatchObject({
      status: 409,
      code: 'conflict',
      detail: 'The edition already holds Road map.',
    });
    expect(await everything(test.db)).toEqual(before);
  });

  it('lets one of two through who add the same at once', async () => {
    const answers = await Promise.all([add([9]), add([9, 10])]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(await faultsOf(test.db, manager.editionId)).toEqual([]);
  });

  it.each([
    ['one that the library does not hold', [5, 999_999], '/Indicators/1/LibraryIndicatorId'],
    ['one twice', [5, 6, 5], '/Indicators/2/LibraryIndicatorId'],
    ['an empty selection', [], '/Indicators'],
  ])('[S68] refuses %s', async (_case, ids, pointer) => {
    const before = await everything(test.db);
    expect((await add(ids)).json()).toMatchObject({ status: 422, errors: [{ pointer }] });
    expect(await everything(test.db)).toEqual(before);
  });

  it('has room for 999 in an activity and says so', async () => {
    await test.db.updateTable('indicator').set({ order_id: 998 }).where('id', '=', made.three.Id).execute();
    const answer = await add([5, 6]);
    expect(answer.json()).toMatchObject({ status: 409, detail: 'There is no room for more than 999 here.' });
  });
});
