import type { Selection } from '#src/components/data-table-selection.tsx';

/** The medium height of a table (requirements A2.8), more where the window has more. */
export const TABLE_HEIGHT = 'max(26rem, calc(100dvh - 31rem))';

/** Which records are chosen, by Id. */
export type IdSelection = { selected: ReadonlySet<number>; onSelectedChange: (selected: Set<number>) => void };

export const selectionOf = <Row>(
  { selected, onSelectedChange }: IdSelection,
  keyOf: (row: Row) => number,
  labelOf: (row: Row) => string,
): Selection<Row> => ({
  selected,
  keyOf,
  labelOf,
  onSelectedChange: (next) => onSelectedChange(new Set([...next].map(Number))),
});
