/** Writes back what ratings were before an import. */
import { type RawBuilder, sql } from 'kysely';
import { ActivityRecord } from '#generated/enums.ts';
import type { Trx } from '../../db/schema.ts';

/** Old and new values of each rating that an import changed, from its events: `pair`, `changes`. */
export const toldOf = (id: number, kinds = 7): RawBuilder<unknown> => sql`
  select coalesce(p.pair, e.record_id) as pair, coalesce(p.change::jsonb, e.changes) as changes
  from event e left join lateral rows from (unnest(e.pairs), json_array_elements(e.details)) as p(pair, change) on true
  where e.act_id = ${id} and e.record = ${sql.lit(ActivityRecord.Rating)} and e.kinds & ${sql.lit(kinds)} <> 0`;

/** What the event tells, else what stands: it did not change. */
const was = (field: string, column: string, type: string) =>
  sql`case when told.changes ? ${sql.lit(field)} then (told.changes->${sql.lit(field)}->>0)::${sql.raw(type)}
    else ci.${sql.ref(column)} end`;

/** Where the import changed people alone, others may have rated since. */
const ifRated = (before: string, column: string) =>
  sql`${sql.ref(column)} = case when kept.version is null then ci.${sql.ref(column)} else ${sql.ref(before)} end`;

/**
 * Everything as it was, who rated and when and what a parent had set aside too; only the record's
 * own version goes on.
 */
export async function restoreRatings(
  trx: Trx,
  id: number,
  { now, caller }: { now: Date; caller: { id: number } },
): Promise<void> {
  await sql`
    with kept as materialized (
      select k.* from import_part p, unnest(p.pairs, p.versions, p.rated_on, p.rated_by) as k(pair, version, rated_on, rated_by)
      where p.act_id = ${id}
    ), decided as materialized (
      select d.* from import_part p, json_to_recordset(p.decided) as d(id int, decided_by int, aside_score smallint,
        aside_is_met boolean, aside_note text, aside_status smallint, aside_updated_on timestamptz, aside_updated_by int)
      where p.act_id = ${id}
    ), told as materialized (${toldOf(id)})
    update country_indicator ci set
      score = ${was('Score', 'score', 'smallint')}, is_met = ${was('RatingIsMet', 'is_met', 'boolean')},
      researcher_note = ${was('ResearcherNote', 'researcher_note', 'text')},
      status = ${was('WorkflowStatus', 'status', 'smallint')},
      research_user_id = ${was('ResearchUserName', 'research_user_id', 'int')},
      qa_user_id = ${was('QAUserName', 'qa_user_id', 'int')},
      ${ifRated('kept.rated_on', 'rating_updated_on')}, ${ifRated('kept.rated_by', 'rating_updated_by')},
      ${ifRated('decided.decided_by', 'decided_by')}, ${ifRated('decided.aside_score', 'aside_score')},
      ${ifRated('decided.aside_is_met', 'aside_is_met')}, ${ifRated('decided.aside_note', 'aside_note')},
      ${ifRated('decided.aside_status', 'aside_status')},
      ${ifRated('decided.aside_updated_on', 'aside_updated_on')}, ${ifRated('decided.aside_updated_by', 'aside_updated_by')},
      version = ci.version + (kept.version is not null)::int,
      changed_on = case when kept.version is null then ci.changed_on else ${now}::timestamptz end,
      changed_by = case when kept.version is null then ci.changed_by else ${caller.id}::int end
    from kept left join told on told.pair = kept.pair left join decided on decided.id = kept.pair
    where ci.id = kept.pair`.execute(trx);
}
