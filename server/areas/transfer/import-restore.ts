/** Writes back what ratings were before an import. */
import { type RawBuilder, sql } from 'kysely';
import { ActivityRecord } from '#generated/enums.ts';
import type { Trx } from '../../db/schema.ts';

/** Old and new values of each rating that an import changed, from its events: `pair`, `changes`. */
export const toldOf = (id: number, kinds = 7): RawBuilder<unknown> => sql`
  select coalesce(p.pair, e.record_id) as pair, coalesce(p.change::jsonb, e.changes) as changes
  from event e left join lateral rows from (unnest(e.pairs), json_array_elements(e.details)) as p(pair, change) on true
  where e.act_id = ${id} and e.record = ${sql.lit(ActivityRecord.Rating)} and e.kinds & ${sql.lit(kinds)} <> 0`;

/** The event's value, else the present one: it did not change. */
const was = (field: string, column: string, type: string) =>
  sql`case when told.changes ? ${sql.lit(field)} then (told.changes->${sql.lit(field)}->>0)::${sql.raw(type)}
    else ci.${sql.ref(column)} end`;

/** Where the import changed people alone, others may have rated since. */
const ifRated = (before: string, column: string) =>
  sql`${sql.ref(column)} = case when kept.version is null then ci.${sql.ref(column)} else ${sql.ref(before)} end`;

/** Imports from before migration 0019 kept neither; what they moved stands since it is undone. */
const sinceWhen = (id: number, now: Date) => sql`
  status_since = case when kept.version is null then ci.status_since
    else coalesce(kept.status_since, ${now}::timestamptz) end,
  submitted_on = case when kept.version is null then ci.submitted_on
    when kept.status_since is not null then kept.submitted_on
    when ${was('WorkflowStatus', 'status', 'smallint')} >= 2 then coalesce(ci.submitted_on, ${now}::timestamptz) end,
  assigned_on = case when ci.assigned_on = (select e.at from event e where e.act_id = ${id} limit 1)
    then case when kept.status_since is null then ${now}::timestamptz else kept.assigned_on end
    else ci.assigned_on end`;

/** By a statement of its own: together with the status it would be told of as a return. */
const restoreReturns = (trx: Trx, id: number) =>
  sql`update country_indicator ci
    set returned_on = r.returned_on, returned_by = r.returned_by, return_reason = r.return_reason
    from import_part p, json_to_recordset(p.returned)
      as r(id int, returned_on timestamptz, returned_by int, return_reason text)
    where p.act_id = ${id} and ci.id = r.id and ci.returned_on is null`.execute(trx);

/**
 * Everything as it was, who rated and when, since when it stood, the mark of a return and what a
 * parent had set aside too; only the record's own version goes on.
 */
export async function restoreRatings(
  trx: Trx,
  id: number,
  { now, caller }: { now: Date; caller: { id: number } },
): Promise<void> {
  await sql`select set_config('app.restores', 'on', true)`.execute(trx);
  await sql`
    with kept as materialized (
      select k.* from import_part p, unnest(p.pairs, p.versions, p.rated_on, p.rated_by, p.status_since,
        p.submitted_on, p.assigned_on)
        as k(pair, version, rated_on, rated_by, status_since, submitted_on, assigned_on)
      where p.act_id = ${id}
    ), decided as materialized (
      select d.* from import_part p, json_to_recordset(p.decided) as d(id int, decided_by int, aside_score smallint,
        aside_is_met boolean, aside_note text, aside_status smallint, aside_updated_on timestamptz, aside_updated_by int,
        aside_status_since timestamptz)
      where p.act_id = ${id}
    ), told as materialized (${toldOf(id)})
    update country_indicator ci set
      score = ${was('Score', 'score', 'smallint')}, is_met = ${was('RatingIsMet', 'is_met', 'boolean')},
      researcher_note = ${was('ResearcherNote', 'researcher_note', 'text')},
      status = ${was('WorkflowStatus', 'status', 'smallint')},
      research_user_id = ${was('ResearchUserName', 'research_user_id', 'int')},
      qa_user_id = ${was('QAUserName', 'qa_user_id', 'int')},
      research_due_date = ${was('ResearchDueDate', 'research_due_date', 'date')},
      qa_due_date = ${was('QADueDate', 'qa_due_date', 'date')},
      ${ifRated('kept.rated_on', 'rating_updated_on')}, ${ifRated('kept.rated_by', 'rating_updated_by')},
      ${ifRated('decided.decided_by', 'decided_by')}, ${ifRated('decided.aside_score', 'aside_score')},
      ${ifRated('decided.aside_is_met', 'aside_is_met')}, ${ifRated('decided.aside_note', 'aside_note')},
      ${ifRated('decided.aside_status', 'aside_status')},
      ${ifRated('decided.aside_updated_on', 'aside_updated_on')}, ${ifRated('decided.aside_updated_by', 'aside_updated_by')},
      ${ifRated('decided.aside_status_since', 'aside_status_since')},
      ${sinceWhen(id, now)},
      version = ci.version + (kept.version is not null)::int,
      changed_on = case when kept.version is null then ci.changed_on else ${now}::timestamptz end,
      changed_by = case when kept.version is null then ci.changed_by else ${caller.id}::int end
    from kept left join told on told.pair = kept.pair left join decided on decided.id = kept.pair
    where ci.id = kept.pair`.execute(trx);
  await restoreReturns(trx, id);
  await sql`select set_config('app.restores', '', true)`.execute(trx);
}
