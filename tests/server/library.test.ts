import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#generated/schema.ts';
import { openTestApp, type TestApp } from './support/app.ts';
import { setPermissions } from './support/ratings.ts';

type Item = components['schemas']['LibraryIndicator'];
type Detail = components['schemas']['LibraryIndicatorDetail'];

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const list = async (as = 1): Promise<Item[]> => {
  const answer = await test.call('listLibraryIndicators', { as });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const read = async (id: number): Promise<Detail> => {
  const answer = await test.call('readLibraryIndicator', { as: 1, params: { id } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const item = async (id: number) => (await list()).find(({ LibraryIndicatorId }) => LibraryIndicatorId === id);

const first: Item = {
  LibraryIndicatorId: 1,
  SnapshotName: '1.1.1 Lead agency named in law',
  ShortName: 'Lead agency named in law',
  FullName: 'A national lead agency for road safety is named in law',
  IndicatorRating: 0,
  ReportEditionId: 4,
  ReportEditionName: 'Road Safety Report 2026',
};

describe('listLibraryIndicators', () => {
  it('[S251] [S193] [S217] answers each indicator once, by its number in the edition that used it last', async () => {
    const found = await list();
    expect(found[0]).toEqual(first);
    expect(found).toHaveLength(150);
    expect(new Set(found.map(({ LibraryIndicatorId }) => LibraryIndicatorId)).size).toBe(150);
    const numbers = found.map(({ SnapshotName }) =>
      (SnapshotName.split(' ')[0] ?? '').split('.').reduce((sum, part) => sum * 1000 + Number(part), 0),
    );
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  });

  it('[S230] is for who may see the library, or export', async () => {
    for (const [as, status] of [
      [0, 401],
      [2, 200],
      [4, 403],
      [5, 403],
    ] as const)
      for (const operationId of ['listLibraryIndicators', 'readLibraryIndicator'] as const)
        expect((await test.call(operationId, { as, params: { id: 1 } })).statusCode).toBe(status);
    await setPermissions(test, 3, ['dataentry-export']);
    expect((await list(5))[0]).toEqual(first);
  });
});

describe('readLibraryIndicator', () => {
  it('[S251] [S194] [S252] answers every edition that uses it, newest first, with those that depend on it', async () => {
    const { ReportEditions, ...found } = await read(1);
    expect(found).toEqual(first);
    expect(ReportEditions.map(({ ReportEdition }) => ReportEdition.Id)).toEqual([4, 3, 2, 1]);
    expect(ReportEditions[0]?.ReportEdition).toEqual({
      Id: 4,
      Name: 'Road Safety Report 2026',
      StartDate: '2026-01-01',
      EndDate: '2026-12-31',
      Status: 1,
    });
    expect(ReportEditions[0]?.Indicator).toMatchObject({
      Id: 451,
      SnapshotName: '1.1.1 Lead agency named in law',
      MilestoneId: 16,
      MilestoneName: 'Road safety management',
      ActivityId: 91,
      ActivityName: 'Lead agency',
    });
    expect(ReportEditions.map(({ ParentIndicator }) => ParentIndicator)).toEqual([null, null, null, null]);
    expect(ReportEditions[1]?.ChildIndicators).toEqual([
      {
        Id: 302,
        LibraryIndicatorId: 2,
        SnapshotName: '1.1.2 Lead agency has its own budget',
        IndicatorRating: 0,
      },
      {
        Id: 303,
        LibraryIndicatorId: 3,
        SnapshotName: '1.1.3 Lead agency reports every year',
        IndicatorRating: 0,
      },
    ]);
  });

  it.each([
    [404, 999_999],
    [400, 0],
    [400, 'x'],
  ])('refuses with %i where the Id is %s', async (status, id) => {
    expect((await test.call('readLibraryIndicator', { as: 1, params: { id } })).statusCode).toBe(status);
  });
});

// in this order: what one changes, the next does not look at
describe('the library after changes', () => {
  it('[S194] names what it depends on, as each edition has it', async () => {
    await test.db.updateTable('indicator').set({ parent_indicator_id: null }).where('id', '=', 452).execute();
    await test.db.updateTable('indicator').set({ short_name: 'Agency by law' }).where('id', '=', 301).execute();
    const { ReportEditions } = await read(2);
    expect(ReportEditions.map(({ ParentIndicator }) => ParentIndicator?.Id)).toEqual([undefined, 301, 151, 1]);
    expect(ReportEditions[1]).toMatchObject({
      ParentIndicator: { LibraryIndicatorId: 1, SnapshotName: '1.1.1 Agency by law', IndicatorRating: 0 },
      ChildIndicators: [],
    });
    expect((await read(1)).ReportEditions.map(({ ChildIndicators }) => ChildIndicators.length)).toEqual([1, 2, 2, 2]);
  });

  it('[S193] words and numbers an indicator as the newest edition does that uses it', async () => {
    const values = { short_name: 'Reworded since', full_name: 'Worded anew in 2026', polarity: 1 };
    await test.db.updateTable('indicator').set(values).where('id', '=', 456).execute();
    expect(await item(6)).toMatchObject({
      SnapshotName: '1.2.1 Reworded since',
      ShortName: 'Reworded since',
      FullName: 'Worded anew in 2026',
      IndicatorRating: 1,
      ReportEditionId: 4,
    });
    await test.db.deleteFrom('indicator').where('id', '=', 456).execute();
    expect(await item(6)).toMatchObject({
      SnapshotName: '1.2.1 National strategy adopted',
      ReportEditionId: 3,
      ReportEditionName: 'Road Safety Report 2025',
    });
  });

  it('keeps what no edition holds any more, by the number it had there last', async () => {
    await test.db.deleteFrom('indicator').where('library_indicator_id', '=', 4).where('edition_id', '<', 4).execute();
    // its activity goes to the end, then goes for good with all that it holds
    await test.db.updateTable('activity').set({ order_id: 7 }).where('id', '=', 91).execute();
    await test.db.deleteFrom('activity').where('id', '=', 91).execute();
    const unused = {
      SnapshotName: '1.7.4 Regions take part in planning',
      ReportEditionId: null,
      ReportEditionName: null,
    };
    expect(await item(4)).toMatchObject(unused);
    expect(await read(4)).toMatchObject({ ...unused, ReportEditions: [] });
    expect(await list()).toHaveLength(150);
  });
});
