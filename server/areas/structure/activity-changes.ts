/** Changes of a milestone's activities. */
import { fields } from '#generated/fields.ts';
import { created, type Handler, ok } from '../../call.ts';
import { requireActiveEdition } from '../../domain/active-edition.ts';
import { requireVersion } from '../../domain/versions.ts';
import {
  changeOf,
  changeStructure,
  deletePart,
  editColumns,
  nextOrder,
  requireNamedPart,
  requireNoErrors,
  requireSameEdition,
  swapPart,
} from './structure-parts.ts';
import { activitiesOf, readActivity } from './structure-reads.ts';
import { blankTexts, moduleTexts } from './structure-texts.ts';

/** Adds an activity at the end of a milestone. Rejects with 422 or 409. */
export const createActivity: Handler<'createActivity'> = async (call) => {
  const change = changeOf(call);
  const { editionId, body } = change;
  return changeStructure(call.db, editionId, async (trx) => {
    requireSameEdition(change);
    const milestone = await requireNamedPart(trx, 'milestone', { editionId, id: body.ParentId, pointer: '/ParentId' });
    requireNoErrors(blankTexts(body, fields.ActivityCreate, ['FullName', 'ShortName']));
    await requireActiveEdition(trx, editionId);
    const order_id = await nextOrder(trx, 'activity', milestone.id);
    const { id } = await trx
      .insertInto('activity')
      .values({ edition_id: editionId, milestone_id: milestone.id, order_id, ...moduleTexts(body) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return created(await readActivity(trx, id));
  });
};

/** Stores the texts of an activity, nothing else of the body. Rejects with 422 or 409. */
export const updateActivity: Handler<'updateActivity'> = async (call) => {
  const change = changeOf(call);
  const { editionId, body } = change;
  return changeStructure(call.db, editionId, async (trx) => {
    requireSameEdition(change);
    const activity = await requireNamedPart(trx, 'activity', { editionId, id: body.Id });
    const moves = body.ParentId !== undefined && body.ParentId !== activity.milestone_id;
    requireNoErrors([
      ...(moves ? [{ pointer: '/ParentId', detail: 'An activity stays in its milestone.' }] : []),
      ...blankTexts(body, fields.ActivityUpdate, ['FullName', 'ShortName']),
    ]);
    await requireActiveEdition(trx, editionId);
    await requireVersion(trx, activity, body.Version);
    const values = { ...moduleTexts(body), ...editColumns(change, activity) };
    await trx.updateTable('activity').set(values).where('id', '=', activity.id).execute();
    return ok(await readActivity(trx, activity.id));
  });
};

/** Swaps an activity with its neighbour; triggers renumber indicators. Rejects with 422 or 409. */
export const reorderActivity: Handler<'reorderActivity'> = async (call) => {
  const change = changeOf(call);
  return changeStructure(call.db, change.editionId, async (trx) => {
    const { milestone_id } = await swapPart(trx, 'activity', change);
    return ok(await activitiesOf(trx, milestone_id));
  });
};

export const deleteActivity: Handler<'deleteActivity'> = (call) => deletePart(call, 'activity', call.params.activityId);
