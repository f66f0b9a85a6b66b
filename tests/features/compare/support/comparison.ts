import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { getReadCompareResponseMock } from '#generated/mocks/compare/compare.msw.ts';
import type { Comparison } from '#generated/model/index.ts';

/** A comparison of two countries in two editions. */
export const ADDRESS = '/compare?editions=%5B4%2C3%5D&countries=%5B404%2C578%5D';

/** The words follow the drawing as soon as it rests, which takes its time on a busy machine. */
export const cell = (name: RegExp) => screen.findByRole('gridcell', { name });

/** jsdom draws nothing; what is drawn stands in words beside it. */
export function drawNothing(): void {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
}

/** The comparison of the example with so many indicators and countries. */
export function ofSize(indicators: number, countries: number): Comparison {
  const { Editions, Countries, Indicators } = getReadCompareResponseMock();
  const [country] = Countries;
  const [indicator] = Indicators;
  const [rating] = indicator?.CountryRatings ?? [];
  if (!country || !indicator || !rating) throw new Error('The example of readCompare is empty');
  const ids = Array.from({ length: countries }, (_, at) => at + 1);
  return {
    Editions,
    Countries: ids.map((Id) => ({ ...country, Id, Name: `Country ${Id}` })),
    Indicators: Array.from({ length: indicators }, (_, at) => ({
      ...indicator,
      IndicatorId: at + 1,
      CountryRatings: ids.map((CountryId) => ({ ...rating, CountryId })),
    })),
  };
}
