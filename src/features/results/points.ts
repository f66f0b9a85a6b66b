import type { CountryResult, RankedResult, ResultEdition, Results } from '#generated/model/index.ts';
import { compareNames } from '#src/lib/name-order.ts';
import { type FigureColumn, figureIn, isFull } from '#src/lib/results/figures.ts';
import type { ResultsSearch } from './results-search.ts';
import { chosenCountries } from './shown-results.ts';

/** A country's score in both editions, on the indicators that both rated. */
export interface Point {
  country: CountryResult;
  /** In percent. */
  score: number;
  previous: number;
  change: number;
  indicators: number;
  isFull: boolean;
  isPinned: boolean;
}

export interface PointsProps {
  points: Point[];
  results: Results;
  column: FigureColumn;
  against: ResultEdition;
}

/** Those of the countries shown that were rated in both editions, by the score before. */
export function pointsOf(results: Results, at: number, search: ResultsSearch): Point[] {
  const shown = new Set([...chosenCountries(results, search).map(({ CountryId }) => CountryId), ...search.pinned]);
  return results.Countries.filter(({ CountryId }) => shown.has(CountryId))
    .flatMap((country) => {
      const figure = figureIn<RankedResult>(country, at);
      const { Score: score, PreviousScore: previous, Change: change, Indicators: indicators } = figure.Comparison;
      if (score === null || previous === null || change === null) return [];
      const isPinned = search.pinned.includes(country.CountryId);
      return [{ country, score, previous, change, indicators, isFull: isFull(figure), isPinned }];
    })
    .sort(
      (a, b) =>
        a.previous - b.previous || a.score - b.score || compareNames(a.country.CountryName, b.country.CountryName),
    );
}
