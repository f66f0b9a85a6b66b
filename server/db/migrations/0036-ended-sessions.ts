import { type Kysely, sql } from 'kysely';

export const expands = true;

/** Sessions at the provider whose tokens are refused before they expire (ADR-231). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table ended_session (
    session text primary key,
    issued_until timestamptz not null,
    forget_on timestamptz not null)`.execute(db);
}
