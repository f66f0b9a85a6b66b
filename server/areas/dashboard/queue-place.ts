/** Where a country indicator stands in a list of the dashboard, and where to go on [B3]. */
import { type RawBuilder, sql } from 'kysely';
import { type Handler, ok } from '../../call.ts';
import { pairOf } from '../../domain/addressed-record.ts';
import type { Wire } from '../../domain/wire.ts';
import { dashboardConditions } from './dashboard-filters.ts';
import { countWhole, matchingRows } from './dashboard-list.ts';
import { orderOf } from './dashboard-order.ts';
import { type Queue, queueOf } from './queue-order.ts';

/**
 * The place of the row in its list, its neighbours, and the next row that waits for the caller. A
 * row that the list does not hold has the neighbours of the place where it would be.
 */
export const readQueue: Handler<'readQueue'> = async ({ db, record, caller, now, query }) => {
  const { id, edition_id: editionId } = pairOf(record);
  const call = { db, caller, now, query, params: { editionId } };
  const conditions = await dashboardConditions(call);
  const order = await orderOf(call);
  const queue = queueOf(order, matchingRows(editionId, conditions));
  const isWhole = conditions.rows.length === 0 && query.sort === 'country';
  const indicatorAt = (position: RawBuilder<unknown>) => sql`(
    select json_build_object('CountryId', ci.country_id, 'IndicatorId', ci.indicator_id) from country_indicator ci
    where ci.edition_id = ${editionId} and ci.position = ${position})`;
  const found = await sql<Found>`
    with here as materialized (
      select ci.position, ${order.key ?? sql`null::int`} as key from country_indicator ci where ci.id = ${id}
    ), ${isWhole ? besideOf(queue) : order.key ? countedOf(queue) : countedByPosition(queue)}
    select count, before, exists (select from country_indicator ci where ci.id = ${id} and ${queue.rows}) as held,
      ${indicatorAt(sql`beside.previous`)} as previous, ${indicatorAt(sql`beside.next`)} as next,
      ${indicatorAt(nextOfMine(queue, id, { editionId, callerId: caller.id }))} as mine
    from beside`.execute(db);
  const [{ previous, next, mine, ...counted }] = found.rows as [Found];
  const { place, count } = isWhole ? await countWhole(db, conditions, { editionId, ratingId: id }) : placeOf(counted);
  return ok({ Place: place, Count: count, Previous: previous, Next: next, NextForMe: mine });
};

type Neighbour = Wire<'AdjacentIndicator'> | null;
type Counted = { count: number; before: number; held: boolean };
type Found = Counted & Record<'previous' | 'next' | 'mine', Neighbour>;

const placeOf = ({ count, before, held }: Counted) => ({ count, place: held ? before + 1 : null });

/** Of a list that is counted otherwise, the neighbours by the index of positions. */
const besideOf = ({ first, last, isBefore, isAfter }: Queue) => sql`beside as (
  select null::int as count, null::int as before, ${last(isBefore)} as previous, ${first(isAfter)} as next)`;

/** In the order of positions one pass does it all. */
const countedByPosition = ({ listed, isBefore, alike }: Queue) => sql`beside as materialized (
  select count(*)::int as count, (count(*) filter (where ${isBefore}))::int as before,
    ${alike.previous} as previous, ${alike.next} as next
  from ${listed()})`;

/**
 * One pass counts and finds the neighbours of the same key, and the keys beside it. Only where a
 * neighbour has another key a second pass finds its position.
 */
function countedOf(queue: Queue): RawBuilder<unknown> {
  const { listed, isBefore, alike, beside, first } = queue;
  return sql`counted as materialized (
    select count(*)::int as count, (count(*) filter (where ${isBefore}))::int as before,
      ${alike.previous} as previous, ${alike.next} as next, ${beside.before} as key_before, ${beside.after} as key_after
    from ${listed()}
  ), near as (
    select found.* from counted cross join lateral (
      select max(ci.position) filter (where ci.key = key_before) as previous,
        min(ci.position) filter (where ci.key = key_after) as next
      from ${listed()} where ci.key in (key_before, key_after)
    ) found where counted.previous is null or counted.next is null
  ), beside as (
    select count, before, coalesce(counted.previous, near.previous) as previous,
      coalesce(counted.next, near.next, case when key_after is null then ${first(queue.isAfter)} end) as next
    from counted left join near on true)`;
}

/**
 * The next row that waits for the caller; after the last one the first. Mostly it is the row after
 * this one, which is known: only else it is looked for.
 */
function nextOfMine({ first, isAfter }: Queue, id: number, { editionId, callerId }: Whose): RawBuilder<unknown> {
  const mine = sql`ci.next_user_id = ${callerId} and ci.id <> ${id}`;
  return sql`coalesce((
    select ci.position from country_indicator ci
    where ci.edition_id = ${editionId} and ci.position = beside.next and ${mine}
  ), ${first(isAfter, mine)}, ${first(sql`true`, mine)})`;
}

interface Whose {
  editionId: number;
  callerId: number;
}
