/** What a parent's rating does to the indicators that depend on it, in the same country and edition (decisions, section 4, 'Parents'). */
import { sql } from 'kysely';
import type { Row, Trx } from '../db/schema.ts';
import { cascadeNote, cascadeNoteStart } from './cascade-note.ts';
import { snapshotName } from './numbers.ts';

type Rating = Row<'country_indicator'>;

/**
 * An unmet parent rates its children 0 / Not Met in its own status, also when that status moves on, so that the edition can
 * be completed; a parent that becomes met again returns those to Open, unrated. Children keep their people.
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

/** Only what the parent rated, which its note alone tells (cascade-note.ts): a rating with a note of somebody's own stays. */
async function reopenChildren(trx: Trx, parent: Rating): Promise<void> {
  await childrenOf(trx, parent)
    .set({
      score: null,
      is_met: null,
      researcher_note: null,
      status: 0,
      rating_updated_on: null,
      rating_updated_by: null,
      changed_on: parent.changed_on,
      changed_by: parent.changed_by,
      version: sql`version + 1`,
    })
    .where('is_met', '=', false)
    .where(sql<boolean>`starts_with(researcher_note, ${cascadeNoteStart})`)
    .execute();
}

const childrenOf = (trx: Trx, { edition_id, country_id, indicator_id }: Rating) =>
  trx
    .updateTable('country_indicator')
    .where('edition_id', '=', edition_id)
    .where('country_id', '=', country_id)
    .where('indicator_id', 'in', (eb) =>
      eb.selectFrom('indicator').select('id').where('parent_indicator_id', '=', indicator_id),
    );
