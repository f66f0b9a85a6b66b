import { sql } from 'kysely';
import { EditionStatus } from '#generated/enums.ts';
import { created, type Handler, ok } from '../../call.ts';
import type { Db } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { snapshotName } from '../../domain/numbers.ts';
import { instant, instantOrNull, type Wire } from '../../domain/wire.ts';

/** What the person wants to see of the active edition. */
const listedFor = (db: Db, userId: number) =>
  db
    .selectFrom('work_notice as w')
    .innerJoin('edition as e', 'e.id', 'w.edition_id')
    .where('e.status', '=', EditionStatus.Active)
    .where('w.user_id', '=', userId)
    .where('w.in_product', '=', true);

/** A page of the caller's notices of work, newest first, all or the unread ones. */
export const listWorkNotices: Handler<'listWorkNotices'> = async ({ db, caller, query }) => {
  const { offset, pageSize, unread = false } = query;
  const listed = listedFor(db, caller.id).$if(unread, (some) => some.where('w.read_on', 'is', null));
  const rows = await withNames(listed)
    .orderBy('w.at', 'desc')
    .orderBy('w.id', 'desc')
    .offset(offset)
    .limit(pageSize)
    .execute();
  const { count } = await listed.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  return ok({ Data: rows.map(noticeOnWire), Count: count });
};

/** How many notices of work a person has not cleared yet. */
export async function countUnread(db: Db, userId: number): Promise<number> {
  const { count } = await listedFor(db, userId)
    .where('w.read_on', 'is', null)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Clears notices of the caller: those with the Ids, or all. */
export const clearWorkNotices: Handler<'clearWorkNotices'> = async ({ db, caller, body: { Ids }, now }) =>
  inTransaction(db, async (trx) => {
    const cleared = await trx
      .updateTable('work_notice')
      .set({ read_on: now() })
      .where('user_id', '=', caller.id)
      .where('in_product', '=', true)
      .where('read_on', 'is', null)
      .$if(Ids !== null, (some) => some.where('id', 'in', Ids ?? []))
      .executeTakeFirst();
    return created({ ClearedCount: Number(cleared.numUpdatedRows) });
  });

const withNames = (listed: ReturnType<typeof listedFor>) =>
  listed
    .leftJoin('country_indicator as ci', 'ci.id', 'w.country_indicator_id')
    .leftJoin('indicator as i', 'i.id', 'ci.indicator_id')
    // one country, also of several indicators
    .leftJoin('country as c', (join) => join.on(sql`cardinality(w.countries) = 1 and c.id = w.countries[1]` as never))
    .leftJoin('app_user as actor', 'actor.id', 'w.actor_id')
    .selectAll('w')
    .select(['ci.indicator_id', 'i.number', 'i.short_name', 'c.id as country_id', 'c.name as country_name'])
    .select('actor.full_name as actor_name');

type NoticeRow = Awaited<ReturnType<ReturnType<typeof withNames>['executeTakeFirstOrThrow']>>;

const noticeOnWire = (row: NoticeRow): Wire<'WorkNotice'> => ({
  Id: row.id,
  Kind: row.kind as Wire<'WorkNoticeKind'>,
  IsQA: row.is_qa,
  Date: instant(row.at),
  ReadOn: instantOrNull(row.read_on),
  ReportEditionId: row.edition_id,
  IndicatorCount: row.records,
  CountryCount: row.countries.length,
  CountryId: row.country_id,
  CountryName: row.country_name,
  IndicatorId: row.indicator_id,
  SnapshotName: row.number === null || row.short_name === null ? null : snapshotName(row.number, row.short_name),
  ActorName: row.actor_name,
  Reason: row.reason,
});
