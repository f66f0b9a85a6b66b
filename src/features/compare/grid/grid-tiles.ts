import { addElement } from './element.ts';
import { CELL_WIDTH, type Range, ROW_HEIGHT } from './grid-metrics.ts';
import type { GridState } from './grid-state.ts';
import { drawMarks, OPAQUE, watchLooks } from './marks.ts';

/** Cells a tile: small enough to be drawn within a frame, large enough that few are in view. */
const COLUMNS = 4;
const ROWS = 6;
type Tile = { canvas: HTMLCanvasElement; key: number; drawn: number };
const MOST_TILES = 4096;

/**
 * The marks, drawn on tiles that lie in the body and scroll with it, as on a map: a scroll moves no
 * element, and draws a tile only when one comes near. Elements for the marks dropped a third of the
 * frames across (docs/performance.md).
 */
export class GridTiles {
  readonly #body: HTMLElement;
  readonly #tiles = new Map<number, Tile>();
  #state: GridState | undefined;
  #sheet: HTMLCanvasElement | undefined;
  #scale = 1;
  /** Grows whenever what was drawn is out of date. */
  #edition = 0;

  constructor(body: HTMLElement, redraw: () => void, signal: AbortSignal) {
    this.#body = body;
    watchLooks(() => {
      this.#sheet = undefined;
      redraw();
    }, signal);
  }

  show(state: GridState, rows: Range, columns: Range): void {
    this.#prepare(state);
    const wanted: number[] = [];
    for (let row = Math.floor(rows.first / ROWS); row * ROWS < rows.end; row++)
      for (let column = Math.floor(columns.first / COLUMNS); column * COLUMNS < columns.end; column++)
        wanted.push(row * MOST_TILES + column);
    const keep = new Set(wanted);
    const free = [...this.#tiles.keys()].filter((key) => !keep.has(key));
    for (const key of wanted) {
      const tile = this.#tiles.get(key) ?? this.#reuse(free.pop(), key);
      if (tile.drawn === this.#edition) continue;
      tile.drawn = this.#edition;
      this.#draw(state, tile);
    }
  }

  /** What was drawn holds as long as the rows shown and their look do. */
  #prepare(state: GridState): void {
    const before = this.#state;
    this.#state = state;
    const isSameLook = before?.matrix === state.matrix && before.differences === state.differences;
    if (this.#sheet && isSameLook && before.shown === state.shown) return;
    this.#edition++;
    if (this.#sheet && isSameLook) return;
    this.#scale = devicePixelRatio || 1;
    this.#sheet = drawMarks(
      { isPaired: state.matrix.isPaired, differences: state.differences },
      this.#body,
      this.#scale,
    );
  }

  #reuse(old: number | undefined, key: number): Tile {
    const tile = (old !== undefined && this.#tiles.get(old)) || {
      canvas: addElement(this.#body, 'compare-tile', { 'aria-hidden': 'true' }, 'canvas'),
      key,
      drawn: -1,
    };
    if (old !== undefined) this.#tiles.delete(old);
    this.#tiles.set(key, tile);
    tile.key = key;
    tile.drawn = -1;
    tile.canvas.style.top = `${Math.floor(key / MOST_TILES) * ROWS * ROW_HEIGHT}px`;
    tile.canvas.style.left = `${(key % MOST_TILES) * COLUMNS * CELL_WIDTH}px`;
    return tile;
  }

  #draw({ matrix, shown }: GridState, { canvas, key }: Tile): void {
    const [width, height] = [CELL_WIDTH * this.#scale, ROW_HEIGHT * this.#scale];
    if (canvas.width !== COLUMNS * width) canvas.width = COLUMNS * width;
    if (canvas.height !== ROWS * height) canvas.height = ROWS * height;
    const context = canvas.getContext('2d', OPAQUE);
    if (!context || !this.#sheet) return;
    const [firstRow, firstColumn] = [Math.floor(key / MOST_TILES) * ROWS, (key % MOST_TILES) * COLUMNS];
    const rows = shown.slice(firstRow, firstRow + ROWS);
    rows.forEach((row, y) => {
      const codes = matrix.codes(row);
      for (let x = 0; x < COLUMNS && firstColumn + x < codes.length; x++) {
        const code = codes[firstColumn + x] ?? 0;
        context.drawImage(
          this.#sheet as HTMLCanvasElement,
          code * width,
          0,
          width,
          height,
          x * width,
          y * height,
          width,
          height,
        );
      }
    });
  }
}
