/** The effect of a parent's rating on its dependent indicators (ADR-022). */
import { sql } from 'kysely';
import { WorkflowStatus } from '#generated/enums.ts';
import type { Row, Trx } from '../db/schema.ts';
import { cascadeNote, cascadeNoteEnd, cascadeNoteStart } from './cascade-note.ts';
import { snapshotName, snapshotNameSql } from './numbers.ts';

type Rating = Row<'country_indicator'>;

/**
 * An unmet parent rates its children 0 / Not Met in its own status, also when that status changes,
 * so that the edition can be completed; a parent that becomes met reopens them, unrated. Children
 * keep their people.
 */
export async function cascadeFrom(trx: Trx, { before, after }: { before: Rating; after: Rating }): Promise<void> {
  if (after.is_met === false) await rateChildren(trx, after);
  else if (before.is_met === false) await reopenChildren(trx, after);
}

async function rateChildren(trx: Trx, parent: Rating): Promise<void> {
  const { number, short_name } = await trx
    .selectFrom('indicator')
    .select(['number', 'short_name'])
    .where('id', '=', parent.indicator_id)
    .executeTakeFirstOrThrow();
  const note = cascadeNote(snapshotName(number, short_name));
  await childrenOf(trx, parent)
    .set({
      score: 0,
      is_met: false,
      researcher_note: note,
      status: parent.status,
      rating_updated_on: parent.rating_updated_on,
      rating_updated_by: parent.rating_updated_by,
      changed_on: parent.changed_on,
      changed_by: parent.changed_by,
      version: sql`version + 1`,
    })
    .where(
      sql<boolean>`(is_met, status, researcher_note) is distinct from (false, ${parent.status}::smallint, ${note})`,
    )
    .execute();
}

/** Only what the parent rated, as its note says; a rating with another note stays. */
async function reopenChildren(trx: Trx, parent: Rating): Promise<void> {
  await childrenOf(trx, parent)
    .set({ ...unrated, changed_on: parent.changed_on, changed_by: parent.changed_by, version: sql`version + 1` })
    .where(isByParent)
    .execute();
}

const unrated = {
  ...{ score: null, is_met: null, researcher_note: null, status: WorkflowStatus.Open },
  ...{ rating_updated_on: null, rating_updated_by: null },
} as const;
const isByParent = sql<boolean>`is_met = false and starts_with(researcher_note, ${cascadeNoteStart})`;

interface Change {
  now: Date;
  caller: { id: number };
}

/** Reopens what parents rated of indicators that are about to lose their parent (ADR-126). */
export async function reopenFormerChildren(
  trx: Trx,
  indicatorIds: readonly number[],
  { now, caller }: Change,
): Promise<void> {
  if (indicatorIds.length === 0) return;
  // a concurrent save of the parent does not see that the dependency is removed
  await sql`select id from country_indicator where indicator_id in (
      select parent_indicator_id from indicator where id = any(${indicatorIds}))
    order by id for share`.execute(trx);
  await trx
    .updateTable('country_indicator')
    .set({ ...unrated, changed_on: now, changed_by: caller.id, version: sql`version + 1` })
    .where('indicator_id', 'in', indicatorIds)
    .where(isByParent)
    .execute();
}

interface Unrated {
  editionId: number;
  /** These indicators alone. */
  indicatorIds?: readonly number[];
  /** These countries alone. */
  countryIds?: readonly number[];
  /** Else who rated the parent, then. */
  by?: Change;
}

/** Rates unrated children of unmet parents, which nobody else could rate (ADR-062). */
export async function rateChildrenOfUnmet(
  trx: Trx,
  { editionId, indicatorIds, countryIds, by }: Unrated,
): Promise<void> {
  const chosen = sql`child.edition_id = ${editionId} and child.is_met is null
    ${indicatorIds ? sql`and child.indicator_id = any(${indicatorIds})` : sql``}
    ${countryIds ? sql`and child.country_id = any(${countryIds})` : sql``}`;
  const below = sql`i.id = child.indicator_id and above.indicator_id = i.parent_indicator_id
    and above.country_id = child.country_id and parent.id = above.indicator_id`;
  // a concurrent save of a parent does not see a new child
  await sql`select above.id from country_indicator above where above.id in (
      select above.id from country_indicator child, indicator i, country_indicator above, indicator parent
      where ${below} and ${chosen})
    order by above.id for share`.execute(trx);
  const snapshot = snapshotNameSql(sql`parent.number`, sql`parent.short_name`);
  await sql`update country_indicator child
    set score = 0, is_met = false, researcher_note = ${cascadeNoteStart} || ${snapshot} || ${cascadeNoteEnd},
      status = above.status, rating_updated_on = above.rating_updated_on, rating_updated_by = above.rating_updated_by,
      version = child.version + 1,
      changed_on = coalesce(${by?.now ?? null}::timestamptz, above.changed_on),
      changed_by = coalesce(${by?.caller.id ?? null}::int, above.changed_by)
    from indicator i, country_indicator above, indicator parent
    where ${below} and above.is_met = false and ${chosen}`.execute(trx);
}

const childrenOf = (trx: Trx, { edition_id, country_id, indicator_id }: Rating) =>
  trx
    .updateTable('country_indicator')
    .where('edition_id', '=', edition_id)
    .where('country_id', '=', country_id)
    .where('indicator_id', 'in', (eb) =>
      eb.selectFrom('indicator').select('id').where('parent_indicator_id', '=', indicator_id),
    );
