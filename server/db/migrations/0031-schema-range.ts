import { type Kysely, sql } from 'kysely';

export const expands = true;

/** From which migration on a build works with this schema (ADR-236); one row. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table schema_range (
    one boolean primary key default true check (one),
    least text not null)`.execute(db);
  await sql`insert into schema_range (least) values ('0027-client-files')`.execute(db);
}
