import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const sources = globSync('{src,server,openapi/rules}/**/*.{ts,tsx}', { cwd: root });
const filesWith = (pattern: RegExp) => sources.filter((file) => pattern.test(read(file))).toSorted();

/** Each counts the indicators of an edition, or those of the countries that it names, as [B8] does. */
const COUNTS_INDICATORS = [
  'openapi/rules/notice.ts',
  'server/areas/results/results-export.ts',
  'src/components/results/country-making.tsx',
  'src/features/compare/grid-toolbar.tsx',
  'src/features/compare/totals.ts',
  'src/features/countries/map/map-measure.ts',
  'src/features/dashboard/assignment/words.ts',
  'src/features/dashboard/plan/plan-grid.tsx',
  'src/features/editions/structure/add-indicator.tsx',
  'src/features/editions/structure/delete-dialog.tsx',
  'src/features/editions/view/structure-view.tsx',
  'src/features/indicator/rating/decision-question.tsx',
  'src/features/indicator/references/copy-words.ts',
  'src/features/results/profile/rating-changes.tsx',
];

it('what is counted over several countries are country indicators, and they have no second name', () => {
  expect(filesWith(/(?:counted|nounFor)\([^)]*'[Ii]ndicator'/)).toEqual(COUNTS_INDICATORS);
  expect(filesWith(/indicators? of (?:a country|countries)/i)).toEqual([]);
});

it('what is awaited is said in one form, with the three dots of the documents', () => {
  const said = sources.flatMap((file) => [
    ...read(file).matchAll(/(?:<LoadingRegion\b[^>]*?\blabel=|\bloadingMessage(?:=|: ?))(?:"([^"]+)"|'([^']+)')/g),
  ]);
  const words = said.map(([, one, other]) => one ?? other ?? '');
  expect(words.length).toBeGreaterThan(30);
  expect(words.filter((one) => !/^(Fetching|Counting) .*[a-z]\.\.\.$/i.test(one))).toEqual([]);
  // The documents spell this one out.
  expect(filesWith(/(?:^\s*|['"`>])Loading [a-z]/im)).toEqual(['src/features/indicator/comments/comments-loading.tsx']);
  expect(filesWith(/\b(Fetching|Counting) [a-z][^'"`<\n.]*…/i)).toEqual([]);
});
