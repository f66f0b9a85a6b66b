import { countedPlural } from '#src/lib/words.ts';
import { Checkbox } from './ui/checkbox.tsx';

/** Which rows are chosen, by what tells them apart; the caller keeps the set. */
export interface Selection<Row> {
  selected: ReadonlySet<string | number>;
  onSelectedChange: (selected: Set<string | number>) => void;
  keyOf: (row: Row) => string | number;
  /** What a row is called, for its checkbox. */
  labelOf: (row: Row) => string;
}

type SelectAllProps<Row> = { selection: Selection<Row>; rows: readonly Row[]; suffix: string };

/** Chooses all rows of all pages, or none of them; what was chosen before a search and is not shown now stays. */
export function SelectAll<Row>({
  selection: { selected, onSelectedChange, keyOf },
  rows,
  suffix,
}: SelectAllProps<Row>) {
  const chosen = rows.filter((row) => selected.has(keyOf(row))).length;
  const all = rows.length > 0 && chosen === rows.length;
  const toggle = () => {
    const keys = rows.map(keyOf);
    onSelectedChange(new Set(all ? [...selected].filter((key) => !keys.includes(key)) : [...selected, ...keys]));
  };
  return (
    <Checkbox
      aria-label={`Select all ${countedPlural(rows.length, suffix)}`}
      checked={all}
      indeterminate={chosen > 0 && !all}
      onChange={toggle}
      disabled={rows.length === 0}
    />
  );
}

/** The checkbox of one row. */
export function SelectRow<Row>({ selection, row }: { selection: Selection<Row>; row: Row }) {
  const key = selection.keyOf(row);
  const toggle = () => {
    const next = new Set(selection.selected);
    if (!next.delete(key)) next.add(key);
    selection.onSelectedChange(next);
  };
  return (
    <Checkbox aria-label={`Select ${selection.labelOf(row)}`} checked={selection.selected.has(key)} onChange={toggle} />
  );
}
