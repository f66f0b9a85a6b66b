import type { CellPlace } from '../cell-pages.ts';
import type { Matrix } from '../matrix.ts';

export type GridState = {
  matrix: Matrix;
  /** Indexes of the rows to show, in their order. */
  shown: readonly number[];
  /** Library Ids of the selected indicators. */
  selected: ReadonlySet<number>;
  /** The Id of the country that the rows are sorted by; no country has the others, such as 0. */
  sort: number;
  /** Whether cells without a change are dimmed. */
  differences: boolean;
};
export type GridEvents = {
  /** The facts of the cell under the pointer or the keys; undefined where there is none. */
  point(facts: string | undefined): void;
  /** Select or unselect indicators, by their indexes in the matrix. */
  toggle(rows: readonly number[]): void;
  /** Sort by the changes of a country, by its Id. */
  sort(countryId: number): void;
  /** Offer the pages of a cell; none any more without one. */
  offer(cell: CellPlace | undefined): void;
  /** Go to what is offered of a cell; false where there is nothing. */
  open(cell: CellPlace): boolean;
};
