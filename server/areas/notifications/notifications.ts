import { sql } from 'kysely';
import { EditionStatus } from '#generated/enums.ts';
import { type Handler, ok } from '../../call.ts';
import type { Db } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireActiveEdition } from '../../domain/active-edition.ts';
import { snapshotName } from '../../domain/numbers.ts';
import { instant, type Wire } from '../../domain/wire.ts';
import { notFound } from '../../problem.ts';
import { countUnread } from './work-notices.ts';

/** The tags of a user with their country indicators, without removed countries. */
const tagsOf = (db: Db, userId: number) =>
  db
    .selectFrom('comment_tag as tag')
    .innerJoin('comment as c', 'c.id', 'tag.comment_id')
    .innerJoin('country_indicator as ci', 'ci.id', 'c.country_indicator_id')
    .innerJoin('edition as e', 'e.id', 'ci.edition_id')
    .innerJoin('edition_country as ec', (join) =>
      join
        .onRef('ec.edition_id', '=', 'ci.edition_id')
        .onRef('ec.country_id', '=', 'ci.country_id')
        .on('ec.removed_on', 'is', null),
    )
    .where('tag.user_id', '=', userId);

const openTagsOf = (db: Db, userId: number) =>
  tagsOf(db, userId).where('tag.cleared_on', 'is', null).where('e.status', '=', EditionStatus.Active);

const columns = ['tag.comment_id', 'tag.user_id', 'ci.edition_id', 'ci.country_id', 'ci.indicator_id'] as const;

/** The chosen tags with names. One join of nine tables takes longer to plan than to run. */
const withNames = (db: Db, chosen: ReturnType<typeof chosenTags>) =>
  db
    .with(
      (cte) => cte('chosen').materialized(),
      () => chosen,
    )
    .selectFrom('chosen')
    .innerJoin('indicator as i', 'i.id', 'chosen.indicator_id')
    .innerJoin('country', 'country.id', 'chosen.country_id')
    .innerJoin('app_user as author', 'author.id', 'chosen.author_id')
    .selectAll('chosen')
    .select(['author.full_name', 'country.name as country_name', 'i.number', 'i.short_name'])
    .orderBy('chosen.date_created', 'desc')
    .orderBy('chosen.comment_id', 'desc');

const chosenTags = (tags: ReturnType<typeof tagsOf>) => tags.select([...columns, 'c.author_id', 'c.date_created']);

type Tag = Awaited<ReturnType<ReturnType<typeof withNames>['executeTakeFirstOrThrow']>>;

/** The uncleared notifications of a user in the active edition, newest first. */
export const listNotifications: Handler<'listNotifications'> = async ({ db, caller, query: { offset, pageSize } }) => {
  const page = chosenTags(openTagsOf(db, caller.id))
    .orderBy('c.date_created', 'desc')
    .orderBy('c.id', 'desc')
    .offset(offset)
    .limit(pageSize);
  const rows = await withNames(db, page).execute();
  const { count } = await openTagsOf(db, caller.id)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return ok({
    Data: rows.map(notificationOnWire),
    Count: count,
    UnreadWorkNotices: await countUnread(db, caller.id),
  });
};

/** Clears a notification; a cleared one is no error. Rejects with 404 without a tag of the user. */
export const clearNotification: Handler<'clearNotification'> = async ({ db, caller, params: { commentId }, now }) => {
  const clearedOn = now();
  return inTransaction(db, async (trx) => {
    const chosen = chosenTags(tagsOf(trx, caller.id)).where('c.id', '=', commentId);
    const tag = await withNames(trx, chosen).executeTakeFirst();
    if (!tag) throw notFound();
    await requireActiveEdition(trx, tag.edition_id);
    await trx
      .updateTable('comment_tag')
      .set({ cleared_on: clearedOn })
      .where('comment_id', '=', commentId)
      .where('user_id', '=', caller.id)
      .where('cleared_on', 'is', null)
      .execute();
    return ok(notificationOnWire(tag));
  });
};

const notificationOnWire = (tag: Tag): Wire<'Notification'> => ({
  CommentId: tag.comment_id,
  TaggedId: tag.user_id,
  GlobalCountryId: tag.country_id,
  IndicatorId: tag.indicator_id,
  AuthorName: tag.full_name,
  SnapshotName: snapshotName(tag.number, tag.short_name),
  CountryName: tag.country_name,
  DateCreated: instant(tag.date_created),
});
