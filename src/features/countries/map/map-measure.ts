import type { CountryProgress, RankedResult, Results } from '#generated/model/index.ts';
import { changeWords, formatScore, isFull } from '#src/lib/results/figures.ts';
import { counted, formatNumber, formatPercent, LOCALE } from '#src/lib/words.ts';
import type { CountriesSearch } from '../list/countries-search.ts';
import { doneShare } from '../list/progress.ts';
import { changeClass, changeSteps, halfOf } from './change-scale.ts';
import { identityOf, type MapCountry } from './map-country.ts';
import { fifthAt, fifthSteps, fifthsOf, notKnown, progressClass, progressSteps, type Steps } from './map-scale.ts';

/** What the map shows: its name, its classes, what they rest on, and the class of a country. */
export type Measured = {
  title: string;
  steps: Steps;
  /** How the limits of the classes came about; undefined where they are plain. */
  note?: string;
  countryOf: (country: CountryProgress) => MapCountry;
};

export const progressMeasure: Measured = {
  title: 'Share of indicators that are QA completed',
  steps: progressSteps,
  countryOf: (country) => {
    const done = doneShare(country);
    const words = `${formatPercent(done)} QA completed, ${country.WorkflowStatuses.QAComplete} of ${country.TotalIndicatorCount}`;
    return mapCountry(country, progressSteps, progressClass(done), words);
  },
};

/**
 * Scores or their changes as listResults returns them; the limits come from all countries of the
 * edition, so that a filter changes no colour.
 */
export function resultsMeasure(measure: Exclude<CountriesSearch['measure'], 'progress'>, results: Results): Measured {
  const totals = new Map(results.Countries.map(({ CountryId, Total }) => [CountryId, Total]));
  return measure === 'scores' ? scoresOf(totals) : changesOf(totals, results.Against?.Name);
}

type Totals = ReadonlyMap<number, RankedResult>;

function scoresOf(totals: Totals): Measured {
  const scores = [...totals.values()].flatMap(({ Score }) => Score ?? []);
  const steps = fifthSteps(scores, formatScore);
  const limits = fifthsOf(scores);
  return {
    title: 'Score: the mean of a country’s milestones',
    steps,
    note: 'Each colour has about a fifth of the rated countries.',
    countryOf: (country) => {
      const total = totals.get(country.CountryId);
      if (!total || total.Score === null) return mapCountry(country, steps, 0, 'not rated yet');
      const coverage = `${formatNumber(total.Rated)} of ${formatNumber(total.Indicators)} rated`;
      const words = `${formatScore(total.Score)}, ${coverage}${isFull(total) ? '' : ', less than half'}`;
      return mapCountry(country, steps, fifthAt(limits, total.Score) + 1, words, !isFull(total));
    },
  };
}

function changesOf(totals: Totals, against: string | undefined): Measured {
  const changes = [...totals.values()].flatMap(({ Comparison }) => Comparison.Change ?? []);
  const half = halfOf(changes);
  const points = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const steps = against ? changeSteps(half, (size) => points.format(size)) : ([notKnown('Not comparable')] as const);
  return {
    title: against ? `Change of the score since ${against}, in points` : 'Change of the score',
    steps,
    note: against
      ? `Half of the countries that changed did so by ${points.format(half)} points at most.`
      : 'There is no edition before this one.',
    countryOf: (country) => {
      const total = totals.get(country.CountryId);
      const change = total?.Comparison.Change ?? null;
      if (!against || !total || change === null)
        return mapCountry(country, steps, 0, 'nothing that is rated in both editions');
      const words = `${changeWords(change)}, on ${counted(total.Comparison.Indicators, 'indicator')} rated in both`;
      return mapCountry(country, steps, changeClass(change, half), words, !isFull(total));
    },
  };
}

const mapCountry = (
  country: CountryProgress,
  steps: Steps,
  step: number,
  words: string,
  isPartial = false,
): MapCountry => ({ ...identityOf(country), step, fill: (steps[step] ?? steps[0]).fill, isPartial, words });
