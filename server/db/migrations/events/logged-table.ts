/** ActivityCause: of an import the event of its file stands for all. */
export const IMPORT = 2;

export type Change = 'insert' | 'update' | 'delete';

export interface LoggedField {
  /** The property, as the contract calls it. */
  name: string;
  column: string;
  /** The bit of its kind, where a table has several. */
  kind?: number;
  /** What is told of a row, where it is not the column itself. */
  value?: (row: string) => string;
  /** A long text: only that it changed is kept. */
  withheld?: boolean;
  /** Its change is an event, which the event's action says. */
  untold?: boolean;
}

export interface Place {
  edition?: string;
  country?: string;
  indicator?: string;
  library?: string;
  pair?: string;
  /** Joins that the expressions use. */
  join?: string;
}

/** Columns of current_act(), by name, however the statement gets them. */
export type Act = (column: string) => string;

export interface LoggedTable {
  name: string;
  key: string[];
  recordId: string;
  /** ActivityRecord of the contract. */
  record: number;
  changes: Change[];
  /** The set of ActivityKind, a bit each. */
  kinds: (change: Change) => string;
  fields: LoggedField[];
  place: (row: string) => Place;
  recordName?: (row: string) => string;
  /** Rows that leave no event. */
  when?: Partial<Record<Change, string>>;
  action?: (change: Change) => string | undefined;
  cause?: (act: Act, change: Change) => string;
  causeName?: (act: Act, change: Change) => string;
  user?: (act: Act, change: Change) => string;
  /** How many rows that one statement changed are written, where it is not one event each. */
  together?: Partial<Record<Change, (table: LoggedTable, change: Change, act: Act) => string>>;
  /** What is written beside the events, in PL/pgSQL with `act`, `old_rows` and `new_rows`. */
  besides?: Partial<Record<Change, string>>;
}
