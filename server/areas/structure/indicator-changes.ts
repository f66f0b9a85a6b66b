/** Changes of an activity's indicators. */
import { sql } from 'kysely';
import { fields } from '#generated/fields.ts';
import { created, type Handler, ok } from '../../call.ts';
import type { Row, Trx } from '../../db/schema.ts';
import { requireActiveEdition } from '../../domain/active-edition.ts';
import { decideChildrenOfUnmet, freeChildren } from '../../domain/cascade.ts';
import { openMissingRows } from '../../domain/country-indicator-rows.ts';
import { requireVersion } from '../../domain/versions.ts';
import type { Wire } from '../../domain/wire.ts';
import type { FieldError } from '../../problem.ts';
import { namedParent, requireOneLevel } from './indicator-parents.ts';
import {
  changeOf,
  changeStructure,
  closeGap,
  deletePart,
  editColumns,
  lockParentRatings,
  nextOrder,
  type Part,
  requireNamedPart,
  requireNoErrors,
  requirePart,
  requireSameEdition,
  type StructureChange,
  swapPart,
} from './structure-parts.ts';
import { indicatorsOf, readIndicator } from './structure-reads.ts';
import { blankTexts, type IndicatorTexts, indicatorTexts } from './structure-texts.ts';

const blank = (body: IndicatorTexts, limits: typeof fields.IndicatorCreate | typeof fields.IndicatorUpdate) =>
  blankTexts(body, limits, ['FullName', 'ShortName', 'Description', 'TimePeriod']);

/** Adds an indicator to an activity and to the library, with Open rows. Rejects with 422 or 409. */
export const createIndicator: Handler<'createIndicator'> = async (call) => {
  const change = changeOf(call);
  const { editionId, body } = change;
  return changeStructure(call.db, editionId, async (trx) => {
    requireSameEdition(change);
    const activity = await requireNamedPart(trx, 'activity', {
      editionId,
      id: body.ActivityId,
      pointer: '/ActivityId',
    });
    requireNoErrors(blank(body, fields.IndicatorCreate));
    const parent = await namedParent(trx, { editionId, body });
    await requireActiveEdition(trx, editionId);
    await requireOneLevel(trx, parent);
    const id = await insertNew(trx, change, { activity_id: activity.id, parent_indicator_id: parent?.id ?? null });
    await openMissingRows(trx, { editionId });
    if (change.cascades) await decideChildrenOfUnmet(trx, { editionId, indicatorIds: [id], by: change });
    return created(await readIndicator(trx, id));
  });
};

async function insertNew(
  trx: Trx,
  { editionId, body, now }: StructureChange<Wire<'IndicatorCreate'>>,
  place: Pick<Row<'indicator'>, 'activity_id' | 'parent_indicator_id'>,
): Promise<number> {
  const order_id = await nextOrder(trx, 'indicator', place.activity_id);
  const { FullName, ShortName, Description, TimePeriod, IndicatorRating: polarity } = body;
  const texts = {
    ...indicatorTexts(body),
    full_name: FullName.trim(),
    short_name: ShortName.trim(),
    description: Description.trim(),
    time_period: TimePeriod.trim(),
    polarity,
  };
  const library = await trx
    .insertInto('library_indicator')
    .values({ ...texts, date_created: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await trx
    .insertInto('indicator')
    .values({ ...texts, ...place, edition_id: editionId, library_indicator_id: library.id, order_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Edits an indicator, or moves it with its work to another activity. Rejects with 422 or 409. */
export const updateIndicator: Handler<'updateIndicator'> = async (call) => {
  const change = changeOf(call);
  const { editionId, body } = change;
  return changeStructure(call.db, editionId, async (trx) => {
    requireSameEdition(change);
    const indicator = await requireNamedPart(trx, 'indicator', { editionId, id: body.Id });
    const activity = await requireNamedPart(trx, 'activity', {
      editionId,
      id: body.ActivityId,
      pointer: '/ActivityId',
    });
    const moves = activity.id !== indicator.activity_id;
    requireNoErrors([...blank(body, fields.IndicatorUpdate), ...(moves ? editsOf(indicator, body) : [])]);
    const parent = await namedParent(trx, { editionId, body, indicator });
    await requireActiveEdition(trx, editionId);
    await requireVersion(trx, indicator, body.Version);
    await requireOneLevel(trx, parent, indicator);
    if (moves) await lockParentRatings(trx, 'indicator', indicator);
    // A move carries what was shown, perhaps an edit that was refused since: the polarity stays.
    const polarity = moves ? indicator.polarity : body.IndicatorRating;
    if (polarity !== indicator.polarity) await turnScores(trx, change, indicator.id);
    const changesParent = (parent?.id ?? null) !== indicator.parent_indicator_id;
    if (changesParent) await freeChildren(trx, [indicator.id], change);
    const values = {
      ...indicatorTexts(body),
      polarity,
      parent_indicator_id: parent?.id ?? null,
      ...editColumns(change, indicator),
      ...(moves && { activity_id: activity.id, order_id: await nextOrder(trx, 'indicator', activity.id) }),
    };
    await trx.updateTable('indicator').set(values).where('id', '=', indicator.id).execute();
    if (moves) await closeGap(trx, 'indicator', indicator);
    if (changesParent && change.cascades)
      await decideChildrenOfUnmet(trx, { editionId, indicatorIds: [indicator.id], by: change });
    return ok(await readIndicator(trx, indicator.id));
  });
};

/**
 * Met stays and the score changes its sign with the polarity, so that ratings stay consistent, set
 * aside or not (ADR-125). Every row gets a new version, so that forms and imports with the old
 * choices are stale.
 */
async function turnScores(trx: Trx, { caller, now }: Pick<StructureChange<unknown>, 'caller' | 'now'>, id: number) {
  const held = sql`select id from country_indicator where indicator_id = ${id} order by id for no key update`;
  await sql`with held as materialized (${held})
    update country_indicator ci set score = -ci.score, aside_score = -ci.aside_score, version = ci.version + 1,
      changed_on = ${now}::timestamptz, changed_by = ${caller.id}
    from held where ci.id = held.id`.execute(trx);
}

/** What else than its place a move would change: texts and parent are edited by themselves. */
function editsOf(indicator: Part<'indicator'>, body: Wire<'IndicatorUpdate'>): FieldError[] {
  const texts = indicatorTexts(body);
  const { ParentIndicatorId = indicator.parent_indicator_id } = body;
  const changed = {
    FullName: texts.full_name !== undefined && texts.full_name !== indicator.full_name,
    ShortName: texts.short_name !== undefined && texts.short_name !== indicator.short_name,
    Description: texts.description !== undefined && texts.description !== indicator.description,
    ResponseRules: texts.response_rules !== undefined && texts.response_rules !== indicator.response_rules,
    TimePeriod: texts.time_period !== undefined && texts.time_period !== indicator.time_period,
    ParentIndicatorId: (ParentIndicatorId ?? 0) !== (indicator.parent_indicator_id ?? 0),
  };
  return Object.entries(changed)
    .filter(([, differs]) => differs)
    .map(([name]) => ({ pointer: `/${name}`, detail: 'A move changes nothing else; save this before.' }));
}

/** Swaps an indicator with its neighbour. Rejects with 422 or 409. */
export const reorderIndicator: Handler<'reorderIndicator'> = async (call) => {
  const change = changeOf(call);
  return changeStructure(call.db, change.editionId, async (trx) => {
    const { activity_id } = await swapPart(trx, 'indicator', change);
    return ok(await indicatorsOf(trx, activity_id));
  });
};

/** Removes the dependency of an indicator; one without is no error. Rejects with 404 or 409. */
export const unassignParentIndicator: Handler<'unassignParentIndicator'> = async (call) => {
  const change = changeOf(call);
  const { indicatorId } = call.params;
  return changeStructure(call.db, change.editionId, async (trx) => {
    const indicator = await requirePart(trx, 'indicator', { editionId: change.editionId, id: indicatorId });
    await requireActiveEdition(trx, change.editionId);
    if (indicator.parent_indicator_id) {
      await freeChildren(trx, [indicatorId], change);
      const values = { parent_indicator_id: null, ...editColumns(change, indicator) };
      await trx.updateTable('indicator').set(values).where('id', '=', indicatorId).execute();
    }
    return ok(await readIndicator(trx, indicatorId));
  });
};

export const deleteIndicator: Handler<'deleteIndicator'> = (call) =>
  deletePart(call, 'indicator', call.params.indicatorId);
