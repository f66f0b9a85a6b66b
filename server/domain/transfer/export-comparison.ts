import type { Services } from '../../call.ts';
import { readComparison } from '../compare.ts';
import type { Wire } from '../wire.ts';
import { placeColumns } from './columns.ts';
import type { ExportMessage } from './export-worker.ts';
import type { Tab } from './workbook-write.ts';
import { WorkerJob } from './worker-job.ts';

const script = new URL('./export-worker.ts', import.meta.url);

/** A comparison as a workbook, a column for each country and edition; undefined where no score is in it. Rejects with 404 as reading it does. */
export async function exportComparison(
  { db }: Pick<Services, 'db'>,
  { EditionIds, CountryIds, IndicatorIds }: Wire<'CompareExport'>,
): Promise<Uint8Array | undefined> {
  const comparison = await readComparison(db, { editionIds: EditionIds, countryIds: CountryIds, milestoneIds: [] });
  const chosen = new Set(IndicatorIds);
  const tab = tabOf({
    ...comparison,
    Indicators: comparison.Indicators.filter(({ IndicatorId }) => chosen.size === 0 || chosen.has(IndicatorId)),
  });
  if (!tab.rows.some((row) => row.some((value) => typeof value === 'number'))) return undefined;
  return WorkerJob.run(script, (job) => job.ask<Uint8Array>({ kind: 'tab', tab } satisfies ExportMessage));
}

/** A row for each indicator; of two editions the earlier one first. An unrated cell says NA, as on the screen. */
function tabOf({ Editions, Countries, Indicators }: Wire<'Comparison'>): Tab {
  const [latest, previous] = Editions;
  const editions = previous ? [previous, latest] : [latest];
  return {
    name: 'Compare',
    columns: [
      placeColumns.number,
      { heading: 'Indicator', width: 40 },
      { heading: 'Polarity', width: 10 },
      ...Countries.flatMap(({ Name }) =>
        editions.map((edition) => ({ heading: `${Name}, ${edition?.EditionName}`, width: 14 })),
      ),
    ],
    rows: Indicators.map((indicator) => [
      indicator.IndicatorOrderNumber,
      indicator.IndicatorName,
      indicator.IndicatorRating === 1 ? 'Negative' : 'Positive',
      ...indicator.CountryRatings.flatMap(({ PreviousScore, LatestScore }) =>
        (previous ? [PreviousScore, LatestScore] : [LatestScore]).map((score) => score ?? 'NA'),
      ),
    ]),
  };
}
