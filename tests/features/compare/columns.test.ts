import { expect, test } from 'vitest';
import { getReadCompareResponseMock } from '#generated/mocks/compare/compare.msw.ts';
import { getListResultsResponseMock } from '#generated/mocks/results/results.msw.ts';
import { columnsOf, pinnedCount } from '#src/features/compare/columns.ts';
import { factsOf } from '#src/features/compare/grid/grid-facts.ts';
import { frozenIn } from '#src/features/compare/grid/grid-metrics.ts';
import { totalLine } from '#src/features/compare/grid/grid-state.ts';
import { Matrix } from '#src/features/compare/matrix.ts';
import { figureAt, totalsOf, totalsToCome } from '#src/features/compare/totals.ts';

const comparison = getReadCompareResponseMock();
const results = getListResultsResponseMock();
const matrix = new Matrix(comparison);
const columns = columnsOf(matrix, { pinned: [578], means: true });
const [norway, africa, , kenya] = columns;
const names = (choice: Parameters<typeof columnsOf>[1]) => columnsOf(matrix, choice).map(({ name }) => name);

test('[B62] pinned countries stand first in the order they were pinned, then the regions, then the others', () => {
  expect(columns.map(({ name }) => name)).toEqual(['Norway', 'Mean of Africa', 'Mean of Europe', 'Kenya']);
  expect(names({ pinned: [578, 404], means: false })).toEqual(['Norway', 'Kenya']);
  expect(names({ pinned: [999], means: false })).toEqual(['Kenya', 'Norway']);
  expect(pinnedCount(columns)).toBe(1);
});

test('[B62] pinned columns stay in view as long as half of the width is left', () => {
  expect(frozenIn(1000, 3)).toBe(3);
  expect(frozenIn(1000, 9)).toBe(5);
  expect(frozenIn(150, 2)).toBe(0);
});

test('[B62] totals are those that listResults tells, of the milestones chosen', () => {
  const totals = totalsOf(results, [17]);
  expect(totals.lines.map(({ title }) => title)).toEqual(['Total', '2 Roads']);
  const told = results.Countries.find(({ CountryId }) => CountryId === 404);
  if (!told || !kenya || !africa) throw new Error('The example has changed');
  expect(figureAt(totals, 0, kenya)).toMatchObject({ score: told.Total.Score, change: told.Total.Comparison.Change });
  expect(figureAt(totals, 1, kenya)).toMatchObject({ score: told.Milestones[1]?.Score });
  const mean = results.Regions.find(({ Region }) => Region === 'Africa');
  expect(figureAt(totals, 1, africa)).toMatchObject({
    score: mean?.Milestones[1]?.Score,
    change: mean?.Milestones[1]?.Change,
  });
});

test('[B62] until results are fetched a total is awaited, and a country they lack has none', () => {
  if (!norway) throw new Error('The example has changed');
  expect(figureAt(totalsToCome(['Management']), 1, norway)).toBeUndefined();
  expect(figureAt(totalsOf({ ...results, Countries: [] }, []), 0, norway)).toBeNull();
});

test('[B62] every cell says its facts: totals with their coverage, means with how many countries', () => {
  if (!kenya || !africa) throw new Error('The example has changed');
  const state = { matrix, totals: totalsOf(results, []), lines: [], columns, selected: new Set<number>(), sort: 0 };
  const facts = (line: number, column: typeof africa) => factsOf({ ...state, isSought: undefined }, line, column);
  expect(facts(totalLine(0), kenya)).toBe(
    'Kenya, Total: 58.5%, 86 of 150 rated, up 5.6 points on 79 indicators rated in both',
  );
  expect(facts(1, africa)).toBe(
    'Mean of Africa, 1.1.2 Lead agency has its own budget: previous 40.0% favourable of 45 countries, latest 61.2% favourable of 49 countries',
  );
  const untold = new Matrix({
    ...comparison,
    Indicators: comparison.Indicators.map(({ RegionScores: _, ...one }) => one),
  });
  expect(factsOf({ ...state, matrix: untold, isSought: undefined }, 1, africa)).toContain(': no mean');
});
