/** Totals of the API, of the rules and of SQL are equal, whatever the edition [B60] [B61]. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '#generated/schema.ts';
import { changeKindOf } from '#rules/results.ts';
import { openTestApp, type TestApp } from './support/app.ts';
import {
  AGAINST,
  addEditions,
  anyWorld,
  EDITION,
  expectedOf,
  indicatorId,
  ratedPairs,
  store,
  type World,
} from './support/random-editions.ts';
import { flatResults, resultsInSql } from './support/results-sql.ts';

type Results = components['schemas']['Results'];
type CountryResults = components['schemas']['CountryResults'];

/** `EDITIONS=10000 npx vitest run --project server tests/server/results-random.test.ts` shows 10,000. */
const editions = Number(process.env.EDITIONS ?? 100);
/** Members of the demonstration: two regions of two, one of one. */
const countryIds = [404, 716, 578, 40, 32];

let test: TestApp;
let countries: { id: number; region: string }[];
beforeAll(async () => {
  test = await openTestApp();
  await addEditions(test.db);
  countries = await test.db.selectFrom('country').select(['id', 'region']).where('id', 'in', countryIds).execute();
});
afterAll(() => test.close());

async function read<T>(operation: 'listResults' | 'readCountryResults', world: World, countryId?: number): Promise<T> {
  const answer = await test.call(operation, {
    as: 5,
    params: { editionId: EDITION, ...(countryId && { countryId }) },
    query: { against: AGAINST, completedOnly: world.completedOnly, equalIndicators: world.equalIndicators },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const byId = <T extends { id: number }>(rows: T[]) => rows.sort((a, b) => a.id - b.id);
const byRegion = <T extends { region: string }>(rows: T[]) => rows.sort((a, b) => (a.region < b.region ? -1 : 1));

it(`[B60] [B61] in ${editions} random editions the answer is what the rules and SQL reckon`, {
  timeout: 60_000 + editions * 1000,
}, async () => {
  let figures = 0;
  await fc.assert(
    fc.asyncProperty(anyWorld(countries), async (world) => {
      await store(test.db, world);
      const results = await read<Results>('listResults', world);
      const expected = expectedOf(world);
      expect(
        byId(results.Countries.map(({ CountryId: id, Total, Milestones }) => ({ id, total: Total, own: Milestones }))),
      ).toEqual(byId(expected.countries.map(({ id, total, milestones: own }) => ({ id, total, own }))));
      expect(
        byRegion(results.Regions.map(({ Region: region, Total, Milestones }) => ({ region, Total, Milestones }))),
      ).toEqual(byRegion(expected.regions));
      expect(results.World).toEqual(expected.world);
      const { completedOnly, equalIndicators } = world;
      expect(flatResults(results)).toEqual(
        await resultsInSql(test.db, { editionId: EDITION, against: AGAINST, completedOnly, equalIndicators }),
      );
      figures += results.Countries.filter(({ Total }) => Total.Comparison.Change !== null).length;
      const [first] = expected.countries;
      if (first) await checkCountry(world, first);
    }),
    { numRuns: editions, endOnFailure: true, ...(process.env.SEED && { seed: Number(process.env.SEED) }) },
  );
  console.info(`${editions} editions, ${figures} changes of countries, all equal`);
  expect(figures).toBeGreaterThan(editions);
});

async function checkCountry(world: World, { at, id, activities }: { at: number; id: number; activities: unknown[][] }) {
  const country = await read<CountryResults>('readCountryResults', world, id);
  expect(country.Milestones.map(({ Activities }) => Activities.map(({ Result }) => Result))).toEqual(activities);
  const isIn = world.countries[at]?.memberships[0] === 'member';
  const changes = ratedPairs(world, at).flatMap(({ library, now, before }) => {
    const Kind = isIn ? changeKindOf(now, before) : null;
    return Kind === null ? [] : [{ id: indicatorId(1, library), Kind }];
  });
  expect(byId(country.Changes.map(({ IndicatorId, Kind }) => ({ id: IndicatorId, Kind })))).toEqual(byId(changes));
  const last = country.Editions.find(({ Edition }) => Edition.Id === EDITION);
  expect(last?.Score).toBe(country.Country.Total.Score);
}
