/** What a parent's rating decides about the indicators that depend on it (ADR-022, ADR-155). */
import { type RawBuilder, sql } from 'kysely';
import type { Row, Trx } from '../db/schema.ts';
import { cascadeNoteEnd, cascadeNoteStart } from './cascade-note.ts';
import { snapshotNameSql } from './numbers.ts';

type Rating = Row<'country_indicator'>;

/** Who changed what the cascade follows, and when. */
interface Change {
  now: Date;
  caller: { id: number };
}

/**
 * After a save of a parent: Not Met decides its children, Met gives back what was set aside.
 * Without `cascades` nothing new is decided, but what was set aside before still comes back.
 */
export async function followSave(trx: Trx, parent: Rating, { cascades }: { cascades: boolean }): Promise<void> {
  const children = sql`child.country_id = ${parent.country_id} and child.edition_id = ${parent.edition_id}`;
  if (parent.is_met === false) {
    if (cascades) await decide(trx, sql`${children} and i.parent_indicator_id = ${parent.indicator_id}`);
  } else
    await giveBack(trx, sql`${children} and child.decided_by = ${parent.indicator_id}`, {
      now: parent.changed_on,
      by: parent.changed_by,
    });
}

/** After a step of parents: what they decide moves along, and nothing else. */
export async function followSteps(trx: Trx, ratingIds: readonly number[]): Promise<void> {
  if (ratingIds.length === 0) return;
  await sql`update country_indicator child set status = above.status, version = child.version + 1,
      changed_on = above.changed_on, changed_by = above.changed_by
    from country_indicator above
    where above.id = any(${ratingIds}::int[]) and child.decided_by = above.indicator_id
      and child.country_id = above.country_id and child.status <> above.status`.execute(trx);
}

/**
 * After ratings were restored, their children among them: what came below one of them since then
 * moves along with it, or is given back.
 */
export async function followRestored(
  trx: Trx,
  restored: RawBuilder<unknown>,
  { now, caller, cascades }: Change & { cascades: boolean },
): Promise<void> {
  const joinedSince = sql`above.id in (${restored}) and child.id not in (${restored})
    and child.decided_by = above.indicator_id and child.country_id = above.country_id`;
  await giveBack(
    trx,
    sql`exists (select from country_indicator above where ${joinedSince} and above.is_met is distinct from false)`,
    { now, by: caller.id },
  );
  if (cascades)
    await sql`update country_indicator child set status = above.status, version = child.version + 1,
        changed_on = ${now}::timestamptz, changed_by = ${caller.id}
      from country_indicator above
      where ${joinedSince} and above.is_met = false and child.status <> above.status`.execute(trx);
}

/** Gives back what was set aside of indicators that are about to lose their parent. */
export async function freeChildren(trx: Trx, indicatorIds: readonly number[], change: Change): Promise<void> {
  if (indicatorIds.length === 0) return;
  // a concurrent save of the parent does not see that the dependency is removed
  await sql`select id from country_indicator where indicator_id in (
      select parent_indicator_id from indicator where id = any(${indicatorIds}))
    order by id for share`.execute(trx);
  const rows = sql`child.indicator_id = any(${indicatorIds}) and child.decided_by is not null`;
  await giveBack(trx, rows, { now: change.now, by: change.caller.id });
}

interface Below {
  editionId: number;
  /** These indicators alone. */
  indicatorIds?: readonly number[];
  /** These countries alone, and of them only what is unrated: what is rated there was left so. */
  countryIds?: readonly number[];
  /** Else who rated the parent, then. */
  by?: Change;
}

/** Decides new children of unmet parents (ADR-156). */
export async function decideChildrenOfUnmet(
  trx: Trx,
  { editionId, indicatorIds, countryIds, by }: Below,
): Promise<void> {
  const chosen = sql`child.edition_id = ${editionId}
    ${indicatorIds ? sql`and child.indicator_id = any(${indicatorIds})` : sql``}
    ${countryIds ? sql`and child.country_id = any(${countryIds}) and child.is_met is null` : sql``}`;
  // a concurrent save of a parent does not see a new child
  await sql`select above.id from country_indicator above where above.id in (
      select above.id from country_indicator child, ${parents} where ${isBelow} and ${chosen})
    order by above.id for share`.execute(trx);
  await decide(trx, chosen, by);
}

const parents = sql`indicator i, country_indicator above, indicator parent`;
const isBelow = sql`i.id = child.indicator_id and above.indicator_id = i.parent_indicator_id
  and above.country_id = child.country_id and above.edition_id = child.edition_id and parent.id = above.indicator_id`;

/**
 * The one statement that decides: children of unmet parents count as 0 / Not Met in the parent's
 * status, with a note that says why. What a person had rated is set aside once, not again where
 * the parent decides already.
 */
async function decide(trx: Trx, chosen: RawBuilder<unknown>, by?: Change): Promise<void> {
  const snapshot = snapshotNameSql(sql`parent.number`, sql`parent.short_name`);
  const note = sql`${cascadeNoteStart} || ${snapshot} || ${cascadeNoteEnd}`;
  const aside = (kept: string, own: string) =>
    sql`case when child.decided_by is null then ${sql.ref(`child.${own}`)} else ${sql.ref(`child.${kept}`)} end`;
  await sql`update country_indicator child
    set aside_score = ${aside('aside_score', 'score')}, aside_is_met = ${aside('aside_is_met', 'is_met')},
      aside_note = ${aside('aside_note', 'researcher_note')}, aside_status = ${aside('aside_status', 'status')},
      aside_updated_on = ${aside('aside_updated_on', 'rating_updated_on')},
      aside_updated_by = ${aside('aside_updated_by', 'rating_updated_by')},
      decided_by = above.indicator_id, score = 0, is_met = false, researcher_note = ${note},
      status = above.status, rating_updated_on = above.rating_updated_on, rating_updated_by = above.rating_updated_by,
      version = child.version + 1,
      changed_on = coalesce(${by?.now ?? null}::timestamptz, above.changed_on),
      changed_by = coalesce(${by?.caller.id ?? null}::int, above.changed_by)
    from ${parents}
    where ${isBelow} and above.is_met = false and ${chosen}
      and (child.decided_by, child.status, child.researcher_note)
        is distinct from (above.indicator_id, above.status, ${note})`.execute(trx);
}

/** The one statement that gives back: what was set aside stands again, exactly as it was. */
async function giveBack(
  trx: Trx,
  chosen: RawBuilder<unknown>,
  { now, by }: { now: Date | null; by: number | null },
): Promise<void> {
  await sql`update country_indicator child
    set score = aside_score, is_met = aside_is_met, researcher_note = aside_note, status = aside_status,
      rating_updated_on = aside_updated_on, rating_updated_by = aside_updated_by,
      decided_by = null, aside_score = null, aside_is_met = null, aside_note = null, aside_status = null,
      aside_updated_on = null, aside_updated_by = null,
      version = version + 1, changed_on = ${now}::timestamptz, changed_by = ${by}
    where ${chosen}`.execute(trx);
}
