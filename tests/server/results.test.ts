/** What ratings amount to, against hand-counted rows and a second reckoning in SQL [B60] [B61]. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RatingChangeKind } from '#generated/enums.ts';
import type { OperationId } from '#generated/operations.ts';
import type { components } from '#generated/schema.ts';
import { meanResultOf, ranksOf } from '#rules/results.ts';
import { openTestApp, type TestApp } from './support/app.ts';
import { flatResults, resultsInSql } from './support/results-sql.ts';

type Results = components['schemas']['Results'];
type CountryResults = components['schemas']['CountryResults'];

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ contents: 'demo' });
});
afterAll(() => test.close());

const read = async (query: object = {}, editionId = 4): Promise<Results> => {
  const answer = await test.call('listResults', { as: 5, params: { editionId }, query: query as never });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const readCountry = async (countryId: number, query: object = {}, editionId = 4): Promise<CountryResults> => {
  const answer = await test.call('readCountryResults', {
    as: 5,
    params: { editionId, countryId },
    query: query as never,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

describe('listResults', () => {
  it.each([
    {},
    { completedOnly: true },
    { equalIndicators: true },
    { against: 2 },
    { against: 0 },
    { against: 2, completedOnly: true, equalIndicators: true },
  ])('[B61] with %o is what SQL reckons by itself', async (query) => {
    const results = await read(query);
    expect(results.Countries).toHaveLength(193);
    expect(flatResults(results)).toEqual(await resultsInSql(test.db, { editionId: 4, ...query }));
  });

  it('[B61] ranks countries in each milestone, and tells of each region and of all what its countries amount to', async () => {
    const { Milestones, Countries, Regions, World } = await read();
    const inMilestone = (own: typeof Countries, at: number) => own.flatMap((country) => country.Milestones[at] ?? []);
    const means = (own: typeof Countries) => Milestones.map((_, at) => meanResultOf(inMilestone(own, at)));
    for (const at of Milestones.keys()) {
      const results = inMilestone(Countries, at);
      expect(results.map(({ Rank }) => Rank)).toEqual(ranksOf(results));
    }
    expect(World.Milestones).toEqual(means(Countries));
    expect(Regions.map(({ Region }) => Region)).toEqual([...new Set(Countries.map(({ Region }) => Region))].toSorted());
    for (const { Region, CountryIds, Milestones: own } of Regions) {
      const countries = Countries.filter((country) => country.Region === Region);
      expect(CountryIds).toEqual(countries.map(({ CountryId }) => CountryId).toSorted((a, b) => a - b));
      expect(own).toEqual(means(countries));
      const places = ranksOf(inMilestone(countries, 0));
      expect(inMilestone(countries, 0).map(({ RegionRank }) => RegionRank)).toEqual(places);
    }
  });

  it('[B61] compares with the edition before where nobody says otherwise', async () => {
    expect((await read()).Against?.Id).toBe(3);
    expect((await read({}, 3)).Against?.Id).toBe(2);
    expect((await read({}, 1)).Against).toBeNull();
    expect((await read({ against: 0 })).Against).toBeNull();
  });

  it('[B61] the first edition has no change, and no rank where less than half is rated', async () => {
    const { Countries } = await read({}, 1);
    expect(new Set(Countries.map(({ Total }) => Total.Comparison.Change))).toEqual(new Set([null]));
    for (const { Total } of (await read()).Countries)
      expect(Total.Rank !== null).toBe(Total.Rated > 0 && Total.Rated * 2 >= Total.Indicators);
  });

  it('refuses an edition that is not there, also to compare with', async () => {
    const unknown = await test.call('listResults', { as: 5, params: { editionId: 99 } });
    expect(unknown.statusCode).toBe(404);
    const against = await test.call('listResults', {
      as: 5,
      params: { editionId: 4 },
      query: { against: 99 } as never,
    });
    expect(against.statusCode).toBe(404);
  });
});

describe('readCountryResults', () => {
  it('[B60] has the same figures as the list, and activities that add up to the milestones', async () => {
    const results = await read();
    const kenya = await readCountry(404);
    expect(kenya.Country).toEqual(results.Countries.find(({ CountryId }) => CountryId === 404));
    expect(kenya.Region).toEqual(results.Regions.find(({ Region }) => Region === 'Africa'));
    for (const [at, { Activities }] of kenya.Milestones.entries()) {
      const milestone = kenya.Country.Milestones[at];
      for (const key of ['Favourable', 'Rated', 'Indicators'] as const)
        expect(Activities.reduce((sum, { Result }) => sum + Result[key], 0)).toBe(milestone?.[key]);
    }
  });

  it('[B60] lists what was rated otherwise, and calls nothing better or worse that was not rated', async () => {
    const { Changes } = await readCountry(404);
    expect(Changes.length).toBeGreaterThan(0);
    for (const { Kind, Score, PreviousScore } of Changes) {
      if (Kind === RatingChangeKind.NewlyRated) expect(PreviousScore).toBeNull();
      if (Kind === RatingChangeKind.NoLongerRated) expect(Score).toBeNull();
      if (Kind < 2) expect([Score, PreviousScore]).not.toContain(null);
    }
    expect((await readCountry(404, { against: 0 })).Changes).toEqual([]);
  });

  it('[B60] tells each edition by itself, oldest first', async () => {
    const { Editions, Country } = await readCountry(404);
    expect(Editions.map(({ Edition }) => Edition.Id)).toEqual([1, 2, 3, 4]);
    expect(Editions.at(-1)?.Score).toBe(Country.Total.Score);
    expect(Editions[2]?.Score).toBe((await readCountry(404, {}, 3)).Country.Total.Score);
  });
});

describe('readDossier', () => {
  it('[B64] says of each indicator what its page says', async () => {
    const place = { editionId: 4, reportEditionId: 4, countryId: 404, indicatorId: 451 };
    const get = async (operationId: OperationId) => {
      const answer = await test.call(operationId, { as: 5, params: place });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json();
    };
    const dossier: components['schemas']['Dossier'] = await get('readDossier');
    const indicators = dossier.Milestones.flatMap(({ Activities }) => Activities.flatMap((one) => one.Indicators));
    expect(indicators).toHaveLength(150);
    const rating = await get('readIndicatorRating');
    const references = await get('readReferences');
    const { FullName } = await get('readCountryIndicator');
    const first = indicators.find(({ IndicatorId }) => IndicatorId === 451);
    expect(first).toMatchObject({
      FullName,
      Score: rating.Score,
      RatingIsMet: rating.RatingIsMet,
      ResearcherNote: rating.ResearcherNote,
      WorkflowStatus: rating.WorkflowStatus,
      RatingLastUpdatedOn: rating.RatingLastUpdatedOn,
    });
    expect(first?.References).toEqual(references.CurrentReportEditionReferences);
    expect(first?.References.length).toBeGreaterThan(0);
  });
});
