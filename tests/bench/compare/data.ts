import type { Comparison } from '../../../generated/model/index.ts';

const WORDS = ['road', 'safety', 'law', 'helmet', 'speed', 'vehicle', 'budget', 'training', 'report', 'rescue'];

/** A comparison of `indicators` × `countries` × 2, the same at every call: scores and words follow from the place. */
export function madeUp(indicators: number, countries: number): Comparison {
  const score = (seed: number) => {
    const dice = (Math.imul(seed + 1, 2_654_435_761) >>> 16) % 10;
    return dice < 1 ? null : dice < 5 ? 0 : 1;
  };
  return {
    Editions: [
      { Id: 4, EditionName: 'Road Safety Report 2026', EndDate: '2026-12-31' },
      { Id: 3, EditionName: 'Road Safety Report 2025', EndDate: '2025-12-31' },
    ],
    Countries: Array.from({ length: countries }, (_, at) => ({
      Id: at + 1,
      Name: `Country number ${at + 1}`,
      Region: `Region ${at % 5}`,
    })),
    Indicators: Array.from({ length: indicators }, (_, row) => ({
      IndicatorId: row + 1,
      IndicatorOrderNumber: `${1 + Math.floor(row / 30)}.${1 + (Math.floor(row / 5) % 6)}.${1 + (row % 5)}`,
      IndicatorName: [0, 1, 3].map((step) => WORDS[(row * 7 + step * (1 + (row % 4))) % WORDS.length]).join(' '),
      IndicatorRating: row % 25 === 24 ? 1 : 0,
      CountryRatings: Array.from({ length: countries }, (_, at) => ({
        CountryId: at + 1,
        PreviousScore: score(row * 997 + at * 2),
        LatestScore: score(row * 991 + at * 2 + 1),
      })),
    })),
  };
}
