import type { GridColumn } from '../columns.ts';
import type { Matrix } from '../matrix.ts';
import type { Totals } from '../totals.ts';

/**
 * A line of the grid in one number: the index of an indicator in the matrix, or below zero one of
 * the totals.
 */
export type Line = number;
export const totalLine = (at: number): Line => -1 - at;
/** Which of the totals a line is; an indicator is below zero. */
export const totalAt = (line: Line): number => -1 - line;

export type GridState = {
  matrix: Matrix;
  /** Totals first, then the indicators to show, in their order. */
  lines: readonly Line[];
  columns: readonly GridColumn[];
  totals: Totals | undefined;
  /** Library Ids of the selected indicators. */
  selected: ReadonlySet<number>;
  /** The Id of the country that the rows are sorted by; no country has the others, such as 0. */
  sort: number;
  /** What is sought among the cells; the others are dimmed. Undefined where nothing is. */
  isSought: ((line: Line, code: number) => boolean) | undefined;
};

/** A cell by its line and its column. */
export type GridCell = { line: Line; column: GridColumn };

export type GridEvents = {
  /** The facts of the cell under the pointer or the keys; undefined where there is none. */
  point(facts: string | undefined): void;
  /** Select or unselect indicators, by their indexes in the matrix. */
  toggle(rows: readonly number[]): void;
  /** Sort by the changes of a country, by its Id. */
  sort(countryId: number): void;
  /** Pin a country, or unpin it, by its Id. */
  pin(countryId: number): void;
  /** Offer the pages of a cell; none any more without one. */
  offer(cell: GridCell | undefined): void;
  /** Go to what is offered of a cell that lies at `place`; false where there is nothing. */
  open(cell: GridCell, place: DOMRect | undefined): boolean;
};
