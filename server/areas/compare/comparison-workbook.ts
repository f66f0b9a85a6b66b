/** A comparison as a workbook. Apart, so that who only reads one does not wait for the library. */

import { Polarity } from '#generated/enums.ts';
import { orderNumberColumn } from '../../domain/order-number.ts';
import type { Wire } from '../../domain/wire.ts';
import { type Tab, writeWorkbook } from '../../domain/workbook/workbook-write.ts';
import type { TotalRow } from './comparison-totals.ts';

/**
 * An .xlsx with the scores, the totals and what regions are rated on each indicator; null where no
 * score is in it.
 */
export async function comparisonWorkbook(
  comparison: Wire<'Comparison'>,
  totals: TotalRow[],
): Promise<Uint8Array | null> {
  const tab = tabOf(comparison);
  const holdsScore = tab.rows.some((row) => row.some((value) => typeof value === 'number'));
  return holdsScore ? writeWorkbook([tab, totalsTab(comparison, totals), regionsTab(comparison)]) : null;
}

/** Rows are indicators, columns are countries with the earlier edition first; NA is unrated. */
function tabOf({ Editions, Countries, Indicators }: Wire<'Comparison'>): Tab {
  const [latest, previous] = Editions;
  const editions = previous ? [previous, latest] : [latest];
  return {
    name: 'Compare',
    columns: [
      orderNumberColumn,
      { heading: 'Indicator', width: 40 },
      { heading: 'Polarity', width: 10 },
      ...Countries.flatMap(({ Name }) =>
        editions.map((edition) => ({ heading: `${Name}, ${edition?.EditionName}`, width: 14 })),
      ),
    ],
    rows: Indicators.map((indicator) => [
      indicator.IndicatorOrderNumber,
      indicator.IndicatorName,
      indicator.IndicatorRating === Polarity.Negative ? 'Negative' : 'Positive',
      ...indicator.CountryRatings.flatMap(({ PreviousScore, LatestScore }) =>
        (previous ? [PreviousScore, LatestScore] : [LatestScore]).map((score) => score ?? 'NA'),
      ),
    ]),
  };
}

/** Scores in percent; the change is that of the indicators which both editions rated (ADR-199). */
function totalsTab({ Editions: [latest, previous] }: Wire<'Comparison'>, rows: TotalRow[]): Tab {
  const before = previous?.EditionName ?? 'No other edition';
  return {
    name: 'Totals',
    columns: [
      { heading: 'Country or mean', width: 28 },
      { heading: 'Region', width: 14 },
      { heading: 'Milestone', width: 24 },
      { heading: `Score, ${latest?.EditionName}`, width: 14 },
      { heading: 'Favourable', width: 12 },
      { heading: 'Rated', width: 10 },
      { heading: 'Indicators', width: 12 },
      { heading: `Rated in both, ${before}`, width: 14 },
      { heading: `Rated in both, ${latest?.EditionName}`, width: 14 },
      { heading: 'Change', width: 10 },
      { heading: 'Indicators rated in both', width: 14 },
    ],
    rows,
  };
}

function regionsTab({ Editions: [latest, previous], Indicators }: Wire<'Comparison'>): Tab {
  return {
    name: 'Region means',
    columns: [
      orderNumberColumn,
      { heading: 'Indicator', width: 40 },
      { heading: 'Region', width: 14 },
      ...[previous, latest].flatMap((edition) =>
        edition
          ? [
              { heading: `Favourable %, ${edition.EditionName}`, width: 14 },
              { heading: `Countries rated, ${edition.EditionName}`, width: 14 },
            ]
          : [],
      ),
    ],
    rows: Indicators.flatMap(({ IndicatorOrderNumber, IndicatorName, RegionScores = [] }) =>
      RegionScores.map(({ Region, Score, Rated, PreviousScore, PreviousRated }) => [
        ...[IndicatorOrderNumber, IndicatorName, Region],
        ...(previous ? [PreviousScore ?? 'NA', PreviousRated] : []),
        ...[Score ?? 'NA', Rated],
      ]),
    ),
  };
}
