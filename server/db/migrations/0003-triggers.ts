import { type Kysely, sql } from 'kysely';

const functions = [
  // the client uses 9999 for an edition that is being created, so the identity skips it
  `create function skip_temporary_edition_id() returns trigger language plpgsql as $$
  begin
    new.id := nextval(pg_get_serial_sequence('edition', 'id'));
    return new;
  end $$`,
  `create trigger edition_skip_temporary_id before insert on edition
    for each row when (new.id = 9999) execute function skip_temporary_edition_id()`,

  // a parent may not depend on another indicator: one level only
  `create function check_one_level() returns trigger language plpgsql as $$
  begin
    perform 1 from indicator where id = new.parent_indicator_id for update;
    if exists (select from indicator where id = new.parent_indicator_id and parent_indicator_id is not null)
      or exists (select from indicator where parent_indicator_id = new.id) then
      raise exception 'indicator % cannot depend on %: one level only', new.id, new.parent_indicator_id
        using errcode = 'check_violation', constraint = 'indicator_one_level', table = 'indicator';
    end if;
    return new;
  end $$`,
  `create trigger indicator_one_level before insert or update of parent_indicator_id on indicator
    for each row when (new.parent_indicator_id is not null) execute function check_one_level()`,

  `create function set_indicator_number() returns trigger language plpgsql as $$
  begin
    select m.order_id * 1000000 + a.order_id * 1000 + new.order_id into new.number
      from activity a join milestone m on m.id = a.milestone_id where a.id = new.activity_id;
    return new;
  end $$`,
  `create trigger indicator_number before insert or update of order_id, activity_id, number on indicator
    for each row execute function set_indicator_number()`,

  `create function renumber_activity() returns trigger language plpgsql as $$
  begin
    update indicator set number = 0 where activity_id = new.id;
    return null;
  end $$`,
  `create trigger activity_renumber after update on activity for each row
    when (old.order_id <> new.order_id or old.milestone_id <> new.milestone_id) execute function renumber_activity()`,

  `create function renumber_milestone() returns trigger language plpgsql as $$
  begin
    update indicator set number = 0 where activity_id in (select id from activity where milestone_id = new.id);
    return null;
  end $$`,
  `create trigger milestone_renumber after update on milestone for each row
    when (old.order_id <> new.order_id) execute function renumber_milestone()`,

  `create function move_indicator_rows() returns trigger language plpgsql as $$
  begin
    update country_indicator set position = position - old.number + new.number where indicator_id = new.id;
    return null;
  end $$`,
  `create trigger indicator_moved after update on indicator for each row
    when (old.number <> new.number) execute function move_indicator_rows()`,

  `create function move_country_rows() returns trigger language plpgsql as $$
  begin
    update country_indicator set position = position + (new.sort_order - old.sort_order) * 1000000000::bigint
      where country_id = new.id;
    return null;
  end $$`,
  `create trigger country_moved after update on country for each row
    when (old.sort_order <> new.sort_order) execute function move_country_rows()`,

  `create function set_position() returns trigger language plpgsql as $$
  begin
    select c.sort_order * 1000000000::bigint + i.number into new.position
      from country c, indicator i where c.id = new.country_id and i.id = new.indicator_id;
    return new;
  end $$`,
  // bulk writers that know the position give it and save the look-up
  `create trigger country_indicator_position before insert on country_indicator
    for each row when (new.position is null) execute function set_position()`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of functions) await sql.raw(statement).execute(db);
}
