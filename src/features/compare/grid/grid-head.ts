import type { GridColumn } from '../columns.ts';
import { addElement, writeText } from './element.ts';
import { CELL_WIDTH, type Range } from './grid-metrics.ts';
import type { GridState } from './grid-state.ts';

/**
 * The sticky head for the eye and the pointer: a corner that selects all rows shown, the pinned
 * countries beside it, and the columns in view.
 */
export class GridHead {
  readonly element: HTMLElement;
  readonly corner: HTMLElement;
  readonly #box: HTMLInputElement;
  readonly #frozen: HeadCells;
  readonly #others: HeadCells;
  /** Pins the country under the pointer or the keys; one for all, moved to where it is needed. */
  readonly #pin: HTMLElement;
  #frozenCount = 0;

  constructor(plane: HTMLElement) {
    this.element = addElement(plane, 'compare-head', { 'aria-hidden': 'true' });
    const fixed = addElement(this.element, 'compare-fixed');
    this.corner = addElement(fixed, 'compare-corner');
    this.#box = addElement(this.corner, 'compare-box', { type: 'checkbox', tabindex: '-1' }, 'input');
    addElement(this.corner, 'compare-words', {}, 'span').textContent = 'Indicator';
    this.#frozen = new HeadCells(addElement(fixed, 'compare-countries'));
    this.#others = new HeadCells(addElement(this.element, 'compare-countries'));
    this.#pin = document.createElement('span');
    this.#pin.className = 'compare-pin';
  }

  show(state: GridState, { first, end }: Range, frozen: number): void {
    this.#frozenCount = frozen;
    this.#frozen.show(state, { first: 0, end: frozen }, 0);
    this.#others.show(state, { first, end }, frozen);
    this.#select(state);
  }

  /** The head of a column, if it is in view. */
  at(column: number): HTMLElement | undefined {
    return (column < this.#frozenCount ? this.#frozen : this.#others).at(column);
  }

  /** Offers to pin the country of a column, or to unpin it. */
  offerPin(index: number, column: GridColumn | undefined): void {
    const head = column?.kind === 'country' ? this.at(index) : undefined;
    if (column?.kind !== 'country' || !head) {
      this.#pin.remove();
      return;
    }
    this.#pin.classList.toggle('is-pinned', column.isPinned);
    this.#pin.title = column.isPinned ? `Unpin ${column.name}` : `Pin ${column.name}`;
    if (this.#pin.parentElement !== head) head.append(this.#pin);
  }

  /** Is it the pin that was clicked? */
  isPin(target: EventTarget | null): boolean {
    return target === this.#pin;
  }

  /** The corner's box: all rows shown are selected, none, or some of them. */
  #select({ matrix, lines, selected }: GridState): void {
    const shown = selected.size ? lines.filter((line) => line >= 0) : [];
    const count = shown.filter((row) => selected.has(matrix.rows[row]?.IndicatorId ?? 0)).length;
    this.#box.checked = count > 0 && count === shown.length;
    this.#box.indeterminate = count > 0 && count < shown.length;
  }
}

/** The heads of a pane, as many as are in view, used again for others as it is scrolled. */
class HeadCells {
  readonly #element: HTMLElement;
  readonly #cells: HTMLElement[] = [];
  readonly #columns: number[] = [];
  readonly #shown: (GridColumn | undefined)[] = [];

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  /** `offset` is the column that lies at the pane's edge. */
  show({ columns, sort }: GridState, { first, end }: Range, offset: number): void {
    if (this.#cells.length !== end - first) this.#clear();
    for (let index = first; index < end; index++) {
      const slot = index % (end - first);
      const cell = this.#cells[slot] ?? addElement(this.#element, 'compare-country');
      this.#cells[slot] = cell;
      const column = columns[index];
      cell.classList.toggle('is-sorted', column?.kind === 'country' && column.countryId === sort);
      const before = this.#columns[slot] === index ? this.#shown[slot] : undefined;
      this.#columns[slot] = index;
      this.#shown[slot] = column;
      if (before && isSameHead(before, column)) continue;
      cell.style.left = `${(index - offset) * CELL_WIDTH}px`;
      cell.title = column?.kind === 'country' ? `${column.name}, ${column.region}` : `${column?.name}`;
      writeText(cell, column?.name ?? '');
      cell.classList.toggle('is-mean', column?.kind === 'mean');
      cell.classList.toggle('is-pinned', column?.kind === 'country' && column.isPinned);
    }
  }

  at(column: number): HTMLElement | undefined {
    const slot = this.#columns.indexOf(column);
    return slot < 0 ? undefined : this.#cells[slot];
  }

  #clear(): void {
    this.#element.replaceChildren();
    this.#cells.length = 0;
    this.#columns.length = 0;
    this.#shown.length = 0;
  }
}

/** The columns of another comparison are other objects, and mostly the same. */
const isSameHead = (one: GridColumn, other: GridColumn | undefined): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
