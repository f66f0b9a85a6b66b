/** Where a reference can be copied to: wherever the caller may manage references (decisions, section 4, 'References'). */
import { sql } from 'kysely';
import { can } from '#rules/can.ts';
import type { Caller } from '../access.ts';
import type { Db } from '../db/schema.ts';
import { snapshotName } from './numbers.ts';
import type { Wire } from './wire.ts';

/** Pairs of the edition where the caller may manage references, by the contract's rule: all, the own ones, or none. */
function manageable(db: Db, editionId: number, { id, permissions }: Caller) {
  const all = can('copyReference', permissions);
  const own = can('copyReference', [...permissions, 'is:assigned']);
  return db
    .selectFrom('country_indicator as ci')
    .innerJoin('edition_country as ec', (join) =>
      join
        .onRef('ec.edition_id', '=', 'ci.edition_id')
        .onRef('ec.country_id', '=', 'ci.country_id')
        .on('ec.removed_on', 'is', null),
    )
    .where('ci.edition_id', '=', editionId)
    .$if(!all, (query) =>
      query.where((eb) => eb.or([eb('ci.research_user_id', '=', id), eb('ci.qa_user_id', '=', id)])),
    )
    .$if(!own, (query) => query.where(sql<boolean>`false`));
}

/** Countries, by name. */
export async function listAssignableRegions(
  db: Db,
  editionId: number,
  caller: Caller,
): Promise<Wire<'AssignableCountry'>[]> {
  const rows = await db
    .selectFrom('country as c')
    .select(['c.id', 'c.name', 'c.region'])
    .where('c.id', 'in', manageable(db, editionId, caller).select('ci.country_id'))
    .orderBy('c.sort_order')
    .orderBy('c.id')
    .execute();
  return rows.map(({ id, name, region }) => ({ Id: id, Name: name, Region: region }));
}

/** Indicators, in the order of their numbers. */
export async function listAssignableIndicators(
  db: Db,
  editionId: number,
  caller: Caller,
): Promise<Wire<'AssignableIndicator'>[]> {
  const rows = await db
    .selectFrom('indicator as i')
    .select(['i.id', 'i.number', 'i.short_name'])
    .where('i.id', 'in', manageable(db, editionId, caller).select('ci.indicator_id'))
    .orderBy('i.number')
    .orderBy('i.id')
    .execute();
  return rows.map(({ id, number, short_name }) => ({ Id: id, Name: snapshotName(number, short_name) }));
}
