/** What rows of country_indicator say about what to look at (openapi/rules/checks.ts) [B6]. */
import { type RawBuilder, sql } from 'kysely';
import { type RatingCheck, WorkflowStatus } from '#generated/enums.ts';
import { checksOf } from '#rules/checks.ts';
import type { Db } from '../db/schema.ts';
import { asStatus } from './wire.ts';

/** The rows that can have checks at all: the rest is not looked up. */
const isChecked = sql`ci.status < ${sql.lit(WorkflowStatus.QACompleted)} and ci.decided_by is null and ci.score is not null`;

/** Columns of `ci` for the rows of one page: each looks up a few rows by an index. */
export const checkColumns = sql`ci.score as checked_score,
  ${isChecked} and exists (select from reference where country_indicator_id = ci.id) as has_reference,
  ${isChecked} and exists (select from indicator own
    join country_indicator parent on parent.indicator_id = own.parent_indicator_id and parent.country_id = ci.country_id
    where own.id = ci.indicator_id and parent.is_met is null) as is_parent_unrated,
  before.score as score_before, before.has_same_note`;

const words = (row: RawBuilder<unknown>) => sql`btrim(${row}.researcher_note, E' \\t\\r\\n')`;

/** The same library indicator for the same country in the newest earlier edition that holds it. */
export const editionBefore: RawBuilder<unknown> = sql`left join lateral (
  select earlier.score, ${words(sql`earlier`)} <> ''
      and ${words(sql`earlier`)} = ${words(sql`ci`)} as has_same_note
    from indicator own
    join indicator i on i.library_indicator_id = own.library_indicator_id
    join country_indicator earlier on earlier.indicator_id = i.id and earlier.country_id = ci.country_id
    join edition e on e.id = i.edition_id
    join edition_country ec on ec.edition_id = e.id and ec.country_id = ci.country_id and ec.removed_on is null
    where ${isChecked} and own.id = ci.indicator_id
      and (e.creation_date, e.id) < (select creation_date, id from edition where id = ci.edition_id)
    order by e.creation_date desc, e.id desc limit 1
  ) before on true`;

export interface CheckRow {
  status: number;
  qa_user_id: number | null;
  decided_by: number | null;
  checked_score: number | null;
  has_reference: boolean;
  is_parent_unrated: boolean;
  score_before: number | null;
  has_same_note: boolean | null;
}

/** Those columns on the wire. */
export const checksOnWire = (row: CheckRow, off: readonly RatingCheck[]): RatingCheck[] =>
  checksOf(
    {
      WorkflowStatus: asStatus(row.status),
      isDecided: row.decided_by !== null,
      Score: row.checked_score,
      hasSameNote: row.has_same_note === true,
      scoreBefore: row.score_before,
      hasReference: row.has_reference,
      QAUserId: row.qa_user_id,
      isParentUnrated: row.is_parent_unrated,
    },
    off,
  );

/** The checks that an edition does without. */
export async function checksOffIn(db: Db, editionId: number): Promise<RatingCheck[]> {
  const edition = db.selectFrom('edition').select('checks_off').where('id', '=', editionId);
  return ((await edition.executeTakeFirstOrThrow()).checks_off ?? []) as RatingCheck[];
}
