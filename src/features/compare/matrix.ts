import type { RatingChangeKind } from '#generated/enums.ts';
import type { CompareIndicator, CompareRegionScore, Comparison } from '#generated/model/index.ts';
import { changeKindOf, type Rated } from '#rules/results.ts';

/**
 * A score as the contract gives it: 1 or -1 is met, 0 is not met, null is NA (requirements B2,
 * 'Compare').
 */
export type Score = number | null;

/** What a score is drawn as; the numbers are parts of a cell's code. */
export const Mark = { NA: 0, Empty: 1, Filled: 2 } as const;
export type Mark = (typeof Mark)[keyof typeof Mark];

/** A cell in one small number: the previous mark times four plus the latest. */
const KINDS = 4;
export const previousMark = (code: number) => Math.floor(code / KINDS) as Mark;
export const latestMark = (code: number) => (code % KINDS) as Mark;

export const markOf = (score: Score): Mark => (score === null ? Mark.NA : score === 0 ? Mark.Empty : Mark.Filled);
const codeOf = ({ PreviousScore, LatestScore }: { PreviousScore: Score; LatestScore: Score }): number =>
  markOf(PreviousScore) * KINDS + markOf(LatestScore);
const MARK_WORDS: Readonly<Record<Mark, string>> = { 0: 'NA', 1: 'not met', 2: 'met' };

/**
 * Did a cell change from the previous edition to the latest? A missing score is no change, on
 * whichever side it is missing.
 */
export const hasChanged = (code: number): boolean => {
  const [previous, latest] = [previousMark(code), latestMark(code)];
  return previous !== Mark.NA && latest !== Mark.NA && previous !== latest;
};

/**
 * How a cell changed in what it says of its country: a penalty that is met no longer is an
 * improvement. Null where it did not, or where the kind rests on two missing scores.
 */
export function changeKindIn(
  { IndicatorRating: latest, PreviousIndicatorRating }: CompareIndicator,
  code: number,
): RatingChangeKind | null {
  const previous = PreviousIndicatorRating ?? latest;
  return changeKindOf(ratedAs(latestMark(code), latest), ratedAs(previousMark(code), previous));
}

const ratedAs = (mark: Mark, polarity: CompareIndicator['IndicatorRating']): Rated =>
  mark === Mark.NA ? null : { isMet: mark === Mark.Filled, polarity };

/**
 * What a region's countries are rated on an indicator; undefined where the backend does not say.
 */
export const regionScore = ({ rows }: Matrix, row: number, region: string): CompareRegionScore | undefined =>
  rows[row]?.RegionScores?.find(({ Region }) => Region === region);

/**
 * A comparison as the grid reads it: a row an indicator, a column a country. The codes of a row are
 * made when the row is first looked at, so that opening a large comparison costs what is in view.
 */
export class Matrix {
  readonly comparison: Comparison;
  /** Two editions are compared, so cells have a previous half and can have changed. */
  readonly isPaired: boolean;
  readonly #codes: (Uint8Array | undefined)[];
  readonly #changes: (number | undefined)[];

  constructor(comparison: Comparison) {
    this.comparison = comparison;
    this.isPaired = comparison.Editions.length > 1;
    this.#codes = new Array(comparison.Indicators.length);
    this.#changes = new Array(comparison.Indicators.length);
  }

  get rows(): readonly CompareIndicator[] {
    return this.comparison.Indicators;
  }

  get columns(): Comparison['Countries'] {
    return this.comparison.Countries;
  }

  /** The codes of a row in the order of the columns; a country without a rating is NA. */
  codes(row: number): Uint8Array {
    const codes = this.#codes[row] ?? this.#read(row);
    this.#codes[row] = codes;
    return codes;
  }

  /** The code of one cell, without those of its row: the first frame shows few of many columns. */
  code(row: number, column: number): number {
    const known = this.#codes[row];
    const rating = known ? undefined : this.rows[row]?.CountryRatings[column];
    if (rating && rating.CountryId === this.columns[column]?.Id) return codeOf(rating);
    return this.codes(row)[column] ?? 0;
  }

  /** In how many countries the row's score changed; 0 with one edition. */
  changes(row: number): number {
    if (!this.isPaired) return 0;
    const known = this.#changes[row] ?? this.codes(row).reduce((sum, code) => sum + Number(hasChanged(code)), 0);
    this.#changes[row] = known;
    return known;
  }

  #read(row: number): Uint8Array {
    const ratings = this.rows[row]?.CountryRatings ?? [];
    const codes = new Uint8Array(this.columns.length);
    let byCountry: Map<number, (typeof ratings)[number]> | undefined;
    this.columns.forEach(({ Id }, column) => {
      let rating = ratings[column];
      // The contract promises one rating a country, not their order.
      if (rating?.CountryId !== Id) {
        byCountry ??= new Map(ratings.map((one) => [one.CountryId, one]));
        rating = byCountry.get(Id);
      }
      if (rating) codes[column] = codeOf(rating);
    });
    return codes;
  }
}

/**
 * All facts of a cell in words: 'Kenya, 1.1.2 Lead agency has its own budget: previous not met,
 * latest met'.
 */
export function cellFacts({ rows, columns, isPaired }: Matrix, row: number, column: number, code: number): string {
  const indicator = rows[row];
  const latest = MARK_WORDS[latestMark(code)];
  const scores = isPaired ? `previous ${MARK_WORDS[previousMark(code)]}, latest ${latest}` : latest;
  return `${columns[column]?.Name}, ${indicator?.IndicatorOrderNumber} ${indicator?.IndicatorName}: ${scores}`;
}
