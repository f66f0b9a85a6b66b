import { type Kysely, sql } from 'kysely';

/** The export of results has saved views: its columns and filters under a name (ADR-205). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table saved_view drop constraint saved_view_list_check`.execute(db);
  await sql`alter table saved_view add constraint saved_view_list_check check (list in (0, 1, 2))`.execute(db);
}
