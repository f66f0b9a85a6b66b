import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, testNow } from './support/app.ts';
import {
  anyPlace,
  faultsOf,
  type Indicator,
  type Manager,
  managerOf,
  newEdition,
  outline,
  smallStructure,
} from './support/structure.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ contents: 'demo' });
});
afterAll(() => test.close());

let editions = 0;
const freshEdition = (countries?: number[]): Promise<Manager> =>
  newEdition(test, `Indicators ${++editions}`, countries);
const rowsOf = (indicatorId: number) =>
  test.db
    .selectFrom('country_indicator')
    .selectAll()
    .where('indicator_id', '=', indicatorId)
    .orderBy('position')
    .execute();

describe('reading indicators', () => {
  it('[S90] [S124] lists the indicators of an activity with place, texts and relation', async () => {
    const indicators = await managerOf(test, 4).listIndicators(91);
    expect(indicators.map((indicator) => [indicator.Id, indicator.OrderId, indicator.IndicatorRelation])).toEqual([
      [451, 1, '1.1.2, 1.1.3'],
      [452, 2, '1.1.1 Lead agency named in law'],
      [453, 3, '1.1.1 Lead agency named in law'],
      [454, 4, null],
      [455, 5, null],
    ]);
    expect(indicators.map((indicator) => indicator.IndicatorRelationType)).toEqual([2, 1, 1, 0, 0]);
    expect(indicators[1]).toMatchObject({
      LibraryIndicatorId: 2,
      ReportEditionId: 4,
      MilestoneId: 16,
      MilestoneOrderId: 1,
      MilestoneName: 'Road safety management',
      ActivityId: 91,
      ActivityOrderId: 1,
      ActivityName: 'Lead agency',
      SnapshotName: '1.1.2 Lead agency has its own budget',
      IndicatorRating: 0,
      IsDependent: true,
      ParentIndicatorId: 451,
      ParentIndicator: '1.1.1 Lead agency named in law',
      Version: 1,
    });
    expect(indicators[4]).toMatchObject({ IndicatorRating: 1, IsDependent: false, ParentIndicatorId: 0 });
  });

  it('[S210] shows a report manager what readers of the edition see, and only to one who may manage', async () => {
    for (const as of [2, 4, 5])
      expect((await test.call('listActivityIndicators', { as, params: { id: 4, activityId: 91 } })).statusCode).toBe(
        403,
      );
  });
});

describe('createIndicator', () => {
  it('[S62] [S101] [S124] puts it at the end, into the library, and makes the Open rows of every country at once', async () => {
    const manager = await freshEdition([404, 578, 392]);
    const { first } = await smallStructure(manager);
    await test.db
      .updateTable('edition_country')
      .set({ removed_on: testNow })
      .where('edition_id', '=', manager.editionId)
      .where('country_id', '=', 392)
      .execute();
    const created = await manager.addIndicator(first.Id, 'Road sign', {
      ResponseRules: ' Count all. ',
      FullName: ' The sign ',
      IndicatorRating: 1,
    });
    expect(created).toEqual({
      ...(await manager.listIndicators(first.Id))[0],
      Id: created.Id,
      LibraryIndicatorId: created.LibraryIndicatorId,
      OrderId: 4,
      SnapshotName: '1.1.4 Road sign',
      FullName: 'The sign',
      ShortName: 'Road sign',
      Description: 'What Road sign means.',
      ResponseRules: 'Count all.',
      IndicatorRating: 1,
    });
    expect((await manager.listActivities(first.ParentId)).map(({ Children }) => Children)).toEqual([4, 1]);
    const rows = await rowsOf(created.Id);
    expect(rows.map((row) => row.country_id)).toEqual([404, 578]);
    for (const row of rows) expect(row).toMatchObject({ status: 0, score: null, is_met: null, research_user_id: null });
    const library = await test.db
      .selectFrom('library_indicator')
      .selectAll()
      .where('id', '=', created.LibraryIndicatorId)
      .executeTakeFirst();
    expect(library).toMatchObject({
      full_name: 'The sign',
      short_name: 'Road sign',
      polarity: 1,
      date_created: testNow,
    });
  });

  it('[S137] shows on the dashboard of the edition', async () => {
    const manager = await freshEdition();
    const { one } = await smallStructure(manager);
    const page = await test.call('listDashboardIndicators', {
      as: 1,
      params: { editionId: manager.editionId },
      query: { currentUser: false },
    });
    expect(page.json().Count).toBe(8);
    expect(page.json().Data[0]).toMatchObject({ CountryId: 404, IndicatorId: one.Id, OrderNumber: '1.1.1' });
  });
});

describe('reorderIndicator', () => {
  it('[S59] [S99] swaps with the neighbour and renumbers both; versions stay', async () => {
    const manager = await freshEdition();
    const { one, two, three } = await smallStructure(manager);
    const down = await manager.done<Indicator[]>(
      manager.raw('reorderIndicator', { Id: one.Id, ...anyPlace, OrderDirection: 1 }),
    );
    expect(down.map(({ Id, SnapshotName, Version }) => [Id, SnapshotName, Version])).toEqual([
      [two.Id, '1.1.1 Road map', 1],
      [one.Id, '1.1.2 Road plan', 1],
      [three.Id, '1.1.3 Road law', 1],
    ]);
    await manager.done(manager.raw('reorderIndicator', { Id: three.Id, ...anyPlace, OrderDirection: 0 }));
    expect((await outline(manager)).slice(2, 5)).toEqual(['1.1.1 Road map', '1.1.2 Road law', '1.1.3 Road plan']);
    expect(await faultsOf(test.db, manager.editionId)).toEqual([]);
  });
});

describe('deleteIndicator', () => {
  it('[S61] [S101] takes its work along, frees its children, and the next ones move up', async () => {
    const manager = await freshEdition();
    const { one, two, three, first } = await smallStructure(manager);
    const dependent = { ActivityId: first.Id, IndicatorRating: 0, ...anyPlace, ParentIndicatorId: one.Id };
    await manager.done(manager.raw('updateIndicator', { Id: two.Id, ...dependent }));
    const [row] = await rowsOf(one.Id);
    const source = {
      title: 'Law',
      author: 'State',
      publication_date: '2021',
      information: 'Text',
      year_first_used: 2027,
    };
    await test.db
      .insertInto('reference')
      .values({ ...source, country_indicator_id: row?.id ?? 0 })
      .execute();
    expect((await manager.readIndicator(one)).ReferenceCount).toBe(1);
    const gone = await manager.raw('deleteIndicator', undefined, { indicatorId: one.Id });
    expect([gone.statusCode, gone.body]).toEqual([204, '']);
    expect(await manager.listIndicators(first.Id)).toMatchObject([
      { Id: two.Id, OrderId: 1, ParentIndicatorId: 0, IsDependent: false, IndicatorRelation: null },
      { Id: three.Id, OrderId: 2 },
    ]);
    expect((await manager.listActivities(first.ParentId))[0]?.Children).toBe(2);
    expect(await rowsOf(one.Id)).toEqual([]);
    expect(await faultsOf(test.db, manager.editionId)).toEqual([]);
    expect((await manager.raw('deleteIndicator', undefined, { indicatorId: one.Id })).statusCode).toBe(204);
  });
});
