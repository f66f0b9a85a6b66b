/** Totals of the API, of the rules, of SQL and of the export are equal, whatever the edition [B60] [B61]. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ResultsFormat, WorkflowStatus } from '#generated/enums.ts';
import type { components } from '#generated/schema.ts';
import { changeKindOf, countryResultOf, type Result, resultOf } from '#rules/results.ts';
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
/** An export costs more than the rest of an edition: all are exported where somebody asked for a number. */
const exportedEvery = process.env.EDITIONS ? 1 : 5;
/** Members of the demonstration: two regions of two, one of one. */
const countryIds = [404, 716, 578, 40, 32];

let test: TestApp;
let countries: { id: number; region: string }[];
beforeAll(async () => {
  test = await openTestApp({ contents: 'demo' });
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

it(`[B60] [B61] [B65] in ${editions} random editions the answer is what the rules, SQL and the export reckon`, {
  timeout: 300_000 + editions * 1000,
}, async () => {
  let figures = 0;
  let checked = 0;
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
      if (checked++ % exportedEvery === 0) await checkExport(world, results);
      const [first] = expected.countries;
      if (first) await checkCountry(world, first);
    }),
    { numRuns: editions, endOnFailure: true, ...(process.env.SEED && { seed: Number(process.env.SEED) }) },
  );
  console.info(`${editions} editions, ${figures} changes of countries, all equal`);
  expect(figures).toBeGreaterThan(editions / 4);
});

/** The export's rows sum up to the answer. */
async function checkExport(world: World, { Countries }: Results) {
  const rows = await exported(world);
  const none = { common: 0, commonFavourable: 0, commonPrevious: 0 };
  for (const { ISOCode, Total, Milestones } of Countries) {
    const own = rows.filter(({ iso_code }) => iso_code === ISOCode);
    const counts = Milestones.map(({ Indicators: indicators }, at) => {
      const rated = own.filter(({ milestone_number, score }) => milestone_number === at + 1 && score !== null);
      return { ...none, indicators, rated: rated.length, favourable: rated.filter((row) => row.favourable).length };
    });
    const figures = ({ Score, Favourable, Rated, Indicators }: Omit<Result, 'Comparison'>) => ({
      ...{ Score, Favourable, Rated, Indicators },
    });
    expect(counts.map((count) => figures(resultOf(count)))).toEqual(Milestones.map(figures));
    expect(figures(countryResultOf(counts, world.equalIndicators))).toEqual(figures(Total));
    if (!world.completedOnly) expect(own).toHaveLength(Total.Indicators);
  }
  expect(rows.filter(({ iso_code }) => !Countries.some(({ ISOCode }) => ISOCode === iso_code))).toEqual([]);
}

type Row = { iso_code: string; milestone_number: number; score: number | null; favourable: 0 | 1 | null };

async function exported({ completedOnly }: World): Promise<Row[]> {
  const body = {
    ...{ ReportEditionId: EDITION, FileFormat: ResultsFormat.JsonLines, CountryIds: [], Regions: [], Milestones: [] },
    Columns: ['isoCode', 'milestoneNumber', 'score', 'favourable'],
    Statuses: completedOnly ? [WorkflowStatus.QACompleted] : [],
  };
  const answer = await test.call('exportResults', { as: 5, body });
  if (answer.statusCode === 204) return [];
  const { body: lines } = await test.app.inject(answer.json().downloadUrl);
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

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
