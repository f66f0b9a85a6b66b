import { addElement } from './element.ts';
import { GridCursor } from './grid-cursor.ts';
import { GridHead } from './grid-head.ts';
import { BODY_HEIGHT, CELL_WIDTH, HEAD_HEIGHT, itemsFor, ROW_HEIGHT, rangeInView } from './grid-metrics.ts';
import { GridNames } from './grid-names.ts';
import type { GridEvents, GridState } from './grid-state.ts';
import { GridTiles } from './grid-tiles.ts';
import { GridWords } from './grid-words.ts';

/** What the window's width is taken for where nothing is laid out (tests). */
const UNMEASURED = 1000;
/** A scroll rests when nothing has moved for so many milliseconds. */
const REST_MS = 120;

/**
 * The matrix on screen, without React, as a scroll at 60 frames a second leaves it no time
 * (docs/performance.md): names, head and drawn marks follow every frame, the same in words as soon
 * as the scroll rests.
 */
export class GridView {
  readonly grid: HTMLElement;
  readonly body: HTMLElement;
  readonly head: GridHead;
  readonly names: GridNames;
  readonly words: GridWords;
  readonly #plane: HTMLElement;
  readonly #tiles: GridTiles;
  readonly #cursor: GridCursor;
  readonly #ending = new AbortController();
  readonly #resize: ResizeObserver | undefined;
  #state: GridState | undefined;
  #width = 0;
  /**
   * Where the grid is scrolled to. Kept, because to ask amid changes makes the browser lay
   * everything out at once.
   */
  #scroll = { left: 0, top: 0 };
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(grid: HTMLElement, events: GridEvents) {
    const { signal } = this.#ending;
    this.grid = grid;
    this.#plane = addElement(grid, 'compare-plane', { role: 'none' });
    this.head = new GridHead(this.#plane);
    this.names = new GridNames(this.#plane);
    this.body = addElement(this.#plane, 'compare-body', { role: 'none' });
    this.words = new GridWords(this.#plane);
    this.#tiles = new GridTiles(this.body, () => this.draw(), signal);
    this.#cursor = new GridCursor(this, events, signal);
    grid.addEventListener('scroll', () => this.follow(), { passive: true, signal });
    if (!('ResizeObserver' in globalThis)) return;
    this.#resize = new ResizeObserver(() => this.#measure() && this.draw());
    this.#resize.observe(grid);
  }

  get state(): GridState | undefined {
    return this.#state;
  }

  show(state: GridState): void {
    const before = this.#state;
    this.#state = state;
    if (!before) this.#measure();
    const isOther = before?.matrix !== state.matrix;
    if (isOther || before.shown !== state.shown) this.#fit(state, isOther);
    this.draw();
  }

  /** Draws what a scroll has brought into view. */
  follow(): void {
    this.#scroll = { left: this.grid.scrollLeft, top: this.grid.scrollTop };
    this.draw();
  }

  /**
   * Brings what is seen in line with the state and with where the grid is scrolled to; the words
   * follow when it rests.
   */
  draw(): void {
    if (!this.#state) return;
    const { rows, columns } = this.#inView(this.#state);
    this.head.show(this.#state, columns);
    this.names.show(this.#state, rows);
    this.#tiles.show(this.#state, rows, columns);
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.tell(), REST_MS);
  }

  /** Brings the words in line, too. */
  tell(): void {
    clearTimeout(this.#rest);
    if (!this.#state) return;
    const { rows, columns } = this.#inView(this.#state);
    this.words.show(this.#state, rows, columns);
    this.#cursor.mark();
  }

  destroy(): void {
    clearTimeout(this.#rest);
    this.#ending.abort();
    this.#resize?.disconnect();
    this.#plane.remove();
  }

  #inView({ matrix: { columns }, shown }: GridState) {
    const [width, height] = [columns.length, shown.length];
    return {
      columns: rangeInView(this.#scroll.left, CELL_WIDTH, width, itemsFor(this.#width, CELL_WIDTH, width)),
      rows: rangeInView(this.#scroll.top, ROW_HEIGHT, height, itemsFor(BODY_HEIGHT, ROW_HEIGHT, height)),
    };
  }

  /**
   * Other rows or columns: the plane takes their size, begins at its top, and the old places mean
   * nothing any more.
   */
  #fit({ matrix, shown }: GridState, isOther: boolean): void {
    if (this.#scroll.top > 0) {
      this.#scroll.top = 0;
      this.grid.scrollTop = 0;
    }
    this.grid.ariaRowCount = String(shown.length + 1);
    this.grid.ariaColCount = String(matrix.columns.length + 1);
    this.grid.classList.toggle('is-paired', matrix.isPaired);
    // A property that everything inherits has everything restyled, which is too much for every
    // letter of a search.
    if (isOther) this.#plane.style.setProperty('--compare-columns', `${matrix.columns.length * CELL_WIDTH}px`);
    for (const pane of [this.names.element, this.body]) pane.style.height = `${shown.length * ROW_HEIGHT}px`;
    this.#plane.style.height = `${HEAD_HEIGHT + shown.length * ROW_HEIGHT}px`;
    this.#cursor.leave();
  }

  /** Takes the width that the names leave to the countries; true where it changed. */
  #measure(): boolean {
    const width = this.grid.clientWidth - this.names.element.offsetWidth;
    const taken = width > 0 ? width : UNMEASURED;
    if (taken === this.#width) return false;
    this.#width = taken;
    return true;
  }
}
