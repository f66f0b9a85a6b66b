/** Once a day notifies everybody whose work is due soon or overdue since yesterday. */
import { type RawBuilder, sql } from 'kysely';
import { EditionStatus, UserStatus, WorkflowStatus, WorkNoticeKind } from '#generated/enums.ts';
import { todayInUtc } from '#rules/next-step.ts';
import type { Db, Trx } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';

/** Work is due soon from so many days before. */
const SOON_DAYS = 7;
const NAME = 'due notices';
const inQA = sql.lit(WorkflowStatus.QAInProgress);

/**
 * Writes today's notices, the first server that comes. Each due date of somebody's task is told
 * once when it is near, also where it was set or the work was given in that time, and once when it
 * has passed; `due_told` holds what was told.
 * @returns whether it was still to do.
 */
export async function writeDueNotices(db: Db, now: Date): Promise<boolean> {
  const today = todayInUtc(now);
  const done = await db.selectFrom('daily_job').select('day').where('name', '=', NAME).executeTakeFirst();
  if (done && done.day >= today) return false;
  return inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${NAME}))`.execute(trx);
    const last = await trx.selectFrom('daily_job').select('day').where('name', '=', NAME).executeTakeFirst();
    if (last && last.day >= today) return false;
    await tell(trx, WorkNoticeKind.Overdue, now, sql`own.due < ${today}::date`);
    await tell(
      trx,
      WorkNoticeKind.DueSoon,
      now,
      sql`own.due between ${today}::date and ${today}::date + ${SOON_DAYS}::int`,
    );
    await trx
      .insertInto('daily_job')
      .values({ name: NAME, day: today })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ day: today }))
      .execute();
    return true;
  });
}

/** One notice for each person and task of all rows whose due date is so and was not told yet. */
async function tell(trx: Trx, kind: WorkNoticeKind, now: Date, isSo: RawBuilder<unknown>): Promise<void> {
  await sql`
    with told as (
      insert into due_told (country_indicator_id, user_id, is_qa, kind, due)
      select ci.id, ci.next_user_id, ci.status = ${inQA}, ${sql.lit(kind)}, own.due
      from country_indicator ci
      join edition e on e.id = ci.edition_id and e.status = ${sql.lit(EditionStatus.Active)}
      join app_user u on u.id = ci.next_user_id and u.status = ${sql.lit(UserStatus.Active)}
      cross join lateral (select case when ci.status < ${inQA} then coalesce(ci.research_due_date, e.research_due_date)
        else coalesce(ci.qa_due_date, e.qa_due_date) end as due) own
      where ci.next_user_id > 0 and ${isSo}
        and (ci.edition_id, ci.country_id) not in
          (select edition_id, country_id from edition_country where removed_on is not null)
      on conflict do nothing
      returning country_indicator_id, user_id, is_qa
    )
    insert into work_notice (act_id, at, user_id, kind, is_qa, edition_id, records, countries, country_indicator_id, in_product, e_mail)
    select nextval('act_id'), ${now}::timestamptz, found.*, coalesce((p.notices->${sql.lit(kind)}->>'InProduct')::boolean, true),
      coalesce((p.notices->${sql.lit(kind)}->>'EMail')::smallint, 2)
    from (
      select told.user_id, ${sql.lit(kind)}, told.is_qa, ci.edition_id, count(*)::int,
        array_agg(distinct ci.country_id), case when count(*) = 1 then min(ci.id) end
      from told join country_indicator ci on ci.id = told.country_indicator_id
      group by told.user_id, told.is_qa, ci.edition_id
    ) found
    left join user_preference p on p.user_id = found.user_id`.execute(trx);
}
