import { expect, test } from 'vitest';
import { holdsText, holdsWords, searchText } from '#src/lib/search-text.ts';

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
