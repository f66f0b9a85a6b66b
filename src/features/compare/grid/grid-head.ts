import type { Matrix } from '../matrix.ts';
import { addElement } from './element.ts';
import { CELL_WIDTH, type Range } from './grid-metrics.ts';
import type { GridState } from './grid-state.ts';

/**
 * The sticky head for the eye and the pointer: a corner that selects all rows shown, and the
 * countries in view.
 */
export class GridHead {
  readonly element: HTMLElement;
  readonly corner: HTMLElement;
  readonly #box: HTMLInputElement;
  readonly #countries: HTMLElement;
  readonly #cells: HTMLElement[] = [];
  readonly #columns: number[] = [];
  #matrix: Matrix | undefined;

  constructor(plane: HTMLElement) {
    this.element = addElement(plane, 'compare-head', { 'aria-hidden': 'true' });
    this.corner = addElement(this.element, 'compare-corner');
    this.#box = addElement(this.corner, 'compare-box', { type: 'checkbox', tabindex: '-1' }, 'input');
    addElement(this.corner, 'compare-words', {}, 'span').textContent = 'Indicator';
    this.#countries = addElement(this.element, 'compare-countries');
  }

  show(state: GridState, { first, end }: Range): void {
    const isNew = this.#matrix !== state.matrix || this.#cells.length !== end - first;
    if (isNew) this.#clear();
    this.#matrix = state.matrix;
    for (let column = first; column < end; column++) {
      const slot = column % (end - first);
      const cell = this.#cells[slot] ?? addElement(this.#countries, 'compare-country');
      this.#cells[slot] = cell;
      const country = state.matrix.columns[column];
      cell.classList.toggle('is-sorted', country?.Id === state.sort);
      if (this.#columns[slot] === column) continue;
      this.#columns[slot] = column;
      cell.style.left = `${column * CELL_WIDTH}px`;
      cell.title = `${country?.Name}, ${country?.Region}`;
      cell.textContent = country?.Name ?? '';
    }
    this.#select(state);
  }

  /** The country at a column, if it is in view. */
  at(column: number): HTMLElement | undefined {
    const slot = this.#columns.indexOf(column);
    return slot < 0 ? undefined : this.#cells[slot];
  }

  /** The corner's box: all rows shown are selected, none, or some of them. */
  #select({ matrix, shown, selected }: GridState): void {
    const count = selected.size && shown.filter((row) => selected.has(matrix.rows[row]?.IndicatorId ?? 0)).length;
    this.#box.checked = count > 0 && count === shown.length;
    this.#box.indeterminate = count > 0 && count < shown.length;
  }

  #clear(): void {
    this.#countries.replaceChildren();
    this.#cells.length = 0;
    this.#columns.length = 0;
  }
}
