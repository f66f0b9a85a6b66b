import { regionScore } from '../matrix.ts';
import { figureAt } from '../totals.ts';
import { Brush } from './brush.ts';
import { drawFigure, drawMean } from './drawn-figures.ts';
import { CELL_WIDTH, type Range, ROW_HEIGHT } from './grid-metrics.ts';
import { type GridState, type Line, totalAt } from './grid-state.ts';
import { type Look, lookOf, watchLooks } from './look.ts';
import { drawMarks, Ground } from './marks.ts';
import { type Context, paint, paintToStay } from './paint.ts';

/** In a window as narrow as a phone's a large tile would lie half outside, and take its memory. */
const NARROW = 640;
/**
 * Cells a tile: few enough to be drawn within a frame, enough that few tiles are in view, for each
 * is handed to the compositor by itself.
 */
const COLUMNS = globalThis.innerWidth < NARROW ? 4 : 8;
const ROWS = 6;
type Tile = { canvas: HTMLCanvasElement; drawn: string };
const MOST_TILES = 4096;

/** The cells of a pane from some rows and columns up to others. */
export type Part = { rows: Range; columns: Range };
/**
 * How much is to be drawn: what is seen alone, on one canvas; what is seen and at most a tile of
 * what comes near, as a scroll has more frames to come; one tile, as a letter may come; or all.
 */
export type Pace = 'first' | 'scroll' | 'next' | 'all';
/** What is seen, and what is kept ready around it. */
export type Shown = { seen: Part; ready: Part; pace: Pace };

/** The cells of a tile. */
function partOf(key: number): Part {
  const [row, column] = [Math.floor(key / MOST_TILES) * ROWS, (key % MOST_TILES) * COLUMNS];
  return { rows: { first: row, end: row + ROWS }, columns: { first: column, end: column + COLUMNS } };
}
const meet = (one: Range, other: Range) => one.first < other.end && other.first < one.end;
const overlaps = (one: Part, other: Part) => meet(one.rows, other.rows) && meet(one.columns, other.columns);
const sizeOf = ({ first, end }: Range) => Math.max(0, end - first);

/**
 * The marks and figures of a pane, drawn on tiles that lie in it and scroll with it, as on a map: a
 * scroll moves no element, and draws a tile only when one comes near. Elements for the marks
 * dropped a third of the frames across (docs/performance.md). What is shown anew is drawn first on
 * one canvas that lies over them, as large as what is seen: pixels and canvases are what costs.
 */
export class GridTiles {
  readonly #pane: HTMLElement;
  readonly #tiles = new Map<number, Tile>();
  readonly #front = newCanvas();
  #state: GridState | undefined;
  /** The column at the pane's edge. */
  #offset = 0;
  #look: Look | undefined;
  #sheet: CanvasImageSource | undefined;
  #scale = 1;
  /** Grows whenever what was drawn is out of date. */
  #edition = 0;

  constructor(pane: HTMLElement, redraw: () => void, signal: AbortSignal) {
    this.#pane = pane;
    watchLooks(() => {
      this.#look = undefined;
      redraw();
    }, signal);
  }

  /**
   * Rows and columns count from the pane's edges; `offset` is the column that lies there. Says
   * whether tiles are left to draw.
   */
  show(state: GridState, { seen, ready, pace }: Shown, offset: number): boolean {
    this.#prepare(state, offset);
    const wanted = keysOf(ready);
    const stale = wanted.filter((key) => this.#tiles.get(key)?.drawn !== this.#pictureAt(state, key));
    if (pace === 'first') {
      this.#showFirst(state, seen, stale);
      return stale.length > 0;
    }
    const keep = new Set(wanted);
    const free = [...this.#tiles.keys()].filter((key) => !keep.has(key));
    const near = stale.filter((key) => overlaps(partOf(key), seen));
    const next = near.length > 0 ? near : stale.slice(0, 1);
    const due = pace === 'all' ? stale : pace === 'scroll' ? next : next.slice(0, 1);
    for (const key of due) {
      const tile = this.#tiles.get(key) ?? this.#reuse(free.pop(), key);
      tile.drawn = this.#pictureAt(state, key);
      this.#show(state, tile.canvas, partOf(key), paintToStay);
    }
    if (near.every((key) => due.includes(key))) this.#front.style.display = 'none';
    return stale.length > due.length;
  }

  /** What is seen, from the first row that is not there yet: a search leaves the totals alone. */
  #showFirst(state: GridState, { rows, columns }: Part, stale: readonly number[]): void {
    const first = Math.min(...stale.map((key) => partOf(key).rows.first));
    const from = Math.max(rows.first, first);
    if (from < rows.end) {
      this.#show(state, this.#front, { rows: { first: from, end: rows.end }, columns }, paint);
      this.#front.style.display = '';
    } else this.#front.style.display = 'none';
  }

  /** Names what a tile shows, so that one is drawn again only when that is something else. */
  #pictureAt({ lines }: GridState, key: number): string {
    const { first, end } = partOf(key).rows;
    return `${this.#edition} ${lines.slice(first, end)}`;
  }

  /**
   * Draws a part and then puts it in its place: to write on a canvas whose style is out of date
   * restyles the page.
   */
  #show(state: GridState, canvas: HTMLCanvasElement, part: Part, painted: typeof paint): void {
    const { rows, columns } = part;
    const [width, height] = [sizeOf(columns) * CELL_WIDTH, sizeOf(rows) * ROW_HEIGHT];
    painted(canvas, width * this.#scale, height * this.#scale, (context) => this.#draw(state, context, part));
    const place = {
      top: rows.first * ROW_HEIGHT,
      left: columns.first * CELL_WIDTH,
      width,
      height,
    };
    for (const side of ['top', 'left', 'width', 'height'] as const) {
      const pixels = `${place[side]}px`;
      if (canvas.style[side] !== pixels) canvas.style[side] = pixels;
    }
    if (!canvas.parentElement) this.#pane.append(canvas);
  }

  /** What was drawn of a line holds as long as its cells and their look do. */
  #prepare(state: GridState, offset: number): void {
    const before = this.#state;
    const isSame =
      before && (['matrix', 'columns', 'totals', 'isSought'] as const).every((part) => before[part] === state[part]);
    this.#state = state;
    if (this.#look && isSame && offset === this.#offset) return;
    this.#offset = offset;
    this.#edition++;
    const isSeeking = state.isSought !== undefined;
    const { isPaired } = state.matrix;
    const isSameSheet = before?.matrix.isPaired === isPaired && (before.isSought !== undefined) === isSeeking;
    if (this.#look && isSameSheet) return;
    this.#look ??= lookOf(this.#pane);
    this.#scale = devicePixelRatio || 1;
    this.#sheet = drawMarks({ isPaired, isSeeking }, this.#look, this.#scale);
  }

  #reuse(old: number | undefined, key: number): Tile {
    const tile = (old !== undefined && this.#tiles.get(old)) || { canvas: newCanvas(), drawn: '' };
    if (old !== undefined) this.#tiles.delete(old);
    this.#tiles.set(key, tile);
    return tile;
  }

  #draw(state: GridState, context: Context, { rows, columns }: Part): void {
    const [width, height] = [CELL_WIDTH * this.#scale, ROW_HEIGHT * this.#scale];
    const count = Math.min(sizeOf(columns), state.columns.length - this.#offset - columns.first);
    const brush = new Brush();
    context.setTransform(1, 0, 0, 1, 0, 0);
    state.lines.slice(rows.first, rows.end).forEach((line, y) => {
      for (let x = 0; x < count && this.#sheet; x++) {
        const at = this.#offset + columns.first + x;
        const picture = this.#pictureOf(state, line, at);
        const [left, top] = [picture.code * width, picture.isFaint ? height : 0];
        context.drawImage(this.#sheet, left, top, width, height, x * width, y * height, width, height);
        this.#figureOf(brush, state, line, at, { left: x * CELL_WIDTH, top: y * ROW_HEIGHT });
      }
    });
    context.setTransform(this.#scale, 0, 0, this.#scale, 0, 0);
    brush.draw(context);
  }

  /** Which picture of the sheet a cell has. */
  #pictureOf({ matrix, columns, isSought }: GridState, line: Line, at: number): { code: number; isFaint: boolean } {
    const column = columns[at];
    if (line < 0 || column?.kind !== 'country') return { code: line < 0 ? Ground.Total : Ground.Mean, isFaint: false };
    const code = matrix.code(line, column.at);
    return { code, isFaint: isSought !== undefined && !isSought(line, code) };
  }

  /** Has the figure of a cell written, if it has one. */
  #figureOf(
    brush: Brush,
    { matrix, columns, totals }: GridState,
    line: Line,
    at: number,
    corner: { left: number; top: number },
  ): void {
    const column = columns[at];
    if (!column || !this.#look) return;
    if (line < 0) drawFigure(brush, totals && figureAt(totals, totalAt(line), column), this.#look, corner);
    else if (column.kind === 'mean')
      drawMean(brush, regionScore(matrix, line, column.region), matrix.isPaired, this.#look, corner);
  }
}

function newCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.className = 'compare-tile';
  canvas.ariaHidden = 'true';
  return canvas;
}

/** The tiles that a part of the pane lies on. */
function keysOf({ rows, columns }: Part): number[] {
  const keys: number[] = [];
  for (let row = Math.floor(rows.first / ROWS); row * ROWS < rows.end; row++)
    for (let column = Math.floor(columns.first / COLUMNS); column * COLUMNS < columns.end; column++)
      keys.push(row * MOST_TILES + column);
  return keys;
}
