import { countedPlural } from '#src/lib/words.ts';
import { CheckAll } from './choices/check-all.tsx';
import { withChosen } from './choices/choice-nodes.ts';

/** Which rows are chosen, by what tells them apart; the caller keeps the set. */
export interface Selection<Row> {
  selected: ReadonlySet<string | number>;
  onSelectedChange: (selected: Set<string | number>) => void;
  keyOf: (row: Row) => string | number;
  /** What a row is called, for its checkbox. */
  labelOf: (row: Row) => string;
}

type SelectAllProps<Row> = { selection: Selection<Row>; rows: readonly Row[]; suffix: string };

/**
 * Chooses all rows of all pages, or none of them; what was chosen before a search and is not shown
 * now stays.
 */
export function SelectAll<Row>({
  selection: { selected, onSelectedChange, keyOf },
  rows,
  suffix,
}: SelectAllProps<Row>) {
  return (
    <CheckAll
      aria-label={`Select all ${countedPlural(rows.length, suffix)}`}
      ids={rows.map(keyOf)}
      selected={selected}
      onChoose={(keys, isChosen) => onSelectedChange(withChosen(selected, keys, isChosen))}
    />
  );
}

/** The checkbox of one row. */
export function SelectRow<Row>({ selection, row }: { selection: Selection<Row>; row: Row }) {
  const key = selection.keyOf(row);
  return (
    <CheckAll
      aria-label={`Select ${selection.labelOf(row)}`}
      ids={[key]}
      selected={selection.selected}
      onChoose={(keys, isChosen) => selection.onSelectedChange(withChosen(selection.selected, keys, isChosen))}
    />
  );
}
