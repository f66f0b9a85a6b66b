import { pinnedCount } from '../columns.ts';
import { addElement } from './element.ts';
import { GridCursor } from './grid-cursor.ts';
import { GridHead } from './grid-head.ts';
import {
  BODY_HEIGHT,
  CELL_WIDTH,
  frozenIn,
  HEAD_HEIGHT,
  itemsFor,
  ROW_HEIGHT,
  rangeInView,
  widened,
} from './grid-metrics.ts';
import { GridNames } from './grid-names.ts';
import { GridPanes } from './grid-panes.ts';
import type { GridEvents, GridState } from './grid-state.ts';
import type { Pace, Part } from './grid-tiles.ts';
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
  readonly head: GridHead;
  readonly names: GridNames;
  readonly words: GridWords;
  readonly panes: GridPanes;
  readonly #plane: HTMLElement;
  readonly #cursor: GridCursor;
  readonly #ending = new AbortController();
  readonly #resize: ResizeObserver;
  #state: GridState | undefined;
  /** What the names leave to the columns. */
  #width = 0;
  /** How many of the pinned columns stay in view. */
  #frozen = 0;
  /**
   * Where the grid is scrolled to. Kept, because to ask amid changes makes the browser lay
   * everything out at once.
   */
  #scroll = { left: 0, top: 0 };
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** The frame after which what lies beyond the edges is drawn, and the task that draws it. */
  #frame = 0;
  #beyond: ReturnType<typeof setTimeout> | undefined;

  constructor(grid: HTMLElement, events: GridEvents) {
    const { signal } = this.#ending;
    this.grid = grid;
    this.#plane = addElement(grid, 'compare-plane', { role: 'none' });
    this.head = new GridHead(this.#plane);
    this.names = new GridNames(this.#plane);
    const body = addElement(this.#plane, 'compare-body', { role: 'none' });
    this.words = new GridWords(this.#plane);
    this.panes = new GridPanes({ body, frozen: this.names.frozen }, () => this.draw(), signal);
    this.#cursor = new GridCursor(this, events, signal);
    grid.addEventListener('scroll', () => this.follow(), { passive: true, signal });
    this.#resize = new ResizeObserver(() => {
      if (!this.#measure()) return;
      if (this.#state) {
        this.#freeze(this.#state);
        this.#markSorted(this.#state);
      }
      this.draw();
    });
    this.#resize.observe(grid);
  }

  get state(): GridState | undefined {
    return this.#state;
  }

  get frozen(): number {
    return this.#frozen;
  }

  show(state: GridState): void {
    const before = this.#state;
    this.#state = state;
    if (!before) this.#measure();
    const hasOtherColumns = before?.columns !== state.columns;
    if (hasOtherColumns) this.#freeze(state);
    this.#markSorted(state);
    if (before?.matrix !== state.matrix || before.lines !== state.lines) this.#fit(state);
    else if (hasOtherColumns) this.#cursor.follow(before.columns);
    this.draw('first');
  }

  /** Draws what a scroll has brought into view. */
  follow(): void {
    this.#scroll = { left: this.grid.scrollLeft, top: this.grid.scrollTop };
    this.draw('scroll');
  }

  /**
   * Brings what is seen in line with the state and with where the grid is scrolled to; the words,
   * and what a scroll left undrawn, follow when it rests.
   */
  draw(pace: Pace = 'all'): void {
    this.#leaveBeyond();
    if (!this.#state) return;
    const [ready, seen] = [this.#inView(this.#state), this.#seen(this.#state)];
    const isFirst = pace === 'first';
    // The tiles first: they read styles, which what the others change would make out of date.
    this.#drawTiles(this.#state, seen, pace);
    this.head.show(this.#state, ready.columns, this.#frozen);
    this.names.show(this.#state, isFirst && this.names.isEmpty ? seen.rows : ready.rows);
    if (isFirst) this.#goOnAfterFrame();
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      if (this.#state) this.#drawTiles(this.#state, this.#seen(this.#state), 'all');
      this.tell();
    }, REST_MS);
  }

  /** Says whether tiles are left to draw. */
  #drawTiles(state: GridState, seen: Part, pace: Pace): boolean {
    const ready = {
      rows: widened(seen.rows, { first: 0, end: state.lines.length }),
      columns: widened(seen.columns, { first: this.#frozen, end: state.columns.length }),
    };
    return this.panes.show(state, { seen, ready, pace }, this.#frozen);
  }

  /** Brings the words in line, too. */
  tell(): void {
    clearTimeout(this.#rest);
    if (!this.#state) return;
    this.words.show(this.#state, { ...this.#inView(this.#state), frozen: this.#frozen, left: this.#scroll.left });
    this.#cursor.mark();
  }

  destroy(): void {
    clearTimeout(this.#rest);
    this.#leaveBeyond();
    this.#ending.abort();
    this.#resize.disconnect();
    this.#plane.remove();
  }

  /** Two frames later: what nobody sees yet holds up neither this frame nor the next letter. */
  #goOnAfterFrame(): void {
    this.#frame = requestAnimationFrame(() => {
      this.#frame = requestAnimationFrame(() => {
        this.#goOn();
      });
    });
  }

  /** A tile a task: a letter that comes meanwhile waits for one at most. */
  #goOn(): void {
    this.#beyond = setTimeout(() => {
      if (this.#state && this.#drawTiles(this.#state, this.#seen(this.#state), 'next')) this.#goOn();
      else this.draw();
    });
  }

  #leaveBeyond(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#beyond);
  }

  #inView({ columns: { length }, lines }: GridState) {
    const [others, height] = [length - this.#frozen, lines.length];
    const width = this.#width - this.#frozen * CELL_WIDTH;
    const { first, end } = rangeInView(this.#scroll.left, CELL_WIDTH, others, itemsFor(width, CELL_WIDTH, others));
    return {
      columns: { first: first + this.#frozen, end: end + this.#frozen },
      rows: rangeInView(this.#scroll.top, ROW_HEIGHT, height, itemsFor(BODY_HEIGHT, ROW_HEIGHT, height)),
    };
  }

  /** The same without spare rows and columns. */
  #seen({ columns: { length }, lines }: GridState) {
    const { left, top } = this.#scroll;
    const width = this.#width - this.#frozen * CELL_WIDTH;
    const last = (extent: number, size: number, count: number) => Math.min(count, Math.ceil(extent / size));
    return {
      columns: {
        first: Math.floor(left / CELL_WIDTH) + this.#frozen,
        end: last(left + width, CELL_WIDTH, length - this.#frozen) + this.#frozen,
      },
      rows: { first: Math.floor(top / ROW_HEIGHT), end: last(top + BODY_HEIGHT, ROW_HEIGHT, lines.length) },
    };
  }

  /** The columns take their widths, those that stay in view and the others. */
  #freeze({ columns }: GridState): void {
    this.#frozen = frozenIn(this.#width, pinnedCount(columns));
    this.#plane.style.setProperty('--compare-frozen', `${this.#frozen * CELL_WIDTH}px`);
    this.#plane.style.setProperty('--compare-columns', `${(columns.length - this.#frozen) * CELL_WIDTH}px`);
    this.grid.ariaColCount = String(columns.length + 1);
  }

  /** Marks the column of the country that the rows are sorted by. */
  #markSorted({ columns, sort }: GridState): void {
    const column = columns.findIndex((one) => one.kind === 'country' && one.countryId === sort);
    this.panes.markSorted(column, this.#frozen);
  }

  /**
   * Other rows: the plane takes their size, begins at its top, and the old places mean nothing any
   * more.
   */
  #fit({ matrix, lines }: GridState): void {
    if (this.#scroll.top > 0) {
      this.#scroll.top = 0;
      this.grid.scrollTop = 0;
    }
    this.grid.ariaRowCount = String(lines.length + 1);
    this.grid.classList.toggle('is-paired', matrix.isPaired);
    for (const pane of [this.names.element, this.panes.body]) pane.style.height = `${lines.length * ROW_HEIGHT}px`;
    this.#plane.style.height = `${HEAD_HEIGHT + lines.length * ROW_HEIGHT}px`;
    this.#cursor.leave();
  }

  /** Takes the width that the names leave to the columns; true where it changed. */
  #measure(): boolean {
    const width = this.grid.clientWidth - this.head.corner.offsetWidth;
    const taken = width > 0 ? width : UNMEASURED;
    if (taken === this.#width) return false;
    this.#width = taken;
    return true;
  }
}
