/** The totals of a comparison for its spreadsheet: those of listResults, one row a figure. */
import type { Wire } from '../../domain/wire.ts';

export type TotalRow = (string | number)[];

/** One row a country or region and milestone; 'NA' where there is no score. */
export function totalRows(results: Wire<'Results'>, countryIds: readonly number[]): TotalRow[] {
  const countries = results.Countries.filter(({ CountryId }) => countryIds.includes(CountryId));
  const regions = results.Regions.filter((region) => countries.some(({ Region }) => Region === region.Region));
  const titles = ['Total', ...results.Milestones.map(({ OrderId, ShortName }) => `${OrderId} ${ShortName}`)];
  return [
    ...countries.flatMap((country) =>
      titles.map((title, at) => [country.CountryName, country.Region, title, ...countryCells(resultAt(country, at))]),
    ),
    ...regions.flatMap((region) =>
      titles.map((title, at) => [`Mean of ${region.Region}`, region.Region, title, ...meanCells(resultAt(region, at))]),
    ),
  ];
}

const resultAt = <Result>({ Total, Milestones }: { Total: Result; Milestones: Result[] }, at: number): Result =>
  at === 0 ? Total : (Milestones[at - 1] ?? Total);

const countryCells = ({ Score, Favourable, Rated, Indicators, Comparison }: Wire<'RankedResult'>): TotalRow => [
  ...[Score ?? 'NA', Favourable, Rated, Indicators, Comparison.PreviousScore ?? 'NA'],
  ...[Comparison.Score ?? 'NA', Comparison.Change ?? 'NA', Comparison.Indicators],
];

/** A mean has no counts of its own but those of its countries. */
const meanCells = ({ Score, Rated, Indicators, Change }: Wire<'Mean'>): TotalRow => [
  ...[Score ?? 'NA', '', Rated, Indicators, '', '', Change ?? 'NA', ''],
];
