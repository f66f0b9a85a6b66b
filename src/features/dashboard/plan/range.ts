/** A cell by its place, and the rectangle from where selecting began to where the keys are. */
export type Place = { row: number; column: number };
export type Range = { anchor: Place; active: Place };

export const startRange: Range = { anchor: { row: 0, column: 0 }, active: { row: 0, column: 0 } };

export const edgesOf = ({ anchor, active }: Range) => ({
  top: Math.min(anchor.row, active.row),
  bottom: Math.max(anchor.row, active.row),
  left: Math.min(anchor.column, active.column),
  right: Math.max(anchor.column, active.column),
});

/** Every place in it, row by row. */
export function placesIn(range: Range): Place[] {
  const { top, bottom, left, right } = edgesOf(range);
  return Array.from({ length: bottom - top + 1 }, (_, row) =>
    Array.from({ length: right - left + 1 }, (_, column) => ({ row: top + row, column: left + column })),
  ).flat();
}

/** Where a key leads in a grid of this size; undefined where it is no key of the grid. */
export function placeAfter(key: string, { row, column }: Place, size: Place, isFar: boolean): Place | undefined {
  const last = { row: size.row - 1, column: size.column - 1 };
  const within = (place: Place): Place => ({
    row: Math.max(0, Math.min(last.row, place.row)),
    column: Math.max(0, Math.min(last.column, place.column)),
  });
  const far = isFar ? Number.MAX_SAFE_INTEGER : 1;
  if (key === 'ArrowDown') return within({ row: row + far, column });
  if (key === 'ArrowUp') return within({ row: row - far, column });
  if (key === 'ArrowRight') return within({ row, column: column + far });
  if (key === 'ArrowLeft') return within({ row, column: column - far });
  if (key === 'Home') return within({ row: isFar ? 0 : row, column: 0 });
  if (key === 'End') return within({ row: isFar ? last.row : row, column: last.column });
  return undefined;
}

/** Everything from one place to another; the keys stay at the first, which is in view. */
export const wholeRange = (first: Place, last: Place): Range => ({ anchor: last, active: first });
