/**
 * What ratings amount to (requirements B60 to B64; ADR-199 has the source), in the steps of a
 * composite indicator: favourable or not, share of an aggregate, equal weights, comparison.
 */
import { Polarity, RatingChangeKind } from '#generated/enums.ts';

/** Below this share of rated indicators a score is shown in outline and has no rank. */
const RANKED_FROM = 0.5;

/** What is counted of indicators; `common` are those compared with another edition. */
export interface Counts {
  indicators: number;
  rated: number;
  favourable: number;
  common: number;
  commonFavourable: number;
  commonPrevious: number;
}

/** Favourable is a positive indicator that is met, and a negative one that is not. */
export const isFavourable = (isMet: boolean, polarity: Polarity): boolean => isMet === (polarity === Polarity.Positive);

/** Is enough rated for a place among others? */
export const isRanked = ({ indicators, rated }: Pick<Counts, 'indicators' | 'rated'>): boolean =>
  rated > 0 && rated >= indicators * RANKED_FROM;

/** To one decimal place, halves upwards; the addition undoes what binary fractions lose. */
export const toTenths = (percent: number): number => Math.floor(percent * 10 + 0.5 + 1e-7) / 10;

/** Percent, not rounded; null of nothing. */
const share = (part: number, whole: number): number | null => (whole === 0 ? null : (100 * part) / whole);

/** The mean of those that are there; null of none. */
export function meanOf(values: readonly (number | null)[]): number | null {
  const there = values.filter((value) => value !== null);
  return there.length === 0 ? null : there.reduce((sum, value) => sum + value, 0) / there.length;
}

const rounded = (value: number | null): number | null => (value === null ? null : toTenths(value));

export interface Comparison {
  Indicators: number;
  Score: number | null;
  PreviousScore: number | null;
  Change: number | null;
}
export interface Result {
  Score: number | null;
  Favourable: number;
  Rated: number;
  Indicators: number;
  Comparison: Comparison;
}

/**
 * The share of a single indicator over several countries, as the score of each is all or nothing.
 */
export const resultShare = (favourable: number, rated: number): number | null => rounded(share(favourable, rated));

type Scores = [score: number | null, compared: number | null, previous: number | null];

const scoresOf = (counts: Counts): Scores => [
  share(counts.favourable, counts.rated),
  share(counts.commonFavourable, counts.common),
  share(counts.commonPrevious, counts.common),
];

function resultFrom(counts: Counts, scores: Scores): Result {
  const [Score, compared, previous] = scores.map(rounded) as Scores;
  const Change = compared === null || previous === null ? null : changeOf(compared, previous);
  return {
    Score,
    Favourable: counts.favourable,
    Rated: counts.rated,
    Indicators: counts.indicators,
    Comparison: { Indicators: counts.common, Score: compared, PreviousScore: previous, Change },
  };
}

/** Percentage points between two rounded scores, so that what is shown adds up. */
const changeOf = (score: number, previous: number): number => (Math.round(score * 10) - Math.round(previous * 10)) / 10;

/** The result of an activity or a milestone: each indicator weighs the same. */
export const resultOf = (counts: Counts): Result => resultFrom(counts, scoresOf(counts));

const nothing: Counts = { indicators: 0, rated: 0, favourable: 0, common: 0, commonFavourable: 0, commonPrevious: 0 };

function sumOf(all: readonly Counts[]): Counts {
  const sum = { ...nothing };
  for (const counts of all) for (const key of Object.keys(sum) as (keyof Counts)[]) sum[key] += counts[key];
  return sum;
}

/**
 * The result of a country from the counts of its milestones: each milestone that has a score weighs
 * the same, or, `equalIndicators`, each indicator.
 */
export function countryResultOf(milestones: readonly Counts[], equalIndicators = false): Result {
  const sum = sumOf(milestones);
  if (equalIndicators) return resultOf(sum);
  const scores = milestones.map(scoresOf);
  return resultFrom(sum, [0, 1, 2].map((at) => meanOf(scores.map((of) => of[at] ?? null))) as Scores);
}

export interface Mean {
  Score: number | null;
  Countries: number;
  Rated: number;
  Indicators: number;
  Change: number | null;
  ComparedCountries: number;
}

/** The mean of the results of countries, be they ranked or not, each weighing the same. */
export function meanResultOf(results: readonly Result[]): Mean {
  const scores = results.map(({ Score }) => Score).filter((score) => score !== null);
  const changes = results.map(({ Comparison: { Change } }) => Change).filter((change) => change !== null);
  return {
    Score: rounded(meanOf(scores)),
    Countries: scores.length,
    Rated: results.reduce((sum, { Rated }) => sum + Rated, 0),
    Indicators: results.reduce((sum, { Indicators }) => sum + Indicators, 0),
    Change: rounded(meanOf(changes)),
    ComparedCountries: changes.length,
  };
}

/**
 * The places of results, 1 for the highest score; equal scores share one. Null where less than half
 * is rated.
 */
export function ranksOf(results: readonly Result[]): (number | null)[] {
  const scores = results.map(({ Score, Rated: rated, Indicators: indicators }) =>
    isRanked({ indicators, rated }) ? Score : null,
  );
  const places = new Map<number, number>();
  const descending = scores.filter((score) => score !== null).sort((a, b) => b - a);
  for (const [at, score] of descending.entries()) if (!places.has(score)) places.set(score, at + 1);
  return scores.map((score) => (score === null ? null : (places.get(score) ?? null)));
}

/** A rating of an indicator in one edition; null where it is not rated. */
export type Rated = { isMet: boolean; polarity: Polarity } | null;

/** How a rating differs from the one in another edition; null where it does not. */
export function changeKindOf(latest: Rated, previous: Rated): RatingChangeKind | null {
  if (!latest && !previous) return null;
  if (!latest) return RatingChangeKind.NoLongerRated;
  if (!previous) return RatingChangeKind.NewlyRated;
  const [is, was] = [latest, previous].map(({ isMet, polarity }) => isFavourable(isMet, polarity));
  if (is === was) return null;
  return is ? RatingChangeKind.Improved : RatingChangeKind.Worsened;
}
