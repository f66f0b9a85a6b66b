import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { components } from '#generated/schema.ts';
import { agreementOf, sumPairs } from '#rules/agreement.ts';

/** From the four cells: both Met, only research, only QA, neither. */
const cells = (both: number, research: number, qa: number, neither: number) => ({
  ratings: both + research + qa + neither,
  agreed: both + neither,
  researchMet: both + research,
  qaMet: both + qa,
});
const figures = (...of: Parameters<typeof cells>) => agreementOf(cells(...of));

describe('worked by hand', () => {
  it('[B66] kappa is the agreement beyond chance', () => {
    // 35 of 50 agree; by chance 0.5 × 0.6 + 0.5 × 0.4 = 0.5
    expect(figures(20, 5, 10, 15)).toEqual({ Ratings: 50, Agreed: 35, Percent: 70, Kappa: 0.4 });
    // equal percentages, of other margins
    expect(figures(45, 15, 25, 15)).toEqual({ Ratings: 100, Agreed: 60, Percent: 60, Kappa: 0.13 });
    expect(figures(9, 7, 7, 9).Kappa).toBe(0.13); // 0.125
    expect(figures(25, 35, 5, 35)).toEqual({ Ratings: 100, Agreed: 60, Percent: 60, Kappa: 0.26 });
  });

  it('[B66] it is 1 where all agree, below 0 where fewer do than by chance', () => {
    expect(figures(3, 0, 0, 4).Kappa).toBe(1);
    expect(figures(0, 5, 5, 0)).toMatchObject({ Percent: 0, Kappa: -1 });
    expect(figures(1, 1, 1, 1).Kappa).toBe(0);
  });

  it('[B66] there is none of nothing, nor where all is rated alike', () => {
    expect(figures(0, 0, 0, 0)).toEqual({ Ratings: 0, Agreed: 0, Percent: null, Kappa: null });
    expect(figures(9, 0, 0, 0)).toEqual({ Ratings: 9, Agreed: 9, Percent: 100, Kappa: null });
  });

  it('[B66] the total is reckoned from the sums', () => {
    expect(sumPairs([cells(20, 5, 10, 15), cells(0, 5, 5, 0)])).toEqual(cells(20, 10, 15, 15));
  });
});

it('[B66] the example is consistent', () => {
  const { readAgreement } = parse(readFileSync('openapi/examples/agreement.yaml', 'utf8'));
  const { Total, Indicators }: components['schemas']['Agreement'] = readAgreement.value;
  expect(Total).toEqual(agreementOf(sumPairs([cells(12, 0, 0, 8), cells(8, 4, 2, 6)])));
  expect(Indicators.map(({ Agreement }) => Agreement)).toEqual([figures(12, 0, 0, 8), figures(8, 4, 2, 6)]);
});
