import type { Migration } from 'kysely/migration';

/** A migration as this product writes them (docs/operating.md, 'Upgrade and way back'). */
export interface SchemaMigration extends Migration {
  /** Builds that do not know it go on working on the schema that it leaves. */
  expands?: boolean;
  /** Indexes by name, as `event (at)`, made while others write. */
  indexes?: Record<string, string>;
}

export type Migrations = Record<string, SchemaMigration>;
