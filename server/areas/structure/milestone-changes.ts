/** Changes of an edition's milestones (requirements A2.6 and 5). */
import type { Db } from '../../db/schema.ts';
import { requireActiveEdition } from '../../domain/active-edition.ts';
import { requireVersion } from '../../domain/versions.ts';
import type { Wire } from '../../domain/wire.ts';
import type { StructureChange } from './structure-parts.ts';
import { changeStructure, edited, nextOrder, refuse, requireNamed, requireSameEdition } from './structure-parts.ts';
import { readMilestone } from './structure-reads.ts';
import { blankTexts, moduleTexts } from './structure-texts.ts';

/** Adds a milestone at the end. Rejects with 422 or 409. */
export function createMilestone(db: Db, change: StructureChange<Wire<'MilestoneCreate'>>): Promise<Wire<'Milestone'>> {
  const { editionId, body } = change;
  return changeStructure(db, editionId, async (trx) => {
    requireSameEdition(change);
    refuse(blankTexts(body, ['FullName', 'ShortName']));
    await requireActiveEdition(trx, editionId);
    const { id } = await trx
      .insertInto('milestone')
      .values({ edition_id: editionId, order_id: await nextOrder(trx, 'milestone', editionId), ...moduleTexts(body) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return readMilestone(trx, id);
  });
}

/** Stores the texts of a milestone; its place and counters are the server's. Rejects with 422 or 409. */
export function updateMilestone(db: Db, change: StructureChange<Wire<'MilestoneUpdate'>>): Promise<Wire<'Milestone'>> {
  const { editionId, body } = change;
  return changeStructure(db, editionId, async (trx) => {
    requireSameEdition(change);
    const milestone = await requireNamed(trx, 'milestone', { editionId, id: body.Id });
    refuse(blankTexts(body, ['FullName', 'ShortName']));
    await requireActiveEdition(trx, editionId);
    await requireVersion(trx, milestone, body.Version);
    const values = { ...moduleTexts(body), ...edited(change, milestone) };
    await trx.updateTable('milestone').set(values).where('id', '=', milestone.id).execute();
    return readMilestone(trx, milestone.id);
  });
}
