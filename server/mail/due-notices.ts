/** Once a day tells everybody whose work is due soon, and whose is overdue since yesterday. */
import { sql } from 'kysely';
import { EditionStatus, UserStatus, WorkflowStatus, WorkNoticeKind } from '#generated/enums.ts';
import { todayInUtc } from '#rules/next-step.ts';
import type { Db, Trx } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';

/** Work is due soon from so many days before. */
const SOON_DAYS = 7;
const NAME = 'due notices';
const inQA = sql.lit(WorkflowStatus.QAInProgress);

/**
 * Writes the notices of the days since it was done last, the first server that comes. Each row is
 * told once when it gets near its date and once when that has passed.
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
    const since = last?.day ?? null;
    await tell(trx, WorkNoticeKind.Overdue, { now, after: since && dayAfter(since, -1), until: dayAfter(today, -1) });
    await tell(trx, WorkNoticeKind.DueSoon, {
      now,
      after: dayAfter(since ?? dayAfter(today, -SOON_DAYS - 1), SOON_DAYS),
      until: dayAfter(today, SOON_DAYS),
    });
    await trx
      .insertInto('daily_job')
      .values({ name: NAME, day: today })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ day: today }))
      .execute();
    return true;
  });
}

const dayAfter = (day: string, days: number): string =>
  todayInUtc(new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000));

interface Window {
  now: Date;
  /** Due dates after this day, null for all, … */
  after: string | null;
  /** … and until this one, inclusive. */
  until: string;
}

/** One notice for each person and task of all rows whose due date lies in the window. */
async function tell(trx: Trx, kind: number, { now, after, until }: Window): Promise<void> {
  await sql`
    insert into work_notice (act_id, at, user_id, kind, is_qa, edition_id, records, countries, country_indicator_id, in_product, e_mail)
    select nextval('act_id'), ${now}::timestamptz, found.*, coalesce((p.notices->${sql.lit(kind)}->>'InProduct')::boolean, true),
      coalesce((p.notices->${sql.lit(kind)}->>'EMail')::smallint, 2)
    from (
      select ci.next_user_id as user_id, ${sql.lit(kind)}, ci.status = ${inQA} as is_qa, ci.edition_id, count(*)::int,
        array_agg(distinct ci.country_id), case when count(*) = 1 then min(ci.id) end
      from country_indicator ci
      join edition e on e.id = ci.edition_id and e.status = ${sql.lit(EditionStatus.Active)}
      join app_user u on u.id = ci.next_user_id and u.status = ${sql.lit(UserStatus.Active)}
      cross join lateral (select case when ci.status < ${inQA} then coalesce(ci.research_due_date, e.research_due_date)
        else coalesce(ci.qa_due_date, e.qa_due_date) end as due) own
      where ci.next_user_id > 0 and own.due <= ${until}::date
        and (${after}::date is null or own.due > ${after}::date)
        and (ci.edition_id, ci.country_id) not in
          (select edition_id, country_id from edition_country where removed_on is not null)
      group by ci.next_user_id, ci.status = ${inQA}, ci.edition_id
    ) found
    left join user_preference p on p.user_id = found.user_id`.execute(trx);
}
