import { type Kysely, sql } from 'kysely';

/**
 * The activity log: one row a change, written by the triggers of 0010 in the transaction of the
 * change. It has no foreign keys, since it outlives what it tells of.
 */
const statements = [
  'create sequence act_id',
  `create table event (
    id bigint generated always as identity primary key,
    act_id bigint not null,
    at timestamptz not null,
    user_id int,
    edition_id int,
    country_id int,
    indicator_id int,
    library_indicator_id int,
    country_indicator_id int,
    record_id int,
    pairs int[],
    libraries int[],
    details json,
    records int not null,
    alike int not null,
    kinds smallint not null,
    action smallint not null,
    cause smallint not null,
    record smallint not null,
    operation text,
    cause_name text,
    record_name text,
    changes jsonb not null)`,

  'create index event_pair on event (country_indicator_id, id) where country_indicator_id is not null',
  'create index event_country on event (country_id, id) where country_id is not null',
  // ratings of a country that one statement changed
  'create index event_chunk on event (country_id, id) where pairs is not null',
  'create index event_chunk_newest on event (id) where libraries is not null',
  'create index event_library on event (library_indicator_id, id) where library_indicator_id is not null',
  'create index event_user on event (user_id, id)',
  'create index event_kinds on event (kinds, id)',
  'create index event_act on event (act_id, id)',
  'create index event_at on event (at)',
  // the first of many alike changes; what editions and people tell of themselves; names of what
  // was deleted
  'create index event_first on event (id) where alike > 0',
  'create index event_edition on event (edition_id, id) where country_indicator_id is null and pairs is null',
  'create index event_person on event (record_id, id) where record in (9, 11)',
  'create index event_removed on event (record, record_id) where action = 2',
  'create index event_removed_indicator on event (library_indicator_id, edition_id) where action = 2 and record = 6',

  `create function refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception 'The activity log cannot be altered' using errcode = 'insufficient_privilege';
  end $$`,
  `create trigger event_stays before update or delete or truncate on event
    for each statement execute function refuse_change()`,
  'revoke all on event from public',
  'revoke update, delete, truncate on event from current_user',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
