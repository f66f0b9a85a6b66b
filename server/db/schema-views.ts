/** The table of saved views (migration 0018). */

import type { ColumnType, Generated } from 'kysely';
import type { components } from '#generated/schema.ts';

/** JSON text when written. */
type Content = ColumnType<components['schemas']['ViewContent'], string, string>;
type Later<T> = ColumnType<T | null, T | null | undefined, T | null>;

interface SavedViewTable {
  id: Generated<number>;
  /** Who made it; where it has no edition, the only one who sees it. */
  user_id: number;
  edition_id: Later<number>;
  /** ViewList. */
  list: number;
  name: string;
  content: Content;
  /** Role, in their order; null = none. */
  default_roles: Later<number[]>;
  version: Generated<number>;
  changed_on: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  changed_by: Later<number>;
}

export interface ViewTables {
  saved_view: SavedViewTable;
}
