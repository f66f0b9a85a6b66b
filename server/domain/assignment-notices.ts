/** Tells an assignee once of a selection that came in several calls (ADR-197). */
import { sql } from 'kysely';
import { WorkNoticeKind } from '#generated/enums.ts';
import type { Trx } from '../db/schema.ts';

/** Calls of one press come within seconds. */
const TOGETHER = '1 minute';

/**
 * Folds the notices of the last minute that nobody has read and no e-mail has told into those of
 * the current act: same person, task, edition and author. Call it last: calls of a press wait.
 */
export async function foldNotices(trx: Trx, editionId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('assignment notices'), ${editionId}::int)`.execute(trx);
  await sql`
    with own as (
      select n.* from work_notice n join current_act() act using (act_id) where n.kind = ${WorkNoticeKind.Assigned}
    ), earlier as (
      delete from work_notice n using own where n.edition_id = ${editionId} and n.kind = own.kind
        and (n.user_id, n.is_qa, n.actor_id) = (own.user_id, own.is_qa, own.actor_id) and n.act_id <> own.act_id
        and n.at > own.at - ${TOGETHER}::interval and n.read_on is null and n.mailed_on is null
      returning own.id as into_id, n.act_id, n.acts, n.records, n.countries
    ), folded as (select into_id, sum(records)::int as records from earlier group by into_id)
    update work_notice n set country_indicator_id = null, records = n.records + folded.records,
      countries = array(select unnest(e.countries) from earlier e where e.into_id = n.id union select unnest(n.countries)),
      acts = array(select unnest(e.acts || e.act_id) from earlier e where e.into_id = n.id)
    from folded where n.id = folded.into_id`.execute(trx);
}

/**
 * Takes an assignment out of the notices that nobody has read and no e-mail has told: one that
 * tells of others too then counts those alone.
 */
export async function withdrawNotices(trx: Trx, id: number): Promise<void> {
  await sql`delete from work_notice where act_id = ${id} and acts = '{}' and read_on is null and mailed_on is null`.execute(
    trx,
  );
  await sql`
    with told as (
      select n.id, n.user_id, n.is_qa, array_remove(n.acts || n.act_id, ${id}::bigint) as acts from work_notice n
      where acts <> '{}' and (act_id = ${id} or acts @> array[${id}]::bigint[]) and read_on is null and mailed_on is null
    ), kept as (
      select told.id, count(*)::int as records, array_agg(distinct ci.country_id) as countries,
        case when count(*) = 1 then min(ci.id) end as only_id
      from told join assignment a on a.act_id = any(told.acts)
        cross join unnest(a.pairs, a.research_was, a.research_is, a.qa_was, a.qa_is)
          as one(pair, research_was, research_is, qa_was, qa_is)
        join country_indicator ci on ci.id = one.pair
      where case when told.is_qa then one.qa_is = told.user_id and one.qa_was is distinct from told.user_id
        else one.research_is = told.user_id and one.research_was is distinct from told.user_id end
      group by told.id
    )
    update work_notice n set act_id = told.acts[1], acts = told.acts[2:], records = kept.records,
      countries = kept.countries, country_indicator_id = kept.only_id
    from told join kept using (id) where n.id = told.id`.execute(trx);
}
