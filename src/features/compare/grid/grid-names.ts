import { Polarity } from '#generated/enums.ts';
import type { Matrix } from '../matrix.ts';
import { addElement } from './element.ts';
import { type Range, ROW_HEIGHT } from './grid-metrics.ts';
import type { GridState } from './grid-state.ts';

type Name = { element: HTMLElement; box: HTMLInputElement; number: HTMLElement; words: HTMLElement; place: number };

/**
 * The left pane for the eye and the pointer: a box to select, number, name and N mark of each
 * indicator in view.
 */
export class GridNames {
  readonly element: HTMLElement;
  /**
   * By the indicator's index, so that a search moves the names it leaves instead of writing them
   * again.
   */
  readonly #names = new Map<number, Name>();
  #matrix: Matrix | undefined;

  constructor(plane: HTMLElement) {
    this.element = addElement(plane, 'compare-names', { 'aria-hidden': 'true' });
  }

  show({ matrix, shown, selected }: GridState, { first, end }: Range): void {
    if (this.#matrix !== matrix) this.#clear();
    this.#matrix = matrix;
    const wanted = new Set(shown.slice(first, end));
    const free = [...this.#names.keys()].filter((row) => !wanted.has(row));
    for (let place = first; place < end; place++) {
      const row = shown[place] ?? 0;
      const name = this.#names.get(row) ?? this.#reuse(free.pop(), row, matrix);
      if (name.place < 0) name.element.hidden = false;
      if (name.place !== place) name.element.style.top = `${place * ROW_HEIGHT}px`;
      name.place = place;
      const isSelected = selected.has(matrix.rows[row]?.IndicatorId ?? 0);
      if (name.box.checked !== isSelected) name.box.checked = isSelected;
    }
    for (const row of free) this.#hide(row);
  }

  /** The name at a place among the rows shown, if it is in view. */
  at(row: number | undefined): HTMLElement | undefined {
    return row === undefined ? undefined : this.#names.get(row)?.element;
  }

  #hide(row: number): void {
    const name = this.#names.get(row);
    if (!name || name.place < 0) return;
    name.place = -1;
    name.element.hidden = true;
  }

  #clear(): void {
    this.#names.clear();
    this.element.replaceChildren();
  }

  #reuse(old: number | undefined, row: number, matrix: Matrix): Name {
    const name = (old !== undefined && this.#names.get(old)) || this.#create();
    if (old !== undefined) this.#names.delete(old);
    this.#names.set(row, name);
    const indicator = matrix.rows[row];
    name.number.textContent = indicator?.IndicatorOrderNumber ?? '';
    name.words.textContent = indicator?.IndicatorName ?? '';
    name.element.title = indicator?.IndicatorName ?? '';
    name.element.classList.toggle('is-negative', indicator?.IndicatorRating === Polarity.Negative);
    return name;
  }

  #create(): Name {
    const element = addElement(this.element, 'compare-name');
    const box = addElement(element, 'compare-box', { type: 'checkbox', tabindex: '-1' }, 'input');
    const number = addElement(element, 'compare-number', {}, 'span');
    const words = addElement(element, 'compare-words', {}, 'span');
    addElement(element, 'compare-negative', {}, 'span').textContent = 'N';
    return { element, box, number, words, place: -1 };
  }
}
