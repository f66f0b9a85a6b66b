import { type Kysely, sql } from 'kysely';

/**
 * When what is in QA or completed was submitted (ADR-189): for the burn-up and for how long QA
 * takes. The trigger of 0014 keeps it beside `status_since`.
 */
const columns = ['alter table country_indicator add submitted_on timestamptz'];

/** The last submission in the log, at most when the row came to its present status. */
const backfill = [
  `with submission as (
    select pair, max(at) as at from (
      select country_indicator_id as pair, at from event where kinds & 2 <> 0 and country_indicator_id is not null
        and (changes->'WorkflowStatus'->>0)::int < 2 and (changes->'WorkflowStatus'->>1)::int >= 2
      union all
      select unnest(pairs), at from event where kinds & 2 <> 0 and pairs is not null
        and (changes->'WorkflowStatus'->>0)::int < 2 and (changes->'WorkflowStatus'->>1)::int >= 2
    ) told group by pair
  )
  update country_indicator ci set submitted_on = least(submission.at, ci.status_since)
    from country_indicator own left join submission on submission.pair = own.id
    where own.id = ci.id and ci.status >= 2`,
];

const indexes = [
  // what was completed and what waits for QA, by when
  `create index country_indicator_since on country_indicator (edition_id, status, status_since)
    include (submitted_on, country_id)`,
  'create index country_indicator_returned on country_indicator (edition_id, position) where return_count > 1',
];

const trigger = `create or replace function follow_status() returns trigger language plpgsql as $$
  declare
    moved_on timestamptz := coalesce(new.changed_on, now());
  begin
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
  end $$`;

export async function up(db: Kysely<never>): Promise<void> {
  // the rows change for themselves, which is no change of a person
  const log = (state: 'disable' | 'enable') => `alter table country_indicator ${state} trigger event_update`;
  for (const statement of [...columns, log('disable'), ...backfill, log('enable'), ...indexes, trigger])
    await sql.raw(statement).execute(db);
}
