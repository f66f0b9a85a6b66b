import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#generated/schema.ts';
import { openTestApp, type TestApp } from './support/app.ts';

type Schemas = components['schemas'];

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ contents: 'demo' });
});
afterAll(() => test.close());

const place = { countryId: 404, reportEditionId: 4 };
const remove = (countryId: number) =>
  test.db
    .updateTable('edition_country')
    .set({ removed_on: new Date() })
    .where('edition_id', '=', 4)
    .where('country_id', '=', countryId)
    .execute();

describe('countries', () => {
  it('[S127] [S239] [S87] lists the whole pool by name', async () => {
    const countries: Schemas['Country'][] = (await test.call('listCountries', { as: 5 })).json();
    expect(countries.length).toBeGreaterThan(193);
    expect(countries.find(({ Id }) => Id === 404)).toEqual({
      Id: 404,
      Name: 'Kenya',
      Region: 'Africa',
      ISOCode: 'KEN',
    });
    const names = countries.map(({ Name }) => Name);
    expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
  });

  it('[S240] reads one of an edition', async () => {
    expect((await test.call('readEditionCountry', { as: 5, params: place })).json()).toEqual({
      Id: 404,
      Name: 'Kenya',
      Region: 'Africa',
      ISOCode: 'KEN',
      ReportEditionId: 4,
      ReportEditionName: 'Road Safety Report 2026',
    });
    expect((await test.call('readEditionCountry', { as: 5, params: { ...place, countryId: 10 } })).statusCode).toBe(
      404,
    );
  });

  it('[S206] [S239] counts the statuses of every country, which add up to its total', async () => {
    const progress: Schemas['CountryProgress'][] = (
      await test.call('listCountriesProgress', { as: 5, params: { reportEditionId: 4 } })
    ).json();
    expect(progress).toHaveLength(193);
    for (const { TotalIndicatorCount, WorkflowStatuses: counts } of progress)
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(TotalIndicatorCount);
    expect(progress.find(({ CountryId }) => CountryId === 798)).toEqual({
      CountryId: 798,
      CountryName: 'Tuvalu',
      Region: 'Oceania',
      ISOCode: 'TUV',
      TotalIndicatorCount: 150,
      RatedCount: 0,
      MetCount: 0,
      FavourableCount: 0,
      WorkflowStatuses: { Open: 150, ResearchInProgress: 0, QAInProgress: 0, QAComplete: 0 },
    });
  });

  it('[S206] [B60] counts what is rated, met and favourable of every country, as its tree does', async () => {
    const progress: Schemas['CountryProgress'][] = (
      await test.call('listCountriesProgress', { as: 5, params: { reportEditionId: 4 } })
    ).json();
    const tree: Schemas['CountryMilestone'][] = (
      await test.call('listCountryModules', { as: 5, params: place })
    ).json();
    const sum = (key: 'RatedCount' | 'MetCount' | 'FavourableCount') =>
      tree.reduce((total, milestone) => total + (milestone[key] ?? 0), 0);
    expect(sum('MetCount')).toBeGreaterThan(0);
    expect(progress.find(({ CountryId }) => CountryId === place.countryId)).toMatchObject({
      RatedCount: sum('RatedCount'),
      MetCount: sum('MetCount'),
      FavourableCount: sum('FavourableCount'),
    });
    expect(sum('FavourableCount')).not.toBe(sum('MetCount'));
  });

  it('[S240] lists the indicators of one, flat and in the order of their numbers', async () => {
    const items: Schemas['CountryIndicatorItem'][] = (
      await test.call('listCountryIndicators', { as: 5, params: place })
    ).json();
    expect(items).toHaveLength(150);
    expect(items[0]).toEqual({
      IndicatorId: 451,
      CountryIndicatorRatingId: 100_201,
      OrderNumber: '1.1.1',
      ShortName: 'Lead agency named in law',
      SnapshotName: '1.1.1 Lead agency named in law',
      MilestoneId: 16,
      ActivityId: 91,
      IndicatorRating: 0,
      Score: 1,
      WorkflowStatus: 1,
    });
    expect(items.at(-1)?.OrderNumber).toBe('5.6.5');
  });

  it('[S207] [S154] builds the tree of one with what is met and rated below each', async () => {
    const tree: Schemas['CountryMilestone'][] = (
      await test.call('listCountryModules', { as: 5, params: place })
    ).json();
    const items: Schemas['CountryIndicatorItem'][] = (
      await test.call('listCountryIndicators', { as: 5, params: place })
    ).json();
    expect(tree.map(({ OrderNumber }) => OrderNumber)).toEqual(['1', '2', '3', '4', '5']);
    const activities = tree.flatMap(({ Children }) => Children);
    expect(activities.flatMap(({ Children }) => Children.map(({ Id, Rating }) => [Id, Rating]))).toEqual(
      items.map(({ IndicatorId, Score }) => [IndicatorId, Score]),
    );
    for (const node of [...tree, ...activities]) {
      const below = items.filter(
        ({ MilestoneId, ActivityId }) => (node.ModuleType ? ActivityId : MilestoneId) === node.Id,
      );
      const rated = below.filter(({ Score }) => Score !== null);
      const isMet = ({ Score }: Schemas['CountryIndicatorItem']) => Score !== 0;
      expect([node.RatedCount, node.MetCount]).toEqual([rated.length, rated.filter(isMet).length]);
      const favourable = rated.filter((item) => isMet(item) === (item.IndicatorRating === 0));
      expect(node.FavourableCount).toBe(favourable.length);
    }
  });

  it('leaves out a country that was removed from the edition', async () => {
    await remove(242);
    const progress = (await test.call('listCountriesProgress', { as: 5, params: { reportEditionId: 4 } })).json();
    expect(progress).toHaveLength(192);
    for (const operation of ['listCountryModules', 'listCountryIndicators', 'readEditionCountry'] as const)
      expect((await test.call(operation, { as: 5, params: { ...place, countryId: 242 } })).statusCode).toBe(404);
  });
});
