import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { Polarity, RatingChangeKind } from '#generated/enums.ts';
import type { components } from '#generated/schema.ts';
import {
  type Counts,
  changeKindOf,
  countryResultOf,
  isFavourable,
  isRanked,
  meanOf,
  meanResultOf,
  ranksOf,
  resultOf,
  resultShare,
  toTenths,
} from '#rules/results.ts';
import { columnName, resultsColumns } from '#rules/results-columns.ts';

const counts = (
  indicators: number,
  rated: number,
  favourable: number,
  compared: [number, number, number] = [0, 0, 0],
) =>
  ({
    ...{ indicators, rated, favourable },
    ...{ common: compared[0], commonFavourable: compared[1], commonPrevious: compared[2] },
  }) satisfies Counts;
const score = (result: { Score: number | null }) => result.Score;

describe('worked by hand', () => {
  it('[B60] favourable is a positive one met and a negative one not met', () => {
    expect(isFavourable(true, Polarity.Positive)).toBe(true);
    expect(isFavourable(false, Polarity.Positive)).toBe(false);
    expect(isFavourable(true, Polarity.Negative)).toBe(false);
    expect(isFavourable(false, Polarity.Negative)).toBe(true);
  });

  it('[B60] a score is favourable of rated, to one decimal place, halves upwards', () => {
    expect(score(resultOf(counts(30, 3, 2)))).toBe(66.7);
    expect(score(resultOf(counts(30, 16, 1)))).toBe(6.3); // 6.25
    expect(score(resultOf(counts(30, 0, 0)))).toBeNull();
    expect([resultShare(1, 16), resultShare(0, 0)]).toEqual([6.3, null]);
    expect([toTenths(6.25), toTenths(-6.25), toTenths(1.005 * 10), toTenths(0)]).toEqual([6.3, -6.2, 10.1, 0]);
  });

  it('[B60] a country is the mean of its milestones that have a score, or of its indicators', () => {
    const milestones = [counts(30, 30, 30), counts(10, 2, 0), counts(5, 0, 0)];
    expect(score(countryResultOf(milestones))).toBe(50);
    expect(score(countryResultOf(milestones, true))).toBe(93.8); // 30 of 32
    expect(countryResultOf(milestones)).toMatchObject({ Favourable: 30, Rated: 32, Indicators: 45 });
  });

  it('[B60] two editions are compared on what both rated, and a change is the difference that is shown', () => {
    // 8 of 10 now; on the 6 that both rated 4 now and 3 before: 66.7 and 50
    expect(resultOf(counts(12, 10, 8, [6, 4, 3]))).toMatchObject({
      Score: 80,
      Comparison: { Indicators: 6, Score: 66.7, PreviousScore: 50, Change: 16.7 },
    });
    const country = countryResultOf([counts(12, 10, 8, [6, 4, 3]), counts(10, 10, 5, [2, 1, 2]), counts(10, 4, 4)]);
    // means of 66.7 and 50, of 50 and 100
    expect(country.Comparison).toEqual({ Indicators: 8, Score: 58.3, PreviousScore: 75, Change: -16.7 });
    expect(resultOf(counts(12, 10, 8)).Comparison.Change).toBeNull();
  });

  it('[B60] a region is the mean of its countries that have a score, and says of how many', () => {
    const countries = [counts(10, 10, 5, [5, 2, 1]), counts(10, 1, 1), counts(10, 0, 0)].map(resultOf);
    expect(meanResultOf(countries)).toEqual({
      ...{ Score: 75, Countries: 2, Rated: 11, Indicators: 30, Change: 20, ComparedCountries: 1 },
    });
    expect(meanResultOf([])).toMatchObject({ Score: null, Countries: 0, Change: null });
    expect(meanOf([null, null])).toBeNull();
  });

  it('[B61] equal scores share a rank, and under half coverage there is none', () => {
    const rows = [counts(10, 10, 5), counts(10, 5, 4), counts(10, 10, 8), counts(10, 4, 4), counts(10, 0, 0)];
    expect(ranksOf(rows.map(resultOf))).toEqual([3, 1, 1, null, null]);
    expect(ranksOf([counts(10, 0, 0), counts(10, 10, 0)].map(resultOf))).toEqual([null, 1]);
    expect([isRanked({ indicators: 3, rated: 1 }), isRanked({ indicators: 2, rated: 1 })]).toEqual([false, true]);
    expect(isRanked({ indicators: 0, rated: 0 })).toBe(false);
  });

  it('[B62] a missing score is never better or worse', () => {
    const [met, not] = [true, false].map((isMet) => ({ isMet, polarity: Polarity.Negative }));
    expect(changeKindOf(not ?? null, met ?? null)).toBe(RatingChangeKind.Improved);
    expect(changeKindOf(met ?? null, not ?? null)).toBe(RatingChangeKind.Worsened);
    expect(changeKindOf(met ?? null, null)).toBe(RatingChangeKind.NewlyRated);
    expect(changeKindOf(null, met ?? null)).toBe(RatingChangeKind.NoLongerRated);
    expect([changeKindOf(null, null), changeKindOf(met ?? null, met ?? null)]).toEqual([null, null]);
    // of another polarity the same mark says the opposite
    expect(changeKindOf({ isMet: true, polarity: Polarity.Positive }, met ?? null)).toBe(RatingChangeKind.Improved);
  });
});

it('[B65] a column of an export is named in lower case, and its codebook says what it holds', () => {
  expect((['note', 'isoCode', 'libraryIndicatorId'] as const).map(columnName)).toEqual([
    ...['note', 'iso_code', 'library_indicator_id'],
  ]);
  const { edition, isoCode, met } = resultsColumns;
  expect(edition).toEqual({ type: 'text', values: 'text', meaning: 'The report edition.' });
  expect([isoCode.type, isoCode.values]).toEqual(['text', 'three letters']);
  expect([met.type, met.values]).toEqual(['integer', '0, 1']);
});

describe('the examples', () => {
  const read = (file: string) => parse(readFileSync(`openapi/examples/${file}.yaml`, 'utf8'));
  const results: components['schemas']['Results'] = read('results').listResults.value;

  it('[B61] rank and average as the rules do', () => {
    const { Countries, Regions, World } = results;
    expect(Countries.map(({ Total }) => Total.Rank)).toEqual(ranksOf(Countries.map(({ Total }) => Total)));
    for (const { CountryIds, Total } of Regions)
      expect(Total).toEqual(
        meanResultOf(
          Countries.filter(({ CountryId }) => CountryIds.includes(CountryId)).map((country) => country.Total),
        ),
      );
    expect(World.Total).toEqual(meanResultOf(Countries.map(({ Total }) => Total)));
    for (const { Total, Milestones } of Countries) {
      const all = Milestones.map(({ Indicators, Rated, Favourable }) => counts(Indicators, Rated, Favourable));
      expect(Total.Score).toBe(countryResultOf(all).Score);
    }
  });

  it('[B60] of a country are those of the list', () => {
    const kenya: components['schemas']['CountryResults'] = read('country-results').readCountryResults.value;
    expect(kenya.Country).toEqual(results.Countries.find(({ CountryId }) => CountryId === kenya.Country.CountryId));
    expect(kenya.Region).toEqual(results.Regions.find(({ Region }) => Region === kenya.Country.Region));
  });
});
