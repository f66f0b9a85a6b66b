/** Tables of imports: what undoing one takes, and what a check found (ADR-171). */
import type { ColumnType } from 'kysely';

/** An import that can be undone, or was (migration 0013). */
interface ImportTable {
  /** Of its events. */
  act_id: number;
  edition_ids: number[];
  /** All three once it was undone. */
  undone_act_id: ColumnType<number | null, number | null | undefined, number | null>;
  undone_on: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  undone_by: ColumnType<number | null, number | null | undefined, number | null>;
}

/** What undoing takes beside the events, an array of what each rating of a statement had. */
interface ImportPartTable {
  act_id: number;
  part: number;
  pairs: number[];
  /** As the import left it; null where only people changed. */
  versions: (number | null)[];
  rated_on: (Date | null)[];
  rated_by: (number | null)[];
  /** Of imports since migration 0019, as are the returns. */
  status_since: Date[] | null;
  assigned_on: (Date | null)[] | null;
  /** Of those that a parent decided before: by which indicator, and what was set aside. */
  decided: ColumnType<unknown, string | null | undefined, never>;
  /** Of those with the mark of a return: who, when and why. */
  returned: ColumnType<unknown, string | null | undefined, never>;
}

/** What a check found that a file would change, for a day. */
interface ImportCheckTable {
  id: string;
  part: number;
  user_id: number;
  created_on: ColumnType<Date, Date | string, Date | string>;
  /** Of all parts. */
  count: number;
  /** JSON of ImportChanges of the contract. */
  changes: string;
}

export interface ImportTables {
  import: ImportTable;
  import_part: ImportPartTable;
  import_check: ImportCheckTable;
}
