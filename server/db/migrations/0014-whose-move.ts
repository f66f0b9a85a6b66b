import { type Kysely, sql } from 'kysely';
import { withDueDates } from './events/due-dates.ts';
import { triggersOf } from './events/trigger-sql.ts';

/**
 * Who has to act next and since when (ADR-173): kept by a trigger, since saves, steps, imports,
 * parents and assignments all move it. What a parent sets aside keeps its time and its mark.
 */
const columns = [
  `alter table edition add research_due_date date, add qa_due_date date`,
  `alter table country_indicator
    add status_since timestamptz not null default now(),
    add aside_status_since timestamptz,
    add assigned_on timestamptz,
    add returned_on timestamptz,
    add returned_by int references app_user (id),
    add return_reason text,
    add return_count smallint not null default 0,
    add research_due_date date,
    add qa_due_date date,
    -- null where nobody has to act, 0 where somebody has to and nobody is assigned
    add next_user_id int generated always as (case when status = 3 or decided_by is not null then null
      when status < 2 then coalesce(research_user_id, 0) else coalesce(qa_user_id, 0) end) stored`,
];

const trigger = [
  `create function follow_status() returns trigger language plpgsql as $$
  declare
    moved_on timestamptz := coalesce(new.changed_on, now());
  begin
    if old.decided_by is null and new.decided_by is not null then
      new.aside_status_since := old.status_since;
    elsif old.decided_by is not null and new.decided_by is null then
      new.status_since := coalesce(old.aside_status_since, moved_on);
      new.aside_status_since := null;
      return new;
    end if;
    if old.status <> new.status then
      new.status_since := moved_on;
      if new.status > old.status and new.decided_by is null then
        new.returned_on := null;
        new.returned_by := null;
        new.return_reason := null;
      end if;
    end if;
    return new;
  end $$`,
  `create trigger country_indicator_status before update of status, decided_by on country_indicator
    for each row when (old.status <> new.status or old.decided_by is distinct from new.decided_by)
    execute function follow_status()`,
  `create function follow_assignment() returns trigger language plpgsql as $$
  begin
    new.assigned_on := (current_act()).at;
    return new;
  end $$`,
  `create trigger country_indicator_assigned before update of research_user_id, qa_user_id on country_indicator
    for each row when ((old.research_user_id, old.qa_user_id) is distinct from (new.research_user_id, new.qa_user_id))
    execute function follow_assignment()`,
];

/** What stands: the last step in the log, else the last save, else when the edition began. */
const backfill = [
  `with step as (
    select pair, max(at) as at from (
      select country_indicator_id as pair, at from event where kinds & 2 <> 0 and country_indicator_id is not null
      union all
      select unnest(pairs), at from event where kinds & 2 <> 0 and pairs is not null
    ) told group by pair
  )
  update country_indicator ci
    set status_since = coalesce(step.at, ci.rating_updated_on, ci.changed_on, e.creation_date)
    from edition e, country_indicator own left join step on step.pair = own.id
    where e.id = ci.edition_id and own.id = ci.id`,
  // the last step of those that are in research, where it was a return
  `with last_step as (
    select distinct on (country_indicator_id) country_indicator_id as pair, at, user_id, changes
    from event where kinds & 2 <> 0 and country_indicator_id is not null and record = 0
    order by country_indicator_id, id desc
  )
  update country_indicator ci
    set returned_on = s.at, returned_by = s.user_id, return_count = 1,
      return_reason = (select c.content from comment c where c.country_indicator_id = ci.id and c.author_id = s.user_id
        and c.date_created = s.at order by c.id limit 1)
    from last_step s
    where s.pair = ci.id and ci.decided_by is null
      and (s.changes->'WorkflowStatus'->>0)::int > (s.changes->'WorkflowStatus'->>1)::int
      and ci.status = (s.changes->'WorkflowStatus'->>1)::int
      and exists (select from app_user where id = s.user_id)`,
];

/** 'Needs me' in the order of the list, and how many of each status, from the index alone. */
const indexes = [
  `create index country_indicator_next on country_indicator (edition_id, next_user_id, position) include (status)
    where next_user_id is not null`,
];

export async function up(db: Kysely<never>): Promise<void> {
  // the rows change for themselves, which is no change of a person
  const log = (state: 'disable' | 'enable') => `alter table country_indicator ${state} trigger event_update`;
  const statements = [...columns, log('disable'), ...backfill, log('enable'), ...indexes, ...trigger];
  const logged = withDueDates.flatMap((table) =>
    table.changes.flatMap((change) => triggersOf(table, change, 'create or replace')),
  );
  for (const statement of [...statements, ...logged]) await sql.raw(statement).execute(db);
}
