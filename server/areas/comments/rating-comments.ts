/** Comments on a rating (ADR-028). */
import { sql } from 'kysely';
import { heldFor, requireAllowed } from '../../access.ts';
import { created, type Handler, ok } from '../../call.ts';
import type { Db, Trx } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireActiveEdition } from '../../domain/active-edition.ts';
import { pairOf } from '../../domain/addressed-record.ts';
import { instant, type Wire } from '../../domain/wire.ts';
import { notFound } from '../../problem.ts';
import { requireMentioned } from './tagged-users.ts';

const comments = (db: Db) =>
  db
    .selectFrom('comment as c')
    .innerJoin('app_user as author', 'author.id', 'c.author_id')
    .selectAll('c')
    .select('author.full_name as author_name')
    .select(
      sql<number[]>`coalesce((select json_agg(tag.user_id order by tag.user_id)
        from comment_tag tag where tag.comment_id = c.id), '[]')`.as('tagged'),
    );

type CommentRow = Awaited<ReturnType<ReturnType<typeof comments>['executeTakeFirstOrThrow']>>;

const commentOnWire = (row: CommentRow): Wire<'Comment'> => ({
  Id: row.id,
  CommentContent: row.content,
  AuthorId: row.author_id,
  AuthorName: row.author_name,
  CommentTaggedUserIds: row.tagged,
  CountryIndicatorRatingId: row.country_indicator_id,
  CreatedBy: row.author_id,
  DateCreated: instant(row.date_created),
});

/** One page, newest first; of the same instant, the higher Id first. */
export const listComments: Handler<'listComments'> = async ({ db, record, query: { offset, pageSize } }) => {
  const { id: ratingId } = pairOf(record);
  const rows = await comments(db)
    .where('c.country_indicator_id', '=', ratingId)
    .orderBy('c.date_created', 'desc')
    .orderBy('c.id', 'desc')
    .offset(offset)
    .limit(pageSize)
    .execute();
  const { count } = await db
    .selectFrom('comment')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('country_indicator_id', '=', ratingId)
    .executeTakeFirstOrThrow();
  return ok({ Data: rows.map(commentOnWire), Count: count });
};

/** Stores a comment with its tags. Rejects with 403, 422 or 409 (order: server/contract.ts). */
export const addComment: Handler<'addComment'> = async ({ db, record, caller, body, now }) => {
  const [pair, createdOn] = [pairOf(record), now()];
  return inTransaction(db, async (trx) => {
    const rating = await trx
      .selectFrom('country_indicator')
      .selectAll()
      .where('id', '=', pair.id)
      .forShare()
      .executeTakeFirst();
    if (!rating) throw notFound();
    requireAllowed('addComment', heldFor(caller, rating));
    await requireMentioned(trx, rating.edition_id, body);
    await requireActiveEdition(trx, rating.edition_id);
    const { id } = await trx
      .insertInto('comment')
      .values({
        country_indicator_id: rating.id,
        author_id: caller.id,
        content: body.CommentContent.trim(),
        date_created: createdOn,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tag(trx, { commentId: id, authorId: caller.id, taggedUsers: body.taggedUsers, now: createdOn });
    return created(commentOnWire(await comments(trx).where('c.id', '=', id).executeTakeFirstOrThrow()));
  });
};

/** Every tag is a notification until it is cleared; the author's own is cleared from the first. */
async function tag(
  trx: Trx,
  { commentId, authorId, taggedUsers, now }: { commentId: number; authorId: number; taggedUsers: number[]; now: Date },
): Promise<void> {
  if (taggedUsers.length === 0) return;
  const rows = taggedUsers.map((userId) => ({
    comment_id: commentId,
    user_id: userId,
    cleared_on: userId === authorId ? now : null,
  }));
  await trx.insertInto('comment_tag').values(rows).execute();
}
