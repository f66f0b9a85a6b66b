import { expect, test } from 'vitest';
import { holdsText, holdsWords, rankText, searchText } from '#src/lib/search-text.ts';

test('case, accents and outer spaces do not count', () => {
  expect(searchText("  Côte d'Ivoire ")).toBe("cote d'ivoire");
});

test.each([
  ['cote', true],
  ['IVOIRE', true],
  [' ci ', true],
  ['', true],
  ['e c', false],
  ['chad', false],
])('%j is found in one of the texts: %j', (typed, found) => {
  expect(holdsText(typed, "Côte d'Ivoire", 'CI')).toBe(found);
});

test.each([
  ['ivoire ci', true],
  ['ci   cote', true],
  ['', true],
  ['ci chad', false],
  ['chad', false],
])('each word of %j is found somewhere in the texts: %j', (typed, found) => {
  expect(holdsWords(typed, "Côte d'Ivoire", 'CI')).toBe(found);
});

test.each([
  ['ken', 'Kenya', 3],
  ['ivo', "Côte d'Ivoire", 2],
  ['cote', "Côte d'Ivoire", 3],
  ['1.1.3', '1.1.3 Lead agency', 3],
  ['agency lead', '1.1.3 Lead agency', 4],
  ['enya', 'Kenya', 1],
  ['', 'Kenya', 0],
  ['zambia', 'Kenya', undefined],
  ['ky', 'Kenya', undefined],
])('[B10] ‘%s’ in ‘%s’: %s', (typed, text, rank) => {
  expect(rankText(typed, text)).toBe(rank);
});

test.each([
  ['kny', 'Kenya', 3 / 4 / 2],
  ['dshbrd', 'The dashboard', 6 / 9 / 2],
  ['kny', 'Kin today', 3 / 9 / 2],
  ['kny', 'King of the many young', undefined],
  ['ttl', 'Tale', undefined],
])(
  '[B10] letters left out are forgiven, letters scattered over a text are not: ‘%s’ in ‘%s’: %s',
  (typed, text, rank) => {
    expect(rankText(typed, text)).toBe(rank);
  },
);
