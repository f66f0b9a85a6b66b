import { type Kysely, sql } from 'kysely';

export const expands = true;

/** Accounts are changed on screen, and tell when somebody last came (ADR-225). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table app_user
    add column version int not null default 1,
    add column changed_on timestamptz,
    add column changed_by int references app_user (id),
    add column last_seen_on timestamptz`.execute(db);
}
