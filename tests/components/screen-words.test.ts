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

/** Each asks for a decision: a date, a rating, whose text stays, an account, how somebody is told, what a file holds. */
const ASKS_TO_CHOOSE = [
  'server/identity/pages.ts',
  'src/app/no-edition.tsx',
  'src/components/date-field.tsx',
  'src/features/dashboard/bulk/due-dates-dialog.tsx',
  'src/features/editions/details/use-details-form.ts',
  'src/features/indicator/rating/rating-blocks.ts',
  'src/features/indicator/references/use-reference-form.ts',
  'src/features/transfer/export/export-choice.ts',
  'src/lib/forms/resolver.ts',
];

it('what is taken out of a list is selected on every screen; to choose is to decide', () => {
  expect(filesWith(/['"`>](?:First c|C)hoose\b|^\s+Choose [a-z]/m).filter(isShown)).toEqual(ASKS_TO_CHOOSE);
  const chosen = /, 'chosen'\)|[>}] chosen[<`$]|['"`>](?:The|No) [^'"`\n]*\bchosen\b/;
  expect(filesWith(chosen).filter(isShown)).toEqual([]);
});

it('a selection is taken back by one name; only filters, a search and notifications are cleared', () => {
  const isAtStart = String.raw`(?:^\s+|['"\`>])`;
  const cleared = new RegExp(String.raw`${isAtStart}Clear\b(?! Filters| search|: \$)`, 'm');
  expect(filesWith(cleared).filter(isShown)).toEqual([
    'src/features/notifications/notification-entry.tsx',
    'src/features/notifications/work-notices-list.tsx',
  ]);
  expect(filesWith(new RegExp(`${isAtStart}Select none\\b`, 'm')).filter(isShown)).toEqual([
    'src/components/choices/choose-all.tsx',
    'src/components/choices/multi-select-list.tsx',
    'src/components/choices/tree-select.tsx',
    'src/features/compare/grid-toolbar.tsx',
    'src/features/dashboard/assignment/selection-bar.tsx',
    'src/features/dossier/dossier.tsx',
  ]);
  expect(filesWith(/['"`>](?:Uns|Des)elect\b|['"`>]Select nothing\b/).filter(isShown)).toEqual([]);
});

/** The developer's drawer and gallery are no screens of the product. */
const isShown = (file: string) => !file.startsWith('src/dev/');
