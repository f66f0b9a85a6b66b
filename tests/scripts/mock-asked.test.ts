import { beforeEach, describe, expect, test } from 'vitest';
import { schemasOf } from '../../drift/core/schemas.ts';
import type { Row } from '../../scripts/mock/shapes.ts';
import { ask, contract, memory, rows, shapes } from './mock/memory.ts';

beforeEach(() => memory.reset());

type Rated = Row & { IndicatorId: number; CountryRatings: Row[]; RegionScores?: Row[] };
type Comparison = { Editions: Row[]; Countries: Row[]; Indicators: Rated[] };

const compare = (editions: number[], countries: number[], more = '') => {
  const answer = ask('get', `/compare?editions=[${editions}]&countries=[${countries}]${more}`);
  return { ...answer, body: answer.body as Comparison };
};
const idsOf = (all: Row[]) => all.map(({ Id }) => Id);
const scoreOf = ({ Indicators }: Comparison, { library, country }: { library: number; country: number }) =>
  Indicators.find(({ IndicatorId }) => IndicatorId === library)?.CountryRatings.find(
    ({ CountryId }) => CountryId === country,
  );

const objectsIn = (node: unknown): Row[] => {
  if (typeof node !== 'object' || node === null) return [];
  return [...(Array.isArray(node) ? [] : [node as Row]), ...Object.values(node).flatMap(objectsIn)];
};

/** Every country that an example names, with the regions that are told of it. */
function countriesNamed(): Map<number, Set<unknown>> {
  const named = new Map<number, Set<unknown>>();
  for (const row of objectsIn(shapes.map(({ examples }) => examples))) {
    const id = row.CountryId ?? row.GlobalCountryId ?? ('ISOCode' in row || 'Region' in row ? row.Id : undefined);
    if (typeof id !== 'number') continue;
    const regions = named.get(id) ?? new Set();
    named.set(id, typeof row.Region === 'string' ? regions.add(row.Region) : regions);
  }
  return named;
}

describe('a comparison', () => {
  const schemas = schemasOf(contract);
  const schema = memory.shapes.get('readCompare')?.schema ?? '';
  const countries = idsOf(rows(ask('get', '/countries'))) as number[];
  const editions = idsOf(rows(ask('get', '/report-editions'))) as number[];

  test('holds the editions and countries that are asked for, each with a rating, whichever they are', () => {
    expect(countries.length).toBeGreaterThan(4);
    for (const one of editions) {
      for (const other of editions) {
        for (const some of [countries, ...countries.map((id) => [id])]) {
          const asked = [...new Set([one, other])];
          const { body } = compare(asked, some);
          expect(schemas.check(schema, body)).toEqual([]);
          expect(idsOf(body.Editions).toSorted()).toEqual(asked.toSorted());
          expect(idsOf(body.Countries).toSorted()).toEqual(some.toSorted());
          expect(body.Editions.map(({ EndDate }) => EndDate)).toEqual(
            body.Editions.map(({ EndDate }) => EndDate)
              .toSorted()
              .toReversed(),
          );
          for (const { CountryRatings, RegionScores = [] } of body.Indicators) {
            expect(CountryRatings.map(({ CountryId }) => CountryId)).toEqual(idsOf(body.Countries));
            const regions = body.Countries.map(({ Region }) => Region);
            for (const { Region } of RegionScores) expect(regions).toContain(Region);
          }
        }
      }
    }
  });

  test('has the ratings that are told elsewhere, of one edition as of two', () => {
    expect(scoreOf(compare([4, 3], [392]).body, { library: 1, country: 392 })).toMatchObject({
      LatestScore: 1,
      PreviousScore: 1,
    });
    expect(scoreOf(compare([4], [392]).body, { library: 1, country: 392 })).toMatchObject({
      LatestScore: 1,
      PreviousScore: null,
    });
    expect(scoreOf(compare([3], [392]).body, { library: 1, country: 392 })).toMatchObject({
      LatestScore: 1,
      PreviousScore: null,
    });
    // what only the history of the rating tells
    expect(scoreOf(compare([4, 2], [404]).body, { library: 1, country: 404 })).toMatchObject({
      LatestScore: 1,
      PreviousScore: 0,
    });
  });

  test('shows a rating that is saved', () => {
    const save = { Score: 0, RatingIsMet: false, ResearcherNote: 'A note', CountryIndicatorRatingId: 100201 };
    ask('put', '/countries/404/report-editions/4/indicators/451/rating-update', { body: save });
    for (const some of [[404], [392, 404]])
      expect(scoreOf(compare([4, 3], some).body, { library: 1, country: 404 })).toMatchObject({
        LatestScore: 0,
        PreviousScore: 1,
      });
  });

  test('names no record of another edition, and is said to be an example where nothing is told', () => {
    const [first] = compare([3, 2], [404]).body.Indicators;
    expect(first).toMatchObject({ PreviousIndicatorId: null, PreviousIndicatorRating: null });
    expect(first).not.toHaveProperty('LatestIndicatorId');
    expect(compare([4, 3], [392, 604]).memory).toBe('kept');
    expect(compare([2, 1], [392]).memory).toBe('example');
  });

  test('is kept only if every score is told, and shows no region of another country', () => {
    const named = countriesNamed();
    expect([...named.keys()]).toEqual(expect.arrayContaining([76, 234, ...countries]));
    const examples = (memory.shapes.get('readCompare')?.examples ?? []) as Comparison[];
    const holds = (all: Row[], id: number) => idsOf(all).includes(id);
    const hasScores = ({ edition, country }: { edition: number; country: number }) =>
      examples.some(({ Editions, Countries }) => holds(Editions, edition) && holds(Countries, country));
    for (const asked of [...editions.map((id) => [id]), [4, 3], [4, 2], [3, 2]]) {
      for (const [country, regions] of named) {
        for (const some of [[country], [country, 392]]) {
          const { body, memory: told } = compare(asked, some);
          const isTold = asked.every((edition) => some.every((id) => hasScores({ edition, country: id })));
          expect([asked, some, told]).toEqual([asked, some, isTold ? 'kept' : 'example']);
          const shown = body.Countries.find(({ Id }) => Id === country);
          if (shown) expect(shown).toMatchObject({ Region: [...regions][0] ?? '' });
        }
      }
    }
    expect(compare([4, 3], [76]).body.Countries).toEqual([{ Id: 76, Name: 'Brazil', Region: '' }]);
  });

  test('is not found for an edition that there is not, and leaves out such a country', () => {
    expect(compare([4, 77], [404])).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(compare([77], [404]).status).toBe(404);
    const { status, body, memory: told } = compare([4, 3], [404, 999]);
    expect([status, idsOf(body.Countries), told]).toEqual([200, [404], 'example']);
  });

  test('is narrowed by milestones of the latest edition', () => {
    expect(compare([4, 3], [404], '&milestones=[16]').body.Indicators.length).toBeGreaterThan(0);
    expect(compare([4, 3], [404], '&milestones=[17]').body.Indicators).toEqual([]);
  });
});

test('the log is narrowed by its instants and by each of the kinds of an entry', () => {
  const all = rows(ask('get', '/activity'));
  const log = (query: string) => rows(ask('get', `/activity?${query}`));
  const [newest] = all;
  expect(all.length).toBeGreaterThan(2);
  expect(log(`since=${newest?.At}`)).toEqual([newest]);
  expect(log(`until=${newest?.At}`)).toEqual(all.slice(1));
  for (const kind of (newest?.Kinds ?? []) as number[]) expect(log(`kinds=[${kind}]`)).toContainEqual(newest);
});

test('a rating that is told elsewhere is met or not, by the rule', () => {
  const at = ({ country, indicator }: { country: number; indicator: number }) =>
    ask('get', `/countries/${country}/report-editions/4/indicators/${indicator}/rating`).body;
  expect(at({ country: 392, indicator: 451 })).toMatchObject({ Score: 1, RatingIsMet: true, WorkflowStatus: 3 });
  expect(at({ country: 242, indicator: 455 })).toMatchObject({ Score: 0, RatingIsMet: false });
});
