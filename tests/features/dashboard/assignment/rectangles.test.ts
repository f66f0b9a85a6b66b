import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Pair, rectanglesOf } from '#src/features/dashboard/assignment/rectangles.ts';

const key = ({ CountryId, IndicatorId }: Pair) => `${CountryId} ${IndicatorId}`;
const pairs = fc
  .array(fc.record({ CountryId: fc.integer({ min: 1, max: 8 }), IndicatorId: fc.integer({ min: 1, max: 8 }) }))
  .map((all) => [...new Map(all.map((pair) => [key(pair), pair])).values()]);
const covered = (all: Pair[]) =>
  rectanglesOf(all).flatMap(({ CountryIds, IndicatorIds }) =>
    CountryIds.flatMap((CountryId) => IndicatorIds.map((IndicatorId) => ({ CountryId, IndicatorId }))),
  );
const grid = (countries: number, indicators: number) =>
  Array.from({ length: countries * indicators }, (_, at) => ({
    CountryId: Math.floor(at / indicators) + 1,
    IndicatorId: (at % indicators) + 1,
  }));

test('[S205] the sets hold exactly the chosen pairs, each once, and no set is empty', () => {
  fc.assert(
    fc.property(pairs, (all) => {
      expect(covered(all).map(key).sort()).toEqual(all.map(key).sort());
      for (const { CountryIds, IndicatorIds } of rectanglesOf(all))
        expect(Math.min(CountryIds.length, IndicatorIds.length)).toBeGreaterThan(0);
    }),
  );
});

test('[S205] there are never more sets than countries or than indicators', () => {
  fc.assert(
    fc.property(pairs, (all) => {
      const most = Math.min(
        new Set(all.map(({ CountryId }) => CountryId)).size,
        new Set(all.map(({ IndicatorId }) => IndicatorId)).size,
      );
      expect(rectanglesOf(all).length).toBeLessThanOrEqual(most);
    }),
  );
});

test('[S205] a rectangle is one set, whatever the order it was chosen in; one pair less makes two', () => {
  const all = grid(193, 150);
  expect(rectanglesOf(all)).toHaveLength(1);
  expect(rectanglesOf([...all].reverse())).toHaveLength(1);
  expect(rectanglesOf(all.slice(1))).toHaveLength(2);
});

test('[S205] sets keep to the limits of the contract: 300 countries, 1,000 indicators', () => {
  const sets = rectanglesOf(grid(301, 1001));
  expect(sets.map(({ CountryIds, IndicatorIds }) => [CountryIds.length, IndicatorIds.length])).toEqual([
    [300, 1000],
    [300, 1],
    [1, 1000],
    [1, 1],
  ]);
});
