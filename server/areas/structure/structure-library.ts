/** Adds indicators of the library to an edition. */
import { type RawBuilder, sql } from 'kysely';
import { created, type Handler, ok } from '../../call.ts';
import type { Db, NewRow, Trx } from '../../db/schema.ts';
import { requireActiveEdition } from '../../domain/active-edition.ts';
import { openMissingRows } from '../../domain/country-indicator-rows.ts';
import { snapshotName } from '../../domain/numbers.ts';
import { asPolarity, type Wire } from '../../domain/wire.ts';
import { conflict, type FieldError } from '../../problem.ts';
import { changeOf, changeStructure, nextOrder, requireNamedPart, requireNoErrors } from './structure-parts.ts';
import { readIndicators } from './structure-reads.ts';

type Texts = Pick<
  NewRow<'indicator'>,
  'full_name' | 'short_name' | 'description' | 'response_rules' | 'time_period' | 'library_indicator_id'
> & { polarity: number };

interface LibraryRow {
  texts: Texts;
  number: number | null;
  edition_name: string | null;
  /** Whether the edition that asks holds it. */
  held: boolean;
}

/** Library indicators with the texts of the newest edition that holds them, else their own. */
async function fromLibrary(db: Db, editionId: number, where: RawBuilder<unknown>): Promise<LibraryRow[]> {
  const { rows } = await sql<Texts & Omit<LibraryRow, 'texts'>>`
    select l.id as library_indicator_id, newest.*,
      exists (select from indicator own where own.library_indicator_id = l.id and own.edition_id = ${editionId}) as held
    from library_indicator l cross join lateral (
      (select i.full_name, i.short_name, i.description, i.response_rules, i.time_period, i.polarity,
          i.number, e.name as edition_name
        from indicator i join edition e on e.id = i.edition_id where i.library_indicator_id = l.id
        order by e.creation_date desc, e.id desc limit 1)
      union all
      select l.full_name, l.short_name, l.description, l.response_rules, l.time_period, l.polarity, null, null
        where not exists (select from indicator i where i.library_indicator_id = l.id)) newest
    where ${where} order by l.id`.execute(db);
  return rows.map(({ number, edition_name, held, ...texts }) => ({ texts, number, edition_name, held }));
}

/** The library indicators that the edition does not hold. */
export const listGlobalIndicators: Handler<'listGlobalIndicators'> = async ({ db, params: { id: editionId } }) => {
  const rows = await fromLibrary(
    db,
    editionId,
    sql`not exists (select from indicator own where own.library_indicator_id = l.id and own.edition_id = ${editionId})`,
  );
  const addable = rows.map(({ texts, number, edition_name }) => ({
    LibraryIndicatorId: texts.library_indicator_id,
    SnapshotName: number === null ? null : snapshotName(number, texts.short_name),
    FullName: texts.full_name,
    ShortName: texts.short_name,
    Description: texts.description,
    ResponseRules: texts.response_rules ?? null,
    TimePeriod: texts.time_period,
    IndicatorRating: asPolarity(texts.polarity),
    ReportEditionName: edition_name,
  }));
  return ok(addable);
};

/** Appends library indicators to an activity, with Open rows. Rejects with 422 or 409. */
export const addLibraryIndicators: Handler<'addLibraryIndicators'> = async (call) => {
  const { editionId, body } = changeOf(call);
  return changeStructure(call.db, editionId, async (trx) => {
    const activity = await requireNamedPart(trx, 'activity', {
      editionId,
      id: body.ActivityId,
      pointer: '/ActivityId',
    });
    const chosen = await chosenRows(trx, editionId, body.Indicators);
    await requireActiveEdition(trx, editionId);
    const held = chosen.find((row) => row.held);
    if (held) throw conflict('conflict', `The edition already holds ${held.texts.short_name}.`);
    const first = await nextOrder(trx, 'indicator', activity.id, chosen.length);
    const place = { edition_id: editionId, activity_id: activity.id };
    const added = await trx
      .insertInto('indicator')
      .values(chosen.map(({ texts }, index) => ({ ...texts, ...place, order_id: first + index })))
      .returning('id')
      .execute();
    const ids = added.map(({ id }) => id);
    await openMissingRows(trx, { editionId });
    return created(await readIndicators(trx, ids));
  });
};

/** The chosen indicators in order. Rejects with 422 for unknown ones and duplicates. */
async function chosenRows(
  trx: Trx,
  editionId: number,
  selection: Wire<'SelectedAddableIndicator'>[],
): Promise<LibraryRow[]> {
  const ids = selection.map(({ LibraryIndicatorId }) => LibraryIndicatorId);
  const rows = await fromLibrary(trx, editionId, sql`l.id in (${sql.join(ids)})`);
  const byId = new Map(rows.map((row) => [row.texts.library_indicator_id, row]));
  const errors = ids.flatMap((id, index): FieldError[] => {
    const pointer = `/Indicators/${index}/LibraryIndicatorId`;
    if (!byId.has(id)) return [{ pointer, detail: 'The library does not hold this indicator.' }];
    return ids.indexOf(id) < index ? [{ pointer, detail: 'This indicator is chosen twice.' }] : [];
  });
  requireNoErrors(errors);
  return ids.flatMap((id) => byId.get(id) ?? []);
}
