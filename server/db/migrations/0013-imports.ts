import { type Kysely, sql } from 'kysely';

/**
 * What undoing an import takes beside its events, which tell old and new of each rating (ADR-171):
 * who rated and when, the version that the import left, and what a parent had set aside. Kept as
 * arrays of one row a statement, as 28,950 rows with their index would slow the import down.
 * `import_check` holds for a day what a check found, so that it can be read page by page.
 */
const statements = [
  `create table import (
    act_id bigint primary key,
    edition_ids int[] not null,
    undone_act_id bigint,
    undone_on timestamptz,
    undone_by int references app_user (id),
    check (num_nulls(undone_act_id, undone_on, undone_by) in (0, 3)))`,
  `create table import_part (
    act_id bigint not null references import (act_id) on delete cascade,
    part int not null,
    pairs int[] not null,
    versions int[] not null,
    rated_on timestamptz[] not null,
    rated_by int[] not null,
    decided json,
    primary key (act_id, part))`,
  `create table import_check (
    id text not null,
    part int not null,
    user_id int not null references app_user (id),
    created_on timestamptz not null,
    count int not null,
    changes text not null,
    primary key (id, part))`,
  'create index import_check_created on import_check (created_on)',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
