/** Changes of an edition's milestones. */
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
} from './structure-parts.ts';
import { readMilestone } from './structure-reads.ts';
import { blankTexts, moduleTexts } from './structure-texts.ts';

/** Adds a milestone at the end. Rejects with 422 or 409. */
export const createMilestone: Handler<'createMilestone'> = async (call) => {
  const change = changeOf(call);
  const { editionId, body } = change;
  return changeStructure(call.db, editionId, async (trx) => {
    requireSameEdition(change);
    requireNoErrors(blankTexts(body, fields.MilestoneCreate, ['FullName', 'ShortName']));
    await requireActiveEdition(trx, editionId);
    const { id } = await trx
      .insertInto('milestone')
      .values({ edition_id: editionId, order_id: await nextOrder(trx, 'milestone', editionId), ...moduleTexts(body) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return created(await readMilestone(trx, id));
  });
};

/** Stores the texts of a milestone, nothing else of the body. Rejects with 422 or 409. */
export const updateMilestone: Handler<'updateMilestone'> = async (call) => {
  const change = changeOf(call);
  const { editionId, body } = change;
  return changeStructure(call.db, editionId, async (trx) => {
    requireSameEdition(change);
    const milestone = await requireNamedPart(trx, 'milestone', { editionId, id: body.Id });
    requireNoErrors(blankTexts(body, fields.MilestoneUpdate, ['FullName', 'ShortName']));
    await requireActiveEdition(trx, editionId);
    await requireVersion(trx, milestone, body.Version);
    const values = { ...moduleTexts(body), ...editColumns(change, milestone) };
    await trx.updateTable('milestone').set(values).where('id', '=', milestone.id).execute();
    return ok(await readMilestone(trx, milestone.id));
  });
};

export const deleteMilestone: Handler<'deleteMilestone'> = (call) =>
  deletePart(call, 'milestone', call.params.milestoneId);
