import { type Kysely, sql } from 'kysely';

/**
 * What undoing an assignment takes (ADR-195): an array of each column, as 28,950 rows with their
 * index would slow a plan down. They are emptied once it was undone.
 */
const statements = [
  `create table assignment (
    act_id bigint primary key,
    edition_id int not null references edition (id) on delete cascade,
    at timestamptz not null,
    pairs int[] not null,
    versions int[] not null,
    research_was int[] not null,
    qa_was int[] not null,
    research_is int[] not null,
    qa_is int[] not null,
    assigned_on timestamptz[] not null,
    undone_act_id bigint,
    undone_on timestamptz,
    undone_by int references app_user (id),
    check (num_nulls(undone_act_id, undone_on, undone_by) in (0, 3)))`,
  'create index assignment_edition on assignment (edition_id)',
  // undoing says itself since when it was assigned, as undoing an import does
  `create or replace function follow_assignment() returns trigger language plpgsql as $$
  begin
    if coalesce(current_setting('app.restores', true), '') <> 'on'
        and new.assigned_on is not distinct from old.assigned_on then
      new.assigned_on := (current_act()).at;
    end if;
    return new;
  end $$`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
