/** Saving a rating and moving it along the workflow, each in one transaction [S242] [S243]. */
import { Polarity, WorkflowStatus } from '#generated/enums.ts';
import { fields } from '#generated/fields.ts';
import type { Held } from '#rules/can.ts';
import { lacksQaUser, NO_QA_USER } from '#rules/checks.ts';
import { INCONSISTENT_RATING, isConsistent, mayStep, statusAfterSave, stepBetween } from '#rules/rating.ts';
import { workflowLabels } from '#rules/workflow-status.ts';
import { type Caller, heldFor, requireAllowed } from '../../access.ts';
import { type Call, type Handler, ok } from '../../call.ts';
import type { Row, Trx } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireActiveEdition } from '../../domain/active-edition.ts';
import { pairOf } from '../../domain/addressed-record.ts';
import { followSave, followSteps } from '../../domain/cascade.ts';
import { checksOffIn } from '../../domain/check-columns.ts';
import { requireVersion } from '../../domain/versions.ts';
import { asStatus } from '../../domain/wire.ts';
import { conflict, forbidden, invalid } from '../../problem.ts';
import { readRating } from './rating-reads.ts';

type Rating = Row<'country_indicator'>;

/**
 * Stores score, met and note; Open becomes ResearchInProgress. Rejects with 403, 422 or 409 in the
 * order of server/contract.ts.
 */
export const updateRating: Handler<'updateRating'> = async (call) => {
  const { caller, body, parentNotMetCascades } = call;
  const [pair, now] = [pairOf(call.record), call.now()];
  return inTransaction(call.db, async (trx) => {
    const { rating } = await lockRating(trx, 'updateRating', call);
    const { polarity, parent_is_met } = await trx
      .selectFrom('indicator as i')
      .leftJoin('country_indicator as parent', (join) =>
        join.onRef('parent.indicator_id', '=', 'i.parent_indicator_id').on('parent.country_id', '=', pair.country_id),
      )
      .select(['i.polarity', 'parent.is_met as parent_is_met'])
      .where('i.id', '=', pair.indicator_id)
      .executeTakeFirstOrThrow();
    if (!isConsistent(body, polarity === Polarity.Negative))
      throw invalid([{ pointer: '/Score', detail: INCONSISTENT_RATING }]);
    await requireActiveEdition(trx, pair.edition_id);
    if (isRepeated(rating, call)) return ok(await readRating(trx, rating.id, call));
    await requireVersion(trx, rating, body.Version);
    if (parent_is_met === false || rating.decided_by !== null) throw parentNotMet();
    const saved = await update(trx, rating, {
      score: body.Score,
      is_met: body.RatingIsMet,
      researcher_note: body.ResearcherNote,
      status: statusAfterSave(asStatus(rating.status)),
      rating_updated_on: now,
      rating_updated_by: caller.id,
      changed_on: now,
      changed_by: caller.id,
    });
    await followSave(trx, saved, { cascades: parentNotMetCascades });
    return ok(await readRating(trx, rating.id, call));
  });
};

/** The caller's last save, sent again after a lost response, is no conflict (ADR-066). */
const isRepeated = (rating: Rating, { body, caller }: Call<'updateRating'>): boolean =>
  body.Version !== undefined &&
  rating.version === body.Version + 1 &&
  rating.changed_by === caller.id &&
  rating.score === body.Score &&
  rating.is_met === body.RatingIsMet &&
  rating.researcher_note === body.ResearcherNote;

/**
 * Moves a rating by one step; a step that is done already changes nothing. Rejects with 403, 422 or
 * 409 in the order of server/contract.ts.
 */
export const promoteRatingWorkflow: Handler<'promoteRatingWorkflow'> = async (call) => {
  const { caller, body, parentNotMetCascades } = call;
  const [pair, now] = [pairOf(call.record), call.now()];
  return inTransaction(call.db, async (trx) => {
    const { rating, held } = await lockRating(trx, 'promoteRatingWorkflow', call);
    const [from, to] = [asStatus(rating.status), body.WorkflowStatus];
    const step = stepBetween(from, to);
    if (step === 'back' && !body.Reason?.trim())
      throw invalid([{ pointer: '/Reason', detail: fields.WorkflowPromotion.Reason.message }]);
    if (step !== 'forbidden' && step !== 'none' && !mayStep(from, to, held)) throw forbidden();
    await requireActiveEdition(trx, pair.edition_id);
    if (step === 'none') return ok(await readRating(trx, rating.id, call));
    await requireVersion(trx, rating, body.Version);
    if (parentNotMetCascades && rating.decided_by !== null) throw parentNotMet();
    if (step === 'forbidden')
      throw conflict('workflow-step', `A rating that is ${workflowLabels[from]} cannot become ${workflowLabels[to]}.`);
    if (from < to && to === WorkflowStatus.QAInProgress) await requireQaUser(trx, rating);
    // what is set aside was not returned by anybody
    const isReturn = step === 'back' && rating.decided_by === null;
    const mark = isReturn ? returnedBy(rating, { caller, reason: body.Reason, now }) : {};
    const promoted = await update(trx, rating, { status: to, ...mark, changed_on: now, changed_by: caller.id });
    if (step === 'back' && body.Reason) await commentReason(trx, rating, { caller, reason: body.Reason, now });
    if (parentNotMetCascades) await followSteps(trx, [promoted.id]);
    return ok(await readRating(trx, rating.id, call));
  });
};

const parentNotMet = () => conflict('parent-not-met', 'The parent indicator is not met.');

/** Nothing is left in QA where nobody could move it on [B6]. */
async function requireQaUser(trx: Trx, { qa_user_id, edition_id }: Rating): Promise<void> {
  if (lacksQaUser({ QAUserId: qa_user_id }, await checksOffIn(trx, edition_id)))
    throw conflict('no-qa-user', NO_QA_USER);
}

/** Locks the row and checks rights again: the rating may have changed since the route's checks. */
async function lockRating(
  trx: Trx,
  operationId: 'updateRating' | 'promoteRatingWorkflow',
  { record, caller, body }: Call<'updateRating' | 'promoteRatingWorkflow'>,
): Promise<{ rating: Rating; held: Held[] }> {
  const rating = await trx
    .selectFrom('country_indicator')
    .selectAll()
    .where('id', '=', pairOf(record).id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const held = heldFor(caller, rating);
  requireAllowed(operationId, held);
  if (body.CountryIndicatorRatingId !== rating.id)
    throw invalid([{ pointer: '/CountryIndicatorRatingId', detail: 'must be the rating of the address' }]);
  return { rating, held };
}

const update = (
  trx: Trx,
  rating: Rating,
  values: Partial<Omit<Rating, 'position' | 'id' | 'next_user_id'>>,
): Promise<Rating> =>
  trx
    .updateTable('country_indicator')
    .set({ ...values, version: rating.version + 1 })
    .where('id', '=', rating.id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** The mark that stays until the rating moves on again [B5]; a trigger takes it away. */
const returnedBy = (
  { return_count }: Rating,
  { caller, reason, now }: Return,
): Pick<Rating, 'returned_on' | 'returned_by' | 'return_reason' | 'return_count'> => ({
  returned_on: now,
  returned_by: caller.id,
  return_reason: reason?.trim() ?? null,
  return_count: return_count + 1,
});

interface Return {
  caller: Caller;
  reason: string | undefined;
  now: Date;
}

/** The reason becomes a comment that tags the researcher, unless the researcher writes it. */
async function commentReason(
  trx: Trx,
  { id, research_user_id }: Rating,
  { caller, reason, now }: { caller: Caller; reason: string; now: Date },
): Promise<void> {
  const researcher = await trx
    .selectFrom('app_user')
    .select(['id', 'full_name'])
    .where('id', '=', research_user_id)
    .where('id', '<>', caller.id)
    .executeTakeFirst();
  const content = researcher ? `@${researcher.full_name} ${reason.trim()}` : reason.trim();
  const comment = await trx
    .insertInto('comment')
    .values({ country_indicator_id: id, author_id: caller.id, content, date_created: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (researcher)
    await trx.insertInto('comment_tag').values({ comment_id: comment.id, user_id: researcher.id }).execute();
}
