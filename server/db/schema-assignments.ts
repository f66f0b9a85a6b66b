/** The table of assignments, for undoing them (migration 0021, ADR-195). */
import type { ColumnType } from 'kysely';

type Later<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** One choice or a whole plan; the arrays go together and are empty once it was undone. */
interface AssignmentTable {
  /** Of its events. */
  act_id: number;
  edition_id: number;
  at: ColumnType<Date, Date | string, Date | string>;
  pairs: number[];
  /** As the assignment found them, which changes none. */
  versions: number[];
  research_was: (number | null)[];
  qa_was: (number | null)[];
  research_is: (number | null)[];
  qa_is: (number | null)[];
  /** Before it. */
  assigned_on: (Date | null)[];
  undone_act_id: Later<number>;
  undone_on: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  undone_by: Later<number>;
}

export interface AssignmentTables {
  assignment: AssignmentTable;
}
