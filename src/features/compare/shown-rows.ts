import type { RatingChangeKind } from '#generated/enums.ts';
import { searchText } from '#src/lib/search-text.ts';
import type { ColumnChoice } from './columns.ts';
import { changeKindIn, hasChanged, type Matrix } from './matrix.ts';

/**
 * By number (0), by how many countries changed (-1), or what changed in one country first (its Id).
 */
export const Sort = { Number: 0, Changes: -1 } as const;
/** Search, filter and order of the grid's rows, as the address holds them. */
export type RowChoice = {
  text: string;
  differences: boolean;
  /** Indicators that changed in one of these ways in some country; none = all. */
  kinds: RatingChangeKind[];
  sort: number;
};
/** The same with the columns, and the Library Ids of the selected indicators. */
export type GridChoice = RowChoice &
  ColumnChoice & {
    selected: readonly number[];
    totals: boolean;
    completedOnly: boolean;
  };

/**
 * Whether a cell is one of those that the choice seeks; undefined where it seeks none. A missing
 * score is no difference, and a kind of its own.
 */
export function soughtBy(
  { isPaired, rows }: Matrix,
  { differences, kinds }: Pick<RowChoice, 'differences' | 'kinds'>,
): ((row: number, code: number) => boolean) | undefined {
  if (!isPaired || (!differences && kinds.length === 0)) return undefined;
  return (row, code) => {
    if (differences && !hasChanged(code)) return false;
    const indicator = rows[row];
    const kind = kinds.length > 0 && indicator ? changeKindIn(indicator, code) : undefined;
    return kind === undefined || (kind !== null && kinds.includes(kind));
  };
}

const texts = new WeakMap<Matrix, string[]>();

/** What each row is found by: its number and name, without case and accents. */
const textsOf = (matrix: Matrix): string[] => {
  const known = texts.get(matrix);
  if (known) return known;
  const made = matrix.rows.map((row) => searchText(`${row.IndicatorOrderNumber} ${row.IndicatorName}`));
  texts.set(matrix, made);
  return made;
};

/**
 * The indexes of the rows to show, in their order. Differences, kinds and changes need two
 * editions; with one they do nothing.
 */
export function shownRows(matrix: Matrix, { text, differences, kinds, sort }: RowChoice): number[] {
  const wanted = searchText(text);
  const found = textsOf(matrix).flatMap((one, row) => (one.includes(wanted) ? [row] : []));
  if (!matrix.isPaired) return found;
  const isSought = soughtBy(matrix, { differences, kinds });
  const rows = isSought ? found.filter((row) => matrix.codes(row).some((code) => isSought(row, code))) : found;
  const column = sort > 0 ? matrix.columns.findIndex(({ Id }) => Id === sort) : -1;
  if (column < 0 && sort !== Sort.Changes) return rows;
  const weight = (row: number) =>
    column < 0 ? matrix.changes(row) : Number(hasChanged(matrix.codes(row)[column] ?? 0));
  return rows.toSorted((a, b) => weight(b) - weight(a) || a - b);
}
