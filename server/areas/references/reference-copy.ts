/** Copies a reference within an edition, or from an earlier edition to this one (ADR-033). */
import { sql } from 'kysely';
import { type Caller, heldFor, requireAllowed } from '../../access.ts';
import { type Handler, ok } from '../../call.ts';
import type { Trx } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireActiveEdition } from '../../domain/active-edition.ts';
import { type Pair, pairOf } from '../../domain/addressed-record.ts';
import { copiedColumns } from '../../domain/reference-columns.ts';
import { notFound } from '../../problem.ts';
import { lockRating } from './reference-changes.ts';
import { decideTargets, idsOf, requireReferenceOf } from './reference-copy-targets.ts';
import { readReference, referencesAbout } from './reference-reads.ts';

/**
 * Copies to every pair of a chosen indicator and a chosen country. Skips the source, missing pairs,
 * pairs whose references the caller may not manage, and pairs that hold the same Title and URL
 * (ADR-064). Rejects with 403 by the source alone.
 */
export const copyReference: Handler<'copyReference'> = async ({ db, record, caller, body, now }) => {
  const [pair, copiedOn] = [pairOf(record), now()];
  const copy = { pair, caller, body };
  return inTransaction(db, async (trx) => {
    const [indicators, countries] = [idsOf(body.indicators), idsOf(body.countries)];
    const ratings = await lockRatings(trx, { pair, indicators, countries });
    const source = ratings.find(({ id }) => id === pair.id);
    if (!source) throw notFound();
    requireAllowed('copyReference', heldFor(caller, source));
    await requireReferenceOf(trx, copy);
    await requireActiveEdition(trx, pair.edition_id);
    const { targets, skips } = await decideTargets(trx, copy);
    const copies = await copyTo(trx, { referenceId: body.referenceId, targets, caller, now: copiedOn });
    const Skipped = indicators.length * countries.length - copies.length;
    return ok({ Copied: copies.length, Skipped, Skips: skips });
  });
};

/** Copies a reference of an earlier edition, or returns its equal. Rejects with 403, 404, 409. */
export const copyReferenceToCurrent: Handler<'copyReferenceToCurrent'> = async ({
  db,
  record,
  params,
  caller,
  now,
}) => {
  const { referenceId } = params;
  const [pair, copiedOn] = [pairOf(record), now()];
  return inTransaction(db, async (trx) => {
    const rating = await lockRating(trx, pair);
    requireAllowed('copyReferenceToCurrent', heldFor(caller, rating));
    const earlier = await referencesAbout(trx, rating)
      .where('r.id', '=', referenceId)
      .where('e.id', '<>', rating.edition_id)
      .executeTakeFirst();
    if (!earlier) throw notFound();
    await requireActiveEdition(trx, rating.edition_id);
    const [copy = await findSame(trx, rating.id, earlier)] = await copyTo(trx, {
      referenceId,
      targets: [rating.id],
      caller,
      now: copiedOn,
    });
    return ok(await readReference(trx, copy));
  });
};

/** Locks the source and the chosen pairs in one order, so that two copies do not deadlock. */
const lockRatings = (
  trx: Trx,
  { pair, indicators, countries }: { pair: Pair; indicators: number[]; countries: number[] },
) =>
  trx
    .selectFrom('country_indicator as ci')
    .innerJoin('edition_country as ec', (join) =>
      join
        .onRef('ec.edition_id', '=', 'ci.edition_id')
        .onRef('ec.country_id', '=', 'ci.country_id')
        .on('ec.removed_on', 'is', null),
    )
    .select(['ci.id', 'ci.status', 'ci.research_user_id', 'ci.qa_user_id'])
    .where('ci.edition_id', '=', pair.edition_id)
    .where(({ eb, or, and }) =>
      or([
        eb('ci.id', '=', pair.id),
        and([eb('ci.indicator_id', 'in', indicators), eb('ci.country_id', 'in', countries)]),
      ]),
    )
    .orderBy('ci.id')
    .forUpdate('ci')
    .execute();

/** Inserts the copies where no reference has the same Title and URL; returns their Ids. */
async function copyTo(
  trx: Trx,
  { referenceId, targets, caller, now }: { referenceId: number; targets: number[]; caller: Caller; now: Date },
): Promise<number[]> {
  const rows = await trx
    .insertInto('reference')
    .columns(['country_indicator_id', ...copiedColumns, 'changed_on', 'changed_by'])
    .expression((eb) =>
      eb
        .selectFrom('reference as source')
        .innerJoin('country_indicator as ci', (join) => join.on(sql<boolean>`ci.id = any(${targets}::int[])`))
        .select('ci.id')
        .select(copiedColumns.map((column) => `source.${column}` as const))
        .select([sql`${now}::timestamptz`.as('changed_on'), sql`${caller.id}::int`.as('changed_by')])
        .where('source.id', '=', referenceId)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('reference as held')
                .select('held.id')
                .whereRef('held.country_indicator_id', '=', 'ci.id')
                .whereRef('held.title', '=', 'source.title')
                .where(sql<boolean>`coalesce(held.url, '') = coalesce(source.url, '')`),
            ),
          ),
        )
        .orderBy('ci.id'),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function findSame(trx: Trx, ratingId: number, { title, url }: { title: string; url: string | null }) {
  const { id } = await trx
    .selectFrom('reference')
    .select('id')
    .where('country_indicator_id', '=', ratingId)
    .where('title', '=', title)
    .where(sql<boolean>`coalesce(url, '') = coalesce(${url}::text, '')`)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return id;
}
