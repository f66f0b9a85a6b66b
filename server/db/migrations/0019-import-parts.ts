import { type Kysely, sql } from 'kysely';
import { withImportParts } from './events/import-parts.ts';
import { triggersOf } from './events/trigger-sql.ts';

const parts = 'pairs versions rated_on rated_by status_since submitted_on assigned_on decided returned'.split(' ');

/**
 * Undoing an import restores what triggers keep as well: since when a status stands, when people
 * were assigned, the mark of a return (ADR-192). What an undo writes itself, they leave alone.
 */
const statements = [
  `alter table import_part add status_since timestamptz[], add submitted_on timestamptz[], add assigned_on timestamptz[],
    add returned json`,
  // as large arrays and texts compress in a tenth of the time; a server may be built without it
  `do $$ begin
    alter table event alter column details set compression lz4;
    alter table event alter column pairs set compression lz4;
    alter table event alter column libraries set compression lz4;
    ${parts.map((column) => `alter table import_part alter column ${column} set compression lz4;`).join('\n    ')}
  exception when feature_not_supported then null;
  end $$`,
  `create function is_restored() returns boolean language sql stable
    return coalesce(current_setting('app.restores', true) = 'on', false)`,
  `create or replace function follow_status() returns trigger language plpgsql as $$
  declare
    moved_on timestamptz := coalesce(new.changed_on, now());
  begin
    if is_restored() then return new; end if;
    if old.decided_by is null and new.decided_by is not null then
      new.aside_status_since := old.status_since;
    elsif old.decided_by is not null and new.decided_by is null then
      new.status_since := coalesce(old.aside_status_since, moved_on);
      new.aside_status_since := null;
      new.submitted_on := case when new.status >= 2 then least(coalesce(old.submitted_on, new.status_since), new.status_since) end;
      return new;
    end if;
    if old.status <> new.status then
      new.status_since := moved_on;
      if new.status < 2 then
        new.submitted_on := null;
      elsif old.status < 2 then
        new.submitted_on := moved_on;
      end if;
      if new.status > old.status and new.decided_by is null then
        new.returned_on := null;
        new.returned_by := null;
        new.return_reason := null;
      end if;
    end if;
    return new;
  end $$`,
  `create or replace function follow_assignment() returns trigger language plpgsql as $$
  begin
    if is_restored() then return new; end if;
    new.assigned_on := (current_act()).at;
    return new;
  end $$`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [...statements, ...triggersOf(withImportParts, 'update', 'create or replace')])
    await sql.raw(statement).execute(db);
}
