import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getReadCompareResponseMock } from '#generated/mocks/compare/compare.msw.ts';
import { Matrix } from '#src/features/compare/matrix.ts';
import { PrintedComparison } from '#src/features/compare/printed-comparison.tsx';

/** How many countries each table of 30 has. */
function countriesATable(editions: 1 | 2): number[] {
  const comparison = getReadCompareResponseMock();
  const [country] = comparison.Countries;
  if (!country) throw new Error('The example has changed');
  const Countries = Array.from({ length: 30 }, (_, at) => ({ ...country, Id: at + 1, Name: `Land ${at + 1}` }));
  const Editions = comparison.Editions.slice(0, editions);
  render(<PrintedComparison matrix={new Matrix({ ...comparison, Editions, Countries })} shown={[0]} />);
  fireEvent(window, new Event('beforeprint'));
  return [...document.querySelectorAll('thead tr')].map((head) => head.children.length - 1);
}

test('two editions are two marks a country, so that a sheet of paper holds fewer countries', () => {
  expect(countriesATable(2)).toEqual([10, 10, 10]);
});

test('with one edition a sheet of paper holds fourteen countries', () => {
  expect(countriesATable(1)).toEqual([14, 14, 2]);
});
