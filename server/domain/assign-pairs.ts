/** Assigns country indicators, and keeps what undoing it takes (ADR-195). */
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../db/schema.ts';

/** Counts of an assignment, and what undoing it names. */
export interface Assigned {
  /** Null where nothing changed. */
  assignment_id: number | null;
  /** What was chosen. */
  assigned: number;
  /** Of those, whose user was another one. */
  overwritten: number;
  /** Country indicators that changed hands. */
  changed: number;
}

/**
 * Assigns in one statement. `targets` is a select of the columns of `candidate`: the locked rows
 * with `research_is` and `qa_is`, who is to have them. Resolves to the counts.
 */
export async function assignPairs(trx: Trx, editionId: number, targets: RawBuilder<unknown>): Promise<Assigned> {
  const { rows } = await sql<Assigned>`
    with target as materialized (${targets}),
    changed as materialized (
      select * from target where (research_was, qa_was) is distinct from (research_is, qa_is)
    ), updated as (
      update country_indicator set research_user_id = changed.research_is, qa_user_id = changed.qa_is
      from changed where country_indicator.id = changed.id
    ), kept as (
      insert into assignment (act_id, edition_id, at, pairs, versions, research_was, qa_was, research_is, qa_is, assigned_on)
      select act.act_id, ${editionId}::int, act.at, all_of.pairs, versions, research_was, qa_was, research_is, qa_is, assigned_on
      from (select array_agg(id) as pairs, array_agg(version) as versions, array_agg(research_was) as research_was,
          array_agg(qa_was) as qa_was, array_agg(research_is) as research_is, array_agg(qa_is) as qa_is,
          array_agg(assigned_on) as assigned_on
        from changed) all_of, current_act() act
      where all_of.pairs is not null returning act_id
    )
    select (select act_id from kept) as assignment_id, count(*)::int as assigned,
      (count(*) filter (where (research_was is distinct from research_is and research_was is not null)
        or (qa_was is distinct from qa_is and qa_was is not null)))::int as overwritten,
      (select count(*)::int from changed) as changed
    from target`.execute(trx);
  return rows[0] ?? { assignment_id: null, assigned: 0, overwritten: 0, changed: 0 };
}

/**
 * What `targets` takes of the rows `ci`. They are locked in one order, so that overlapping
 * assignments wait for each other instead of deadlocking.
 */
export const candidateColumns = sql`ci.id, ci.version, ci.assigned_on, ci.research_user_id as research_was, ci.qa_user_id as qa_was`;
export const lockedInOrder = sql`order by ci.id for no key update of ci`;
