import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getReadCompareResponseMock } from '#generated/mocks/compare/compare.msw.ts';
import type { Comparison } from '#generated/model/index.ts';
import { columnsOf } from '#src/features/compare/columns.ts';
import { Matrix } from '#src/features/compare/matrix.ts';
import { PrintedComparison } from '#src/features/compare/printed-comparison.tsx';
import { openScreen } from '../../support/screen.tsx';
import { ADDRESS, cell, drawNothing } from './support/comparison.ts';

/** Some indicators of a comparison, without totals and regions. */
function printed(comparison: Comparison, lines: number[]) {
  const matrix = new Matrix(comparison);
  return { matrix, lines, columns: columnsOf(matrix, { pinned: [], means: false }), totals: undefined };
}

/** How many countries each table of 30 has. */
function countriesATable(editions: 1 | 2): number[] {
  const comparison = getReadCompareResponseMock();
  const [country] = comparison.Countries;
  if (!country) throw new Error('The example has changed');
  const Countries = Array.from({ length: 30 }, (_, at) => ({ ...country, Id: at + 1, Name: `Land ${at + 1}` }));
  const Editions = comparison.Editions.slice(0, editions);
  render(<PrintedComparison {...printed({ ...comparison, Editions, Countries }, [0])} />);
  fireEvent(window, new Event('beforeprint'));
  return [...document.querySelectorAll('thead tr')].map((head) => head.children.length - 1);
}

test('two editions are two marks a country, so that a sheet of paper holds fewer countries', () => {
  expect(countriesATable(2)).toEqual([10, 10, 10]);
});

test('with one edition a sheet of paper holds fourteen countries', () => {
  expect(countriesATable(1)).toEqual([14, 14, 2]);
});

test('on paper stand all rows that are shown, not those in view alone, with the names of all countries', async () => {
  drawNothing();
  await openScreen(`${ADDRESS}&indicatorName=agency&milestones=%5B16%5D`);
  await cell(/^Kenya, 1\.1\.2/);
  await cell(/^Kenya, Total: 58\.5%/);
  const tables = () => document.querySelectorAll('table');
  expect(tables()).toHaveLength(0);
  fireEvent(window, new Event('beforeprint'));
  const texts = [...(tables()[0]?.rows ?? [])].map(({ cells }) => [...cells].map((one) => one.textContent));
  expect(texts).toEqual([
    ['Indicator', 'Mean of Africa', 'Mean of Europe', 'Kenya', 'Norway'],
    ['Total, %, change in points', '(58.5)\n+5.6', expect.any(String), '58.5\n+5.6', expect.any(String)],
    ['1 Management, %, change in points', expect.any(String), expect.any(String), '62.5\n+9.1', expect.any(String)],
    ['1.1.1 Lead agency named in law', '100%\n100%', '100%\n100%', expect.any(String), expect.any(String)],
    ['1.1.2 Lead agency has its own budget', '40%\n61%', '80%\n84%', 'not met NA', expect.any(String)],
    ['1.1.3 Lead agency reports every year', '43%\n44%', '89%\n91%', expect.any(String), expect.any(String)],
    ['1.1.5 Lead agency post left vacant (negative)', '71%\n72%', '78%\n80%', expect.any(String), expect.any(String)],
  ]);
  expect(screen.getByRole('region', { name: 'Comparison' })).toHaveAttribute('data-print', 'hide');
  fireEvent(window, new Event('afterprint'));
  expect(tables()).toHaveLength(0);
});

test('what is too large for paper says how many of its countries are printed', async () => {
  const comparison = getReadCompareResponseMock();
  const [country] = comparison.Countries;
  if (!country) throw new Error('The example has changed');
  const Countries = [1, 2, 3].map((Id) => ({ ...country, Id, Name: `Land ${Id}` }));
  render(<PrintedComparison {...printed({ ...comparison, Countries }, [0, 1])} most={5} />);
  fireEvent(window, new Event('beforeprint'));
  expect(screen.getByText('The first 2 of 3 columns; the export holds all of them.')).toBeInTheDocument();
  expect(document.querySelectorAll('thead th')).toHaveLength(3);
});
