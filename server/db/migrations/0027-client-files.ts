import { type Kysely, sql } from 'kysely';

/** The client's files of all builds that still run or ran lately (ADR-223). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table client_file (
    name text primary key,
    body bytea not null,
    kept_on timestamptz not null)`.execute(db);
}
