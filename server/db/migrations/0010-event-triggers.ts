import { type Kysely, sql } from 'kysely';
import { loggedTables } from './events/logged-tables.ts';
import { triggersOf } from './events/trigger-sql.ts';

/**
 * Who acts and how, which the connection knows of the call (server/db/acts.ts) for its transaction.
 * What happens without a call is a command of the operator.
 */
const currentAct = [
  `create type act as (act_id bigint, at timestamptz, user_id int, operation text, cause smallint, cause_name text,
    pair int, is_structural boolean)`,
  `create function current_act() returns act language plpgsql as $$
  declare
    told jsonb := nullif(current_setting('app.act', true), '')::jsonb;
    own bigint := nullif(current_setting('app.act_id', true), '')::bigint;
  begin
    if own is null then
      own := nextval('act_id');
      perform set_config('app.act_id', own::text, true);
    end if;
    return (own, coalesce((told->>'at')::timestamptz, now()), (told->>'user')::int, told->>'operation',
      coalesce((told->>'cause')::smallint, 4), told->>'causeName', (told->>'pair')::int,
      coalesce((told->>'structural')::boolean, false))::act;
  end $$`,
];

/** What is below goes first, while what it belongs to can still be told, as a consequence. */
const bottomUp = [
  `create function begin_consequence(name text) returns text language plpgsql as $$
  declare
    before text := coalesce(current_setting('app.act', true), '');
  begin
    perform set_config('app.act', (coalesce(nullif(before, '')::jsonb, '{}')
      || jsonb_build_object('cause', 3, 'causeName', name))::text, true);
    return before;
  end $$`,
  `create function delete_work_of_indicator() returns trigger language plpgsql as $$
  declare
    before text := begin_consequence(concat(old.number / 1000000, '.', old.number / 1000 % 1000, '.', old.number % 1000,
      ' ', old.short_name));
  begin
    delete from comment where country_indicator_id in (select id from country_indicator where indicator_id = old.id);
    delete from reference where country_indicator_id in (select id from country_indicator where indicator_id = old.id);
    delete from country_indicator where indicator_id = old.id;
    perform set_config('app.act', before, true);
    return old;
  end $$`,
  `create trigger indicator_bottom_up before delete on indicator
    for each row execute function delete_work_of_indicator()`,
  `create function delete_structure_of_edition() returns trigger language plpgsql as $$
  declare
    before text := begin_consequence(old.name);
  begin
    delete from milestone where edition_id = old.id;
    perform set_config('app.act', before, true);
    return old;
  end $$`,
  `create trigger edition_bottom_up before delete on edition
    for each row execute function delete_structure_of_edition()`,
];

export async function up(db: Kysely<never>): Promise<void> {
  const triggers = loggedTables.flatMap((table) =>
    table.changes.flatMap((change) => triggersOf(table, change, 'create')),
  );
  for (const statement of [...currentAct, ...triggers, ...bottomUp]) await sql.raw(statement).execute(db);
}
