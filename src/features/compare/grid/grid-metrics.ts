/**
 * Sizes in pixels (requirements B9): a cell is 100 wide, which is 50 per edition when two are
 * compared; the body 654 high at most.
 */
export const CELL_WIDTH = 100;
export const ROW_HEIGHT = 40;
export const HEAD_HEIGHT = 60;
export const BODY_HEIGHT = 654;
/**
 * Rows and columns kept ready beyond each edge of what is in view, for a scroll that is ahead of
 * the script.
 */
const SPARE = 2;

/** The items from `first` up to but without `end`. */
export type Range = { first: number; end: number };

/** How many items a window needs at most, wherever it is scrolled to. */
export const itemsFor = (extent: number, size: number, count: number): number =>
  Math.min(count, Math.ceil(extent / size) + 1 + 2 * SPARE);

/**
 * The items in view and the spare ones, always `length` of them, so that elements can be reused.
 * The shared `useWindow` is not used, because it renders with React, which is too slow to scroll
 * thousands of cells on two axes at 60 frames a second (docs/performance.md).
 */
export function rangeInView(offset: number, size: number, count: number, length: number): Range {
  const first = Math.max(0, Math.min(count - length, Math.floor(offset / size) - SPARE));
  return { first, end: first + Math.min(length, count) };
}

/** Tiles are drawn for so many rows and columns beyond what is seen: one a frame of a scroll. */
const AHEAD = 4;

/** A range with what tiles are drawn around it, within what there is. */
export const widened = ({ first, end }: Range, within: Range): Range => ({
  first: Math.max(within.first, first - AHEAD),
  end: Math.min(within.end, end + AHEAD),
});

/** A cell by its indexes: row -1 is the head, column -1 the names of the indicators. */
export type CellPosition = { row: number; column: number };
type Extent = { rows: number; columns: number; page: number };

/** Where a key leads from a place (ARIA grid pattern), or undefined where it means nothing here. */
export function positionAfter(
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  { row, column }: CellPosition,
  { rows, columns, page }: Extent,
): CellPosition | undefined {
  const far = ctrlKey || metaKey;
  const to: Record<string, CellPosition> = {
    ArrowUp: { row: far ? 0 : row - 1, column },
    ArrowDown: { row: far ? rows - 1 : row + 1, column },
    ArrowLeft: { row, column: far ? 0 : column - 1 },
    ArrowRight: { row, column: far ? columns - 1 : column + 1 },
    PageUp: { row: Math.max(0, row - page), column },
    PageDown: { row: row + page, column },
    Home: { row: far ? 0 : row, column: far ? 0 : -1 },
    End: { row: far ? rows - 1 : row, column: columns - 1 },
  };
  const wanted = to[key];
  return wanted && { row: clamp(wanted.row, rows), column: clamp(wanted.column, columns) };
}

const clamp = (value: number, count: number) => Math.max(-1, Math.min(count - 1, value));

/** How far to scroll so that an item lies wholly within the window. */
export function offsetToShow(at: number, size: number, offset: number, extent: number): number {
  if (at < 0 || at * size < offset) return at < 0 ? offset : at * size;
  return Math.max(offset, (at + 1) * size - extent);
}

/** As many pinned columns stay in view as leave at least half of the width to the others. */
export const frozenIn = (width: number, pinned: number): number =>
  Math.min(pinned, Math.max(0, Math.floor(width / 2 / CELL_WIDTH)));
