import { expect, test } from 'vitest';
import { getReadCompareResponseMock } from '#generated/mocks/compare/compare.msw.ts';
import { exportBlocked, exportBody } from '#src/features/compare/compare-export.ts';
import {
  type CompareSearchInput,
  compareDefaults,
  isComplete,
  readCompareSearch,
} from '#src/features/compare/compare-search.ts';

const chosen = { ...compareDefaults, editions: [4, 3], countries: [404, 578] };
/** Whatever stands in an address. */
const read = (raw: object) => readCompareSearch(raw as CompareSearchInput);
const comparison = getReadCompareResponseMock();

test('[S188] the whole choice is read from the address', () => {
  const choice = {
    ...chosen,
    milestones: [16],
    indicatorName: 'lead',
    differences: true,
    sort: 404,
    indicators: [1, 2],
  };
  expect(read(choice)).toEqual(choice);
});

test('[S188] what makes no sense in the address is not chosen, nor a third edition', () => {
  const junk = {
    editions: [4, 3, 2],
    countries: ['x', -1, 404, 404],
    sort: 'up',
    differences: 'yes',
    indicatorName: 1.2,
  };
  expect(read(junk)).toEqual({
    ...compareDefaults,
    editions: [4, 3],
    countries: [404],
    indicatorName: '1.2',
  });
});

test('[S248] a comparison needs an edition and a country', () => {
  expect(isComplete(chosen)).toBe(true);
  expect(isComplete({ ...chosen, editions: [] })).toBe(false);
  expect(isComplete({ ...chosen, countries: [] })).toBe(false);
});

test('[S191, S249] the selected indicators are exported, else all', () => {
  expect(exportBody({ ...chosen, indicators: [2, 99] }, comparison)?.IndicatorIds).toEqual([2]);
  expect(exportBody(chosen, comparison)).toEqual({ EditionIds: [4, 3], CountryIds: [404, 578], IndicatorIds: [] });
});

test('[S249] of chosen milestones their indicators are named, as the call knows no milestones', () => {
  const search = { ...chosen, milestones: [16] };
  expect(exportBody(search, comparison)?.IndicatorIds).toEqual([1, 2, 3, 4, 5, 6]);
  expect(exportBody(search, { ...comparison, Indicators: [] })).toBeUndefined();
  expect(exportBody(search, undefined)).toBeUndefined();
});

test('[S227] the export is off without an edition or without a country, and says why', () => {
  const blocked = (some: Partial<typeof chosen>) => {
    const search = { ...chosen, ...some };
    return exportBlocked(search, exportBody(search, comparison));
  };
  expect(blocked({})).toBe(false);
  expect(blocked({ editions: [] })).toBe('Select an edition first');
  expect(blocked({ countries: [] })).toBe('Select a country first');
});
