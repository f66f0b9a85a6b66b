import { Polarity } from '#generated/enums.ts';
import { addElement, writeText } from './element.ts';
import { lineName } from './grid-facts.ts';
import { type Range, ROW_HEIGHT } from './grid-metrics.ts';
import type { GridState, Line } from './grid-state.ts';

type Name = { element: HTMLElement; box: HTMLInputElement; number: HTMLElement; words: HTMLElement; place: number };

/**
 * The left pane for the eye and the pointer: a box to select, number, name and N mark of each
 * indicator in view, the names of the totals, and beside them the pinned countries.
 */
export class GridNames {
  readonly element: HTMLElement;
  /** Where the pinned countries are drawn. */
  readonly frozen: HTMLElement;
  /** By the line, so that a search moves the names it leaves instead of writing them again. */
  readonly #names = new Map<Line, Name>();
  readonly #list: HTMLElement;
  #shown: Pick<GridState, 'matrix' | 'totals'> | undefined;

  constructor(plane: HTMLElement) {
    this.element = addElement(plane, 'compare-names', { 'aria-hidden': 'true' });
    this.#list = addElement(this.element, 'compare-name-list');
    this.frozen = addElement(this.element, 'compare-frozen');
  }

  show(state: GridState, { first, end }: Range): void {
    const { matrix, totals, lines, selected } = state;
    if (this.#shown?.matrix !== matrix || this.#shown.totals !== totals) this.#clear();
    this.#shown = { matrix, totals };
    const wanted = new Set(lines.slice(first, end));
    const free = [...this.#names.keys()].filter((line) => !wanted.has(line));
    for (let place = first; place < end; place++) {
      const line = lines[place] ?? 0;
      const name = this.#names.get(line) ?? this.#reuse(free.pop(), line, state);
      if (name.place < 0) name.element.hidden = false;
      if (name.place !== place) name.element.style.top = `${place * ROW_HEIGHT}px`;
      name.place = place;
      const isSelected = selected.has(matrix.rows[line]?.IndicatorId ?? 0);
      if (name.box.checked !== isSelected) name.box.checked = isSelected;
    }
    for (const line of free) this.#hide(line);
  }

  get isEmpty(): boolean {
    return this.#names.size === 0;
  }

  /** The name of a line, if it is in view. */
  at(line: Line | undefined): HTMLElement | undefined {
    return line === undefined ? undefined : this.#names.get(line)?.element;
  }

  #hide(line: Line): void {
    const name = this.#names.get(line);
    if (!name || name.place < 0) return;
    name.place = -1;
    name.element.hidden = true;
  }

  #clear(): void {
    this.#names.clear();
    this.#list.replaceChildren();
  }

  #reuse(old: Line | undefined, line: Line, state: GridState): Name {
    const name = (old !== undefined && this.#names.get(old)) || this.#create();
    if (old !== undefined) this.#names.delete(old);
    this.#names.set(line, name);
    const indicator = state.matrix.rows[line];
    const words = indicator?.IndicatorName ?? lineName(state, line);
    writeText(name.number, indicator?.IndicatorOrderNumber ?? '');
    writeText(name.words, words);
    name.element.title = words;
    name.element.classList.toggle('is-total', line < 0);
    name.element.classList.toggle('is-negative', indicator?.IndicatorRating === Polarity.Negative);
    return name;
  }

  #create(): Name {
    model ??= newName();
    const element = model.cloneNode(true) as HTMLElement;
    this.#list.append(element);
    const [box, number, words] = element.children as unknown as [HTMLInputElement, HTMLElement, HTMLElement];
    return { element, box, number, words, place: -1 };
  }
}

/** Cloned for each name, which is made in half of the time. */
let model: HTMLElement | undefined;

function newName(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'compare-name';
  addElement(element, 'compare-box', { type: 'checkbox', tabindex: '-1' }, 'input');
  addElement(element, 'compare-number', {}, 'span');
  addElement(element, 'compare-words', {}, 'span');
  addElement(element, 'compare-negative', {}, 'span').textContent = 'N';
  return element;
}
