import { type Kysely, sql } from 'kysely';

/**
 * A rating that a parent decides keeps beside it what a person had rated (ADR-155). What parents
 * overwrote before is lost and stays as it is: nothing is set aside there, so that those rows are
 * Open once their parent is met, as before. `decided_by` is no foreign key: its check would lock
 * the parent's indicator after its rating, where assigning a parent locks them the other way
 * round.
 */
const statements = [
  `alter table country_indicator
    add decided_by int,
    add aside_score smallint check (aside_score between -1 and 1),
    add aside_is_met boolean,
    add aside_note text,
    add aside_status smallint check (aside_status between 0 and 3),
    add aside_updated_on timestamptz,
    add aside_updated_by int references app_user (id),
    add constraint country_indicator_aside check (
      (decided_by is null) = (aside_status is null)
      and (decided_by is null or (is_met is not distinct from false and score is not distinct from 0))
      and (decided_by is not null
        or (aside_score, aside_is_met, aside_note, aside_updated_on, aside_updated_by) is null)
      and (aside_score is null) = (aside_is_met is null)
      and (aside_score = 0) = (not aside_is_met))`,
  // deleting an indicator asks whether it decides anything
  'create index country_indicator_decided on country_indicator (decided_by) where decided_by is not null',
  `update country_indicator child set decided_by = above.indicator_id, aside_status = 0
    from indicator i, country_indicator above
    where i.id = child.indicator_id and above.edition_id = child.edition_id
      and above.country_id = child.country_id and above.indicator_id = i.parent_indicator_id
      and above.is_met = false and child.is_met = false
      and starts_with(child.researcher_note, 'Rated 0 / Not Met because the parent indicator ')`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
