/** Where a country indicator stands in a list of the dashboard, and where to go on [B3]. */
import { type RawBuilder, sql } from 'kysely';
import { type Handler, ok } from '../../call.ts';
import type { Db } from '../../db/schema.ts';
import { pairOf } from '../../domain/addressed-record.ts';
import type { Wire } from '../../domain/wire.ts';
import { dashboardConditions } from './dashboard-filters.ts';
import { countWhole, matchingRows } from './dashboard-list.ts';
import { type Order, orderOf } from './dashboard-order.ts';

/**
 * The place of the row in its list, its neighbours, and the next row that waits for the caller. A
 * row that the list does not hold has the neighbours of the place where it would be.
 */
export const readQueue: Handler<'readQueue'> = async ({ db, record, caller, now, query }) => {
  const { id, edition_id: editionId } = pairOf(record);
  const list = { db, caller, now, query, params: { editionId } };
  const conditions = await dashboardConditions(list);
  const order = await orderOf(list);
  const rows = matchingRows(editionId, conditions);
  const isWhole = conditions.rows.length === 0 && query.sort === 'country';
  const { place, count } = isWhole
    ? await countWhole(db, editionId, conditions, id)
    : await counted(db, id, rows, order);
  const mine = sql`${rows} and ci.next_user_id = ${caller.id} and ci.id <> ${id}`;
  const next = (among: RawBuilder<unknown>) => firstOf(db, id, order, sql`${among} and ${order.isAfter}`, order.asked);
  return ok({
    Place: place,
    Count: count,
    Previous: await firstOf(db, id, order, sql`${rows} and ${order.isBefore}`, order.turned),
    Next: await next(rows),
    NextForMe: (await next(mine)) ?? (await firstOf(db, id, order, mine, order.asked)),
  });
};

/** The row itself, as what others are compared with. */
const hereOf = (id: number, { key }: Order): RawBuilder<unknown> =>
  sql`here as materialized (select ci.position, ${key ?? sql`null`} as key from country_indicator ci where ci.id = ${id})`;

/** Counts what the filters let through, and what of it stands before the row. */
async function counted(db: Db, id: number, rows: RawBuilder<unknown>, order: Order): Promise<Place> {
  const found = await sql<{ count: number; before: number; held: boolean }>`
    with ${hereOf(id, order)}
    select count(*)::int as count, (count(*) filter (where ${order.isBefore}))::int as before,
      coalesce(bool_or(ci.id = ${id}), false) as held
    from country_indicator ci where ${rows}`.execute(db);
  const [{ count, before, held }] = found.rows as [(typeof found.rows)[number]];
  return { count, place: held ? before + 1 : null };
}

interface Place {
  count: number;
  place: number | null;
}

async function firstOf(
  db: Db,
  id: number,
  order: Order,
  rows: RawBuilder<unknown>,
  inOrder: RawBuilder<unknown>,
): Promise<Wire<'AdjacentIndicator'> | null> {
  const found = await sql<Wire<'AdjacentIndicator'>>`
    with ${hereOf(id, order)}
    select ci.country_id as "CountryId", ci.indicator_id as "IndicatorId" from country_indicator ci
    where ${rows} ${inOrder} limit 1`.execute(db);
  return found.rows[0] ?? null;
}
