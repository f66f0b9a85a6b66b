/** A comparison as a workbook. Apart, so that who only reads one does not wait for the library. */

import { Polarity } from '#generated/enums.ts';
import type { Wire } from '../../domain/wire.ts';
import { indicatorNumberColumn } from '../../domain/workbook/indicator-number-column.ts';
import { type Tab, writeWorkbook } from '../../domain/workbook/workbook-write.ts';

/** An .xlsx with one tab; null where no score is in it. */
export async function comparisonWorkbook(comparison: Wire<'Comparison'>): Promise<Uint8Array | null> {
  const tab = tabOf(comparison);
  const holdsScore = tab.rows.some((row) => row.some((value) => typeof value === 'number'));
  return holdsScore ? writeWorkbook([tab]) : null;
}

/** Rows are indicators, columns are countries with the earlier edition first; NA is unrated. */
function tabOf({ Editions, Countries, Indicators }: Wire<'Comparison'>): Tab {
  const [latest, previous] = Editions;
  const editions = previous ? [previous, latest] : [latest];
  return {
    name: 'Compare',
    columns: [
      indicatorNumberColumn,
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
