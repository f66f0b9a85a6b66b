import type { CountryResult, Mean, MeanResult, RankedResult, Results } from '#generated/model/index.ts';
import { isRanked } from '#rules/results.ts';
import { formatNumber } from '#src/lib/words.ts';

export type { CountryResult, Mean, MeanResult, RankedResult, Results };

/** A column of figures: the country's total, or one of its milestones. */
export interface FigureColumn {
  /** Where the figure stands among a country's milestones; -1 is the total. */
  at: number;
  /** As the address names its order: 'total', 'm2'. */
  sort: string;
  title: string;
  /** Of the edition that is shown. */
  milestoneId?: number;
}

export const total: FigureColumn = { at: -1, sort: 'total', title: 'Total' };

/** A column for each milestone, or for those whose places are `chosen`. */
export const milestoneColumns = ({ Milestones }: Pick<Results, 'Milestones'>, chosen: readonly number[] = []) =>
  Milestones.map(({ MilestoneId, OrderId, ShortName }, at): FigureColumn & { place: number } => ({
    at,
    sort: `m${OrderId}`,
    title: `${OrderId} ${ShortName}`,
    milestoneId: MilestoneId,
    place: OrderId,
  })).filter(({ place }) => chosen.length === 0 || chosen.includes(place));

/** The figure of a country, a region or all that stands in the column. */
export const figureIn = <Figure>({ Total, Milestones }: { Total: Figure; Milestones: Figure[] }, at: number): Figure =>
  Milestones[at] ?? Total;

/** Is enough rated for a place? Else it is drawn in outline. */
export const isFull = ({ Rated, Indicators }: Pick<RankedResult, 'Rated' | 'Indicators'>): boolean =>
  isRanked({ rated: Rated, indicators: Indicators });

/**
 * '58.5' of what is not below zero, rounded as it is written in decimals. By hand, like
 * `formatNumber`: the first call of `Intl` took 8 ms of the compare grid's first frame.
 */
function inTenths(value: number): string {
  const count = Math.round(Number((value * 10).toPrecision(14)));
  return `${formatNumber(Math.floor(count / 10))}.${count % 10}`;
}

/** '58.5%'; 'Not rated' of nothing. */
export const formatScore = (score: number | null): string => (score === null ? 'Not rated' : `${inTenths(score)}%`);

/** '+5.6', '−0.4', '0.0': percentage points. */
export const formatChange = (change: number): string =>
  `${change > 0 ? '+' : change < 0 ? '−' : ''}${inTenths(Math.abs(change))}`;

/** 'up 5.6 points', for those who hear it. */
export const changeWords = (change: number): string =>
  change === 0 ? 'no change' : `${change > 0 ? 'up' : 'down'} ${inTenths(Math.abs(change))} points`;

/** The countries that have a place in a column. */
export const rankedCount = (countries: readonly CountryResult[], at: number): number =>
  countries.filter((country) => figureIn<RankedResult>(country, at).Rank !== null).length;
