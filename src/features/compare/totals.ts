import {
  changeWords,
  type FigureColumn,
  figureIn,
  formatScore,
  isFull,
  type Mean,
  milestoneColumns,
  type RankedResult,
  type Results,
  total,
} from '#src/lib/results/figures.ts';
import { counted, formatNumber } from '#src/lib/words.ts';
import type { GridColumn } from './columns.ts';

/** The lines of totals above the indicators; `results` are undefined until they are fetched. */
export type Totals = {
  lines: readonly FigureColumn[];
  results: Results | undefined;
  /** Whether only ratings count that are QA completed. */
  completedOnly: boolean;
};

/** A total of a country, or the mean of a region's totals. */
export type TotalFigure = {
  score: number | null;
  /** In points against the other edition; null where nothing was rated in both. */
  change: number | null;
  /** Is enough rated for a place? Else it is drawn in outline. */
  isFull: boolean;
  /** Made when they are asked for: what is drawn needs none. */
  words: () => string;
};

/** A line for the country and one for each milestone, or for the `chosen` ones, by Id. */
export function totalsOf(results: Results, chosen: readonly number[], completedOnly = false): Totals {
  const milestones = milestoneColumns(results).filter(
    ({ milestoneId = 0 }) => chosen.length === 0 || chosen.includes(milestoneId),
  );
  return { lines: [total, ...milestones], results, completedOnly };
}

/** The same lines in their size while the results are fetched. */
export const totalsToCome = (titles: readonly string[]): Totals => ({
  lines: [total, ...titles.map((title, at) => ({ at, sort: `m${at + 1}`, title }))],
  results: undefined,
  completedOnly: false,
});

/** Undefined until the results are here; null where they lack the country or the region. */
export function figureAt({ lines, results }: Totals, line: number, column: GridColumn): TotalFigure | null | undefined {
  const at = lines[line]?.at ?? -1;
  if (!results) return undefined;
  if (column.kind === 'mean') {
    const region = results.Regions.find(({ Region }) => Region === column.region);
    return region ? meanFigure(figureIn<Mean>(region, at)) : null;
  }
  const country = countriesOf(results).get(column.countryId);
  return country ? countryFigure(figureIn<RankedResult>(country, at)) : null;
}

const countries = new WeakMap<Results, Map<number, Results['Countries'][number]>>();

/** The countries of results by their Id. */
export function countriesOf(results: Results): Map<number, Results['Countries'][number]> {
  const known = countries.get(results) ?? new Map(results.Countries.map((one) => [one.CountryId, one]));
  countries.set(results, known);
  return known;
}

function countryFigure(figure: RankedResult): TotalFigure {
  const { Score: score, Rated, Indicators, Comparison } = figure;
  const { Change: change } = Comparison;
  const words = () => {
    const coverage = `${formatNumber(Rated)} of ${formatNumber(Indicators)} rated`;
    const changed =
      change === null ? '' : `, ${changeWords(change)} on ${counted(Comparison.Indicators, 'indicator')} rated in both`;
    return `${formatScore(score)}, ${coverage}${changed}`;
  };
  return { score, change, isFull: isFull(figure), words };
}

function meanFigure(figure: Mean): TotalFigure {
  const { Score: score, Countries, Change: change, ComparedCountries } = figure;
  const words = () => {
    const changed =
      change === null ? '' : `, ${changeWords(change)} in ${counted(ComparedCountries, 'country', 'countries')}`;
    return `${formatScore(score)}, of ${counted(Countries, 'country', 'countries')}${changed}`;
  };
  return { score, change, isFull: isFull(figure), words };
}
