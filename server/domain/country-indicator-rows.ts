import { type RawBuilder, sql } from 'kysely';
import { UserStatus } from '#generated/enums.ts';
import type { Trx } from '../db/schema.ts';
import { qaRoles } from './assignable.ts';

/** Of seven countries; what a bad plan costs grows with the square. */
const manyRows = 1_000;

interface Scope {
  editionId: number;
  /** Only for these; absent for all countries of the edition. */
  countryIds?: readonly number[];
  /** The edition whose assignments the rows take over, as far as the people can be assigned. */
  assignedAs?: number;
}

/**
 * Adds an Open, unrated and unassigned row for every country and indicator of an edition that has
 * none; removed countries get theirs when they return.
 * Adding countries locks the edition (`lockActiveEdition`) against adding indicators
 * (`requireActiveEdition`), else a country and an indicator added at once would lack their row.
 */
export async function openMissingRows(trx: Trx, { editionId, countryIds, assignedAs }: Scope): Promise<void> {
  const chosen = countryIds ? sql`and ec.country_id = any(${countryIds})` : sql``;
  const people = assignedAs ? sql`, researcher.id, reviewer.id` : sql`, null::int, null::int`;
  const { numAffectedRows = 0n } =
    await sql`insert into country_indicator (edition_id, country_id, indicator_id, position, research_user_id, qa_user_id)
    select ec.edition_id, ec.country_id, i.id, c.sort_order * 1000000000::bigint + i.number as position ${people}
    from edition_country ec
    join country c on c.id = ec.country_id
    join indicator i on i.edition_id = ec.edition_id
    ${assignedAs ? assignmentsOf(assignedAs, editionId) : sql``}
    where ec.edition_id = ${editionId} and ec.removed_on is null ${chosen}
      and not exists (select from country_indicator ci
        where ci.edition_id = ${editionId} and ci.country_id = ec.country_id and ci.indicator_id = i.id)
    order by position`.execute(trx);
  // Without statistics on a new edition a count takes minutes, on the embedded engine until the
  // hourly vacuum.
  if (numAffectedRows > manyRows) await sql`analyze milestone, activity, indicator, country_indicator`.execute(trx);
}

/** Who held the same pair in the edition `from`, where they can be assigned it in `editionId`. */
const assignmentsOf = (from: number, editionId: number) => sql`
    left join indicator source on source.edition_id = ${from} and source.library_indicator_id = i.library_indicator_id
    left join country_indicator held on held.edition_id = ${from} and held.indicator_id = source.id
      and held.country_id = ec.country_id
    ${assignedTo(editionId, sql`held`)}`;

/**
 * Joins `researcher` and `reviewer` of a pair, as far as they are active users of the edition who
 * can be assigned their task (ADR-025).
 */
export function assignedTo(editionId: number, pair: RawBuilder<unknown>): RawBuilder<unknown> {
  const members = sql`(select u.id, u.role from edition_user eu join app_user u on u.id = eu.user_id
    where eu.edition_id = ${editionId} and eu.removed_on is null and u.status = ${sql.lit(UserStatus.Active)})`;
  return sql`left join ${members} researcher on researcher.id = ${pair}.research_user_id
    left join ${members} reviewer on reviewer.id = ${pair}.qa_user_id and reviewer.role = any(${qaRoles})`;
}
