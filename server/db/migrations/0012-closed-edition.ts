import { type Kysely, sql } from 'kysely';

/**
 * What taking back an edition needs to know: which one it closed, which is then active again, and
 * which references came with its creation.
 */
const statements = [
  `alter table edition add closed_edition_id int references edition (id) on delete set null,
    add check (closed_edition_id <> id)`,
  // until now both instants came from one clock reading
  `update edition e set closed_edition_id = before.id from edition before
    where before.inactive_date = e.creation_date and before.id <> e.id`,
  'alter table reference add brought_along boolean not null default false',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
