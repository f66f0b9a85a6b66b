import { expect, test, vi } from 'vitest';
import { columnsOf } from '#src/features/compare/columns.ts';
import { CELL_WIDTH, ROW_HEIGHT } from '#src/features/compare/grid/grid-metrics.ts';
import type { GridState } from '#src/features/compare/grid/grid-state.ts';
import { GridTiles, type Part } from '#src/features/compare/grid/grid-tiles.ts';
import { Matrix } from '#src/features/compare/matrix.ts';
import { ofSize } from './support/comparison.ts';

const matrix = new Matrix(ofSize(40, 60));
const state: GridState = {
  matrix,
  lines: matrix.rows.map((_, at) => at),
  columns: columnsOf(matrix, { pinned: [], means: false }),
  ...{ totals: undefined, selected: new Set<number>(), sort: 0, isSought: undefined },
};
const part = (rows: [number, number], columns: [number, number]): Part => ({
  rows: { first: rows[0], end: rows[1] },
  columns: { first: columns[0], end: columns[1] },
});
/** A window from the middle of a tile to the middle of another one, and what is kept ready around it. */
const seen = part([9, 25], [3, 14]);
const ready = part([7, 27], [1, 16]);

/** Tiles in a pane, and the places of the cells that were drawn since the last look, in pixels of the pane. */
function tilesInPane() {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  const pane = document.body.appendChild(document.createElement('div'));
  const drawn: { canvas: HTMLCanvasElement; left: number; top: number }[] = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    const drawImage = (...[, , , , , left = 0, top = 0, width, height]: number[]) => {
      expect([width, height]).toEqual([CELL_WIDTH, ROW_HEIGHT]);
      drawn.push({ canvas: this, left, top });
    };
    return new Proxy({}, { get: (_, name) => (name === 'drawImage' ? drawImage : () => undefined), set: () => true });
  } as never);
  const tiles = new GridTiles(pane, () => undefined, new AbortController().signal);
  const canvases = () => [...pane.querySelectorAll('canvas')];
  /** A tile is put in its place once it is drawn. */
  const placeOf = ({ canvas: { style }, left, top }: (typeof drawn)[number]) => {
    const [x, y] = [Number.parseFloat(style.left) + left, Number.parseFloat(style.top) + top];
    return `${y / ROW_HEIGHT} ${x / CELL_WIDTH}`;
  };
  return { tiles, canvases, taken: () => drawn.splice(0).map(placeOf) };
}

const placesOf = ({ rows, columns }: Part) => {
  const places: string[] = [];
  for (let row = rows.first; row < rows.end; row++)
    for (let column = columns.first; column < columns.end; column++) places.push(`${row} ${column}`);
  return places;
};

test('the first frame draws each cell that is seen and no other, the next one the rest, once', () => {
  const { tiles, taken } = tilesInPane();
  tiles.show(state, { seen, ready, pace: 'first' }, 0);
  expect(taken().toSorted()).toEqual(placesOf(seen).toSorted());
  tiles.show(state, { seen, ready, pace: 'all' }, 0);
  expect(taken().toSorted()).toEqual(placesOf(part([6, 30], [0, 16])).toSorted());
  tiles.show(state, { seen, ready, pace: 'all' }, 0);
  expect(taken()).toEqual([]);
});

test('a tile is as large as the cells on it, and lies where they do', () => {
  const { tiles, canvases } = tilesInPane();
  tiles.show(state, { seen, ready, pace: 'all' }, 0);
  const places = canvases().map(({ width, height, style }) => {
    expect([style.width, style.height]).toEqual([`${width}px`, `${height}px`]);
    const [left, top] = [Number.parseFloat(style.left), Number.parseFloat(style.top)];
    expect([left % width, top % height]).toEqual([0, 0]);
    return `${left} ${top}`;
  });
  expect(new Set(places).size).toBe(places.length);
});

test('what a scroll brings into view is drawn in its frame, whole', () => {
  const { tiles, taken } = tilesInPane();
  tiles.show(state, { seen, ready, pace: 'all' }, 0);
  taken();
  const below = part([21, 37], [3, 14]);
  tiles.show(state, { seen: below, ready: part([19, 39], [1, 16]), pace: 'scroll' }, 0);
  const drawn = new Set(taken());
  expect(placesOf(part([30, 37], [3, 14])).filter((place) => !drawn.has(place))).toEqual([]);
});

test('what comes near in a scroll is drawn a tile a frame, and all of it when the scroll rests', () => {
  const { tiles, taken } = tilesInPane();
  tiles.show(state, { seen, ready, pace: 'all' }, 0);
  taken();
  const near = { seen: part([13, 29], [3, 14]), ready: part([11, 33], [1, 16]) };
  const tile = part([30, 36], [0, 8]);
  tiles.show(state, { ...near, pace: 'scroll' }, 0);
  expect(taken().toSorted()).toEqual(placesOf(tile).toSorted());
  tiles.show(state, { ...near, pace: 'all' }, 0);
  expect(taken().toSorted()).toEqual(placesOf({ ...tile, columns: { first: 8, end: 16 } }).toSorted());
});

test('a search draws no line again that stays where it is', () => {
  const { tiles, taken } = tilesInPane();
  tiles.show(state, { seen, ready, pace: 'all' }, 0);
  taken();
  const found = { ...state, lines: state.lines.filter((line) => line < 18 || line % 2 === 0) };
  tiles.show(found, { seen, ready, pace: 'first' }, 0);
  expect(taken().toSorted()).toEqual(placesOf({ ...seen, rows: { first: 18, end: 25 } }).toSorted());
});

test('after a search the rest is drawn a tile a task, and what is seen first', () => {
  const { tiles, canvases, taken } = tilesInPane();
  const isFrontShown = () => canvases()[0]?.style.display === '';
  expect(tiles.show(state, { seen, ready, pace: 'first' }, 0)).toBe(true);
  taken();
  const places: string[] = [];
  for (let tile = 0, isMore = true; isMore; tile++) {
    const isSeen = placesOf(seen).every((place) => places.includes(place));
    expect(isFrontShown()).toBe(!isSeen);
    isMore = tiles.show(state, { seen, ready, pace: 'next' }, 0);
    const drawn = taken();
    expect(drawn).toHaveLength(48);
    places.push(...drawn);
    expect(tile).toBeLessThan(8);
  }
  expect(places.toSorted()).toEqual(placesOf(part([6, 30], [0, 16])).toSorted());
});
