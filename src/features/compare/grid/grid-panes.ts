import { addElement } from './element.ts';
import { CELL_WIDTH, type CellPosition, ROW_HEIGHT } from './grid-metrics.ts';
import type { GridState } from './grid-state.ts';
import { GridTiles, type Part, type Shown } from './grid-tiles.ts';

/**
 * A pane with the marks of some columns and what highlights them: the pinned ones, which stay where
 * they are, or the others.
 */
class Pane {
  readonly element: HTMLElement;
  readonly #tiles: GridTiles;
  readonly #bands: { row: HTMLElement; column: HTMLElement; ring: HTMLElement; sorted: HTMLElement };

  constructor(element: HTMLElement, redraw: () => void, signal: AbortSignal) {
    this.element = element;
    this.#tiles = new GridTiles(element, redraw, signal);
    const band = (name: string) => addElement(element, name, { 'aria-hidden': 'true', hidden: '' });
    this.#bands = {
      row: band('compare-row-band'),
      column: band('compare-column-band'),
      ring: band('compare-ring'),
      sorted: band('compare-sorted-band'),
    };
  }

  show(state: GridState, shown: Shown, offset: number): boolean {
    return this.#tiles.show(state, shown, offset);
  }

  /** The column that the rows are sorted by; undefined = none, or one of the other pane. */
  markSorted(column: number | undefined): void {
    put(this.#bands.sorted, column === undefined ? undefined : { row: 0, column }, column === undefined);
  }

  /** Columns count from the pane's edge; those of another pane lie outside. */
  highlight(place: CellPosition | undefined, active: CellPosition | undefined, count: number): void {
    const isHere = (at: CellPosition | undefined) => at !== undefined && at.column >= 0 && at.column < count;
    put(this.#bands.row, place && { row: place.row, column: 0 }, !place || place.row < 0);
    put(this.#bands.column, place && { row: 0, column: place.column }, !isHere(place));
    put(this.#bands.ring, active, !isHere(active) || !active || active.row < 0);
  }
}

/** Both panes as one: places count across them. */
export class GridPanes {
  readonly body: HTMLElement;
  readonly frozen: HTMLElement;
  readonly #body: Pane;
  readonly #frozen: Pane;

  constructor(panes: { body: HTMLElement; frozen: HTMLElement }, redraw: () => void, signal: AbortSignal) {
    this.body = panes.body;
    this.frozen = panes.frozen;
    this.#body = new Pane(this.body, redraw, signal);
    this.#frozen = new Pane(this.frozen, redraw, signal);
  }

  /** Says whether tiles are left to draw. */
  show(state: GridState, { seen, ready, pace }: Shown, frozen: number): boolean {
    const moved = ({ rows, columns: { first, end } }: Part) => ({
      rows,
      columns: { first: first - frozen, end: end - frozen },
    });
    const fixed = ({ rows }: Part) => ({ rows, columns: { first: 0, end: frozen } });
    const isMore = this.#body.show(state, { seen: moved(seen), ready: moved(ready), pace }, frozen);
    const isMoreFixed = frozen > 0 && this.#frozen.show(state, { seen: fixed(seen), ready: fixed(ready), pace }, 0);
    return isMore || isMoreFixed;
  }

  /** The column that the rows are sorted by, -1 for none. */
  markSorted(column: number, frozen: number): void {
    const isFrozen = column < frozen;
    this.#frozen.markSorted(isFrozen && column >= 0 ? column : undefined);
    this.#body.markSorted(isFrozen ? undefined : column - frozen);
  }

  /** Row and column of `place`, and a ring around the cell that is `active`. */
  highlight(place: CellPosition | undefined, active: CellPosition | undefined, frozen: number, columns: number): void {
    const beyond = (at: CellPosition | undefined) => at && { row: at.row, column: at.column - frozen };
    this.#frozen.highlight(place, active, frozen);
    this.#body.highlight(beyond(place), beyond(active), columns - frozen);
  }
}

function put(band: HTMLElement, place: CellPosition | undefined, isHidden: boolean): void {
  if (band.hidden !== isHidden) band.hidden = isHidden;
  if (isHidden || !place) return;
  band.style.top = `${place.row * ROW_HEIGHT}px`;
  band.style.left = `${place.column * CELL_WIDTH}px`;
}
