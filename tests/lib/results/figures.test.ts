import { expect, test } from 'vitest';
import type { CountryResult } from '#src/lib/results/figures.ts';
import {
  changeWords,
  figureIn,
  formatChange,
  formatScore,
  isFull,
  milestoneColumns,
  rankedCount,
  total,
} from '#src/lib/results/figures.ts';
import { LOCALE } from '#src/lib/words.ts';

const edition = {
  Milestones: [
    { MilestoneId: 31, OrderId: 1, ShortName: 'Management' },
    { MilestoneId: 32, OrderId: 2, ShortName: 'Roads' },
  ],
};

test('[B61] a milestone is a column with its number and name, and some may be chosen by their places', () => {
  const [management, roads] = [
    { at: 0, sort: 'm1', title: '1 Management', milestoneId: 31, place: 1 },
    { at: 1, sort: 'm2', title: '2 Roads', milestoneId: 32, place: 2 },
  ];
  expect(milestoneColumns(edition)).toEqual([management, roads]);
  expect(milestoneColumns(edition, [2, 7])).toEqual([roads]);
});

test('[B61] a column holds the figure of a milestone or the total, and counts the countries with a place', () => {
  const of = (Rank: number | null, ...ranks: (number | null)[]) =>
    ({ Total: { Rank }, Milestones: ranks.map((one) => ({ Rank: one })) }) as unknown as CountryResult;
  const countries = [of(1, null, 3), of(2, null, 4), of(null, null, 2)];
  expect(figureIn({ Total: 'all', Milestones: ['one', 'two'] }, 1)).toBe('two');
  expect(figureIn({ Total: 'all', Milestones: ['one', 'two'] }, total.at)).toBe('all');
  expect([total.at, 0, 1].map((at) => rankedCount(countries, at))).toEqual([2, 0, 3]);
});

test('[B61] what is half rated has a place', () => {
  expect([isFull({ Rated: 2, Indicators: 4 }), isFull({ Rated: 1, Indicators: 4 })]).toEqual([true, false]);
});

test('[B60] scores and changes are told to one decimal place, with their sign', () => {
  expect([formatScore(58.5), formatScore(7), formatScore(null)]).toEqual(['58.5%', '7.0%', 'Not rated']);
  expect([5.6, -0.4, 0].map(formatChange)).toEqual(['+5.6', '−0.4', '0.0']);
  expect([5.6, -0.4, 0].map(changeWords)).toEqual(['up 5.6 points', 'down 0.4 points', 'no change']);
});

test('[B60] a figure is rounded as the language does it, whatever its binary digits', () => {
  const tenths = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const scores = Array.from({ length: 2001 }, (_, at) => at / 20).flatMap((one) => [one, one + 1 / 3, one * 1.1]);
  expect(scores.map(formatScore)).toEqual(scores.map((one) => `${tenths.format(one)}%`));
  expect([1234.56, 0.35, 2.675, 99.95].map(formatScore)).toEqual(['1,234.6%', '0.4%', '2.7%', '100.0%']);
});
