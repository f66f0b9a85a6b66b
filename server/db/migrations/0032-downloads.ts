import { type Kysely, sql } from 'kysely';

export const expands = true;

/** Exports that wait to be fetched, for any instance (ADR-237). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table download (
    hash text primary key,
    file_name text not null,
    size bigint,
    expires_on timestamptz not null,
    taken_on timestamptz)`.execute(db);
  await sql`create table download_part (
    hash text not null references download on delete cascade,
    number int not null,
    body bytea not null,
    primary key (hash, number))`.execute(db);
  // parts of an export are compressed already, or gone within minutes
  await sql`alter table download_part alter column body set storage external`.execute(db);
}
