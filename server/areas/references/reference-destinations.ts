/** The pairs that the caller can copy to: those whose references they may manage (ADR-033). */
import { type RawBuilder, sql } from 'kysely';
import { can } from '#rules/can.ts';
import type { Caller } from '../../access.ts';
import { type Handler, ok } from '../../call.ts';
import type { Db } from '../../db/schema.ts';
import { snapshotName } from '../../domain/numbers.ts';

/** SQL condition: the caller may manage the references of every `ci`, of the own ones, or none. */
export function mayManageReferences({ id, permissions }: Caller): RawBuilder<boolean> {
  if (can('copyReference', permissions)) return sql`true`;
  if (!can('copyReference', [...permissions, 'is:assigned'])) return sql`false`;
  return sql`coalesce(ci.research_user_id = ${id} or ci.qa_user_id = ${id}, false)`;
}

/** Pairs of the edition where the caller may manage references. */
const manageable = (db: Db, editionId: number, caller: Caller) =>
  db
    .selectFrom('country_indicator as ci')
    .innerJoin('edition_country as ec', (join) =>
      join
        .onRef('ec.edition_id', '=', 'ci.edition_id')
        .onRef('ec.country_id', '=', 'ci.country_id')
        .on('ec.removed_on', 'is', null),
    )
    .where('ci.edition_id', '=', editionId)
    .where(mayManageReferences(caller));

/** Countries, by name. */
export const listAssignableRegions: Handler<'listAssignableRegions'> = async ({ db, params, caller }) => {
  const rows = await db
    .selectFrom('country as c')
    .select(['c.id', 'c.name', 'c.region'])
    .where('c.id', 'in', manageable(db, params.editionId, caller).select('ci.country_id'))
    .orderBy('c.sort_order')
    .orderBy('c.id')
    .execute();
  return ok(rows.map(({ id, name, region }) => ({ Id: id, Name: name, Region: region })));
};

/** Indicators, in the order of their numbers. */
export const listAssignableIndicators: Handler<'listAssignableIndicators'> = async ({ db, params, caller }) => {
  const rows = await db
    .selectFrom('indicator as i')
    .select(['i.id', 'i.number', 'i.short_name'])
    .where('i.id', 'in', manageable(db, params.editionId, caller).select('ci.indicator_id'))
    .orderBy('i.number')
    .orderBy('i.id')
    .execute();
  return ok(rows.map(({ id, number, short_name }) => ({ Id: id, Name: snapshotName(number, short_name) })));
};
