import { expect, test } from 'vitest';
import { Polarity, RatingChangeKind } from '#generated/enums.ts';
import { getReadCompareResponseMock } from '#generated/mocks/compare/compare.msw.ts';
import {
  cellFacts,
  changeKindIn,
  hasChanged,
  latestMark,
  Mark,
  Matrix,
  markOf,
  previousMark,
} from '#src/features/compare/matrix.ts';
import { type RowChoice, Sort, shownRows, soughtBy } from '#src/features/compare/shown-rows.ts';

const comparison = getReadCompareResponseMock();
const [latest] = comparison.Editions;
const paired = new Matrix(comparison);
const single = new Matrix({ ...comparison, Editions: latest ? [latest] : [] });
const facts = (matrix: Matrix, row: number, column: number) =>
  cellFacts(matrix, row, column, matrix.codes(row)[column] ?? 0);
const numbers = (some: Partial<RowChoice>, matrix = paired) =>
  shownRows(matrix, { text: '', differences: false, kinds: [], sort: Sort.Number, ...some }).map(
    (row) => matrix.rows[row]?.IndicatorOrderNumber,
  );

test.each([
  [1, Mark.Filled],
  [-1, Mark.Filled],
  [0, Mark.Empty],
  [null, Mark.NA],
])('[S190] a score of %s has the mark %s', (score, mark) => {
  expect(markOf(score)).toBe(mark);
});

test('[S189, S190] a cell keeps the previous and the latest mark, and tells them in words', () => {
  const code = paired.codes(1)[0] ?? 0;
  expect([previousMark(code), latestMark(code)]).toEqual([Mark.Empty, Mark.NA]);
  expect(facts(paired, 1, 0)).toBe('Kenya, 1.1.2 Lead agency has its own budget: previous not met, latest NA');
  expect(facts(paired, 4, 0)).toBe('Kenya, 1.1.5 Lead agency post left vacant: previous met, latest met');
});

test('a cell alone has the code that it has in its row, whatever order its country is rated in', () => {
  const [rows, columns] = [comparison.Indicators.keys(), comparison.Countries.keys()].map((keys) => [...keys]);
  const turned = new Matrix({
    ...comparison,
    Indicators: comparison.Indicators.map((one) => ({ ...one, CountryRatings: one.CountryRatings.toReversed() })),
  });
  const codes = (read: (row: number, column: number) => number | undefined) =>
    rows?.map((row) => columns?.map((column) => read(row, column)));
  const expected = codes((row, column) => paired.codes(row)[column]);
  const fresh = new Matrix(comparison);
  expect(codes((row, column) => fresh.code(row, column))).toEqual(expected);
  expect(codes((row, column) => turned.code(row, column))).toEqual(expected);
});

test('[S189] with one edition there is no previous score, and nothing that changed', () => {
  expect(facts(single, 0, 1)).toBe('Norway, 1.1.1 Lead agency named in law: met');
  expect(numbers({ differences: true, sort: Sort.Changes }, single)).toHaveLength(6);
});

test('[S216] scores go to their country even where the answer orders them otherwise, and a country without one is NA', () => {
  const [first] = comparison.Indicators;
  if (!first) throw new Error('The example has indicators');
  const odd = new Matrix({
    ...comparison,
    Indicators: [{ ...first, CountryRatings: [{ CountryId: 578, PreviousScore: 0, LatestScore: 1 }] }],
  });
  expect(facts(odd, 0, 0)).toContain('Kenya, 1.1.1 Lead agency named in law: previous NA, latest NA');
  expect(facts(odd, 0, 1)).toContain('Norway, 1.1.1 Lead agency named in law: previous not met, latest met');
});

test('[S191] the search finds indicators by name and number', () => {
  expect(numbers({ text: 'LEAD agency h' })).toEqual(['1.1.2']);
  expect(numbers({ text: '1.2.1' })).toEqual(['1.2.1']);
  expect(numbers({ text: 'nothing like it' })).toEqual([]);
});

test('[S191] a missing score is never a change, whichever edition misses it', () => {
  const codeOf = (previous: number | null, next: number | null) => markOf(previous) * 4 + markOf(next);
  for (const score of [1, 0, -1, null]) {
    expect(hasChanged(codeOf(score, null))).toBe(false);
    expect(hasChanged(codeOf(null, score))).toBe(false);
    expect(hasChanged(codeOf(score, score))).toBe(false);
  }
  expect(hasChanged(codeOf(0, 1))).toBe(true);
  expect(hasChanged(codeOf(-1, 0))).toBe(true);
});

test('[S191] only differences are what changed in some country, and they sort by how many or by one country', () => {
  const changed = paired.rows.filter((_, row) => paired.codes(row).some(hasChanged));
  expect(numbers({ differences: true })).toEqual(changed.map((row) => row.IndicatorOrderNumber));
  expect(numbers({ differences: true })).toEqual(['1.1.4', '1.2.1']);
  expect(numbers({ sort: Sort.Changes })).toEqual(['1.1.4', '1.2.1', '1.1.1', '1.1.2', '1.1.3', '1.1.5']);
  expect(numbers({ sort: 578 })[0]).toBe('1.1.4');
  expect(numbers({ sort: 999 })).toEqual(numbers({}));
});

const { Improved, Worsened, NewlyRated, NoLongerRated } = RatingChangeKind;
const codeOf = (previous: number | null, next: number | null) => markOf(previous) * 4 + markOf(next);

test.each([
  [Polarity.Positive, Polarity.Positive, 0, 1, Improved],
  [Polarity.Positive, Polarity.Positive, 1, 0, Worsened],
  [Polarity.Negative, Polarity.Negative, -1, 0, Improved],
  [Polarity.Negative, Polarity.Negative, 0, -1, Worsened],
  [Polarity.Positive, Polarity.Positive, null, 0, NewlyRated],
  [Polarity.Negative, Polarity.Negative, -1, null, NoLongerRated],
  [Polarity.Positive, Polarity.Positive, null, null, null],
  [Polarity.Positive, Polarity.Positive, 1, 1, null],
  // met as a penalty, and met as what is asked for
  [Polarity.Positive, Polarity.Negative, -1, 1, Improved],
  [Polarity.Positive, undefined, 0, 1, Improved],
])('[B62] polarity %s after %s, scores %s then %s: the kind of change is %s', (latest, before, was, is, kind) => {
  const [row] = comparison.Indicators;
  if (!row) throw new Error('The example has indicators');
  const { PreviousIndicatorRating: _, ...without } = { ...row, IndicatorRating: latest };
  const indicator = before === undefined ? without : { ...without, PreviousIndicatorRating: before };
  expect(changeKindIn(indicator, codeOf(was, is))).toBe(kind);
});

test('[B62] each kind of change is a filter of its own, and a missing score is no difference', () => {
  expect(numbers({ kinds: [Improved] })).toEqual(['1.2.1']);
  expect(numbers({ kinds: [Worsened] })).toEqual(['1.1.4']);
  expect(numbers({ kinds: [NoLongerRated] })).toEqual(['1.1.2']);
  expect(numbers({ kinds: [NewlyRated] })).toEqual([]);
  expect(numbers({ kinds: [Worsened, NoLongerRated] })).toEqual(['1.1.2', '1.1.4']);
  expect(numbers({ kinds: [NoLongerRated], differences: true })).toEqual([]);
  expect(numbers({ kinds: [Improved] }, single)).toHaveLength(6);
});

test('[B62] the cells of the kinds chosen stand out, the others do not', () => {
  const isSought = soughtBy(paired, { differences: false, kinds: [NoLongerRated] });
  expect(isSought?.(1, codeOf(0, null))).toBe(true);
  expect(isSought?.(1, codeOf(0, 1))).toBe(false);
  expect(soughtBy(paired, { differences: false, kinds: [] })).toBeUndefined();
  expect(soughtBy(single, { differences: true, kinds: [Improved] })).toBeUndefined();
});
