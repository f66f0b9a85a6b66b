import { sql } from 'kysely';
import type { Trx } from '../db/schema.ts';

const manyRows = 5_000;

interface Scope {
  editionId: number;
  /** Only for these; absent for all countries of the edition. */
  countryIds?: readonly number[];
}

/**
 * Adds an Open, unrated and unassigned row for every country and indicator of an edition that has
 * none; removed countries get theirs when they return.
 * Adding countries locks the edition (`lockActiveEdition`) against adding indicators
 * (`requireActiveEdition`), else a country and an indicator added at once would lack their row.
 */
export async function openMissingRows(trx: Trx, { editionId, countryIds }: Scope): Promise<void> {
  const chosen = countryIds ? sql`and ec.country_id = any(${countryIds})` : sql``;
  const { numAffectedRows = 0n } =
    await sql`insert into country_indicator (edition_id, country_id, indicator_id, position)
    select ec.edition_id, ec.country_id, i.id, c.sort_order * 1000000000::bigint + i.number as position
    from edition_country ec
    join country c on c.id = ec.country_id
    join indicator i on i.edition_id = ec.edition_id
    where ec.edition_id = ${editionId} and ec.removed_on is null ${chosen}
      and not exists (select from country_indicator ci
        where ci.edition_id = ${editionId} and ci.country_id = ec.country_id and ci.indicator_id = i.id)
    order by position`.execute(trx);
  // Without statistics on a new edition a count takes minutes, on the embedded engine until the
  // hourly vacuum.
  if (numAffectedRows > manyRows) await sql`analyze milestone, activity, indicator, country_indicator`.execute(trx);
}
