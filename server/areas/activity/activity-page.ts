/** Reads a page of events, newest first, with the names of what they tell of. */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { snapshotNameSql } from '../../domain/numbers.ts';
import type { Wire } from '../../domain/wire.ts';
import type { Branches } from './activity-conditions.ts';
import { namesOf } from './activity-names.ts';
import { eventOnWire, type PlacedEvent } from './activity-wire.ts';

/** Counting goes on to this, so that a page of millions costs what a page of thousands does. */
const COUNTED = 10_001;

export interface Paging {
  offset: number;
  pageSize: number;
}

/** Which place of an event of many a list tells; null for all together. */
type PlaceOf = RawBuilder<number | null>;
export const whole: PlaceOf = sql`null::int`;
export const placeOfPairs = (pairs: number[]): PlaceOf =>
  sql`(select p.place from unnest(e.pairs) with ordinality p(pair, place) where p.pair = any(${pairs}::int[]) limit 1)::int`;
export const placeOfLibrary = (id: number): PlaceOf => sql`array_position(e.libraries, ${id}::int)`;

interface Reading {
  place?: PlaceOf;
  /** Whether no one index holds what the filters let through in the order of a page. */
  isMixed?: boolean;
}

/** A page of events that any of the branches holds. */
export async function activityPage(
  db: Db,
  branches: Branches,
  { place = whole, isMixed = false, ...paging }: Paging & Reading,
): Promise<Wire<'ActivityPage'>> {
  const few = isMixed ? await fewOf(db, branches, paging) : undefined;
  if (few) {
    const page = sql<Placed>`select e.id, ${place} as place from event e where e.id = any(${few.ids}::bigint[])`;
    return { Data: await eventsAt(db, page), Count: few.count };
  }
  const { offset, pageSize } = paging;
  const chosen = sql.join(
    branches.map(
      (condition) => sql`(select e.id, ${place} as place from event e where ${condition}
      order by e.id desc limit ${offset + pageSize})`,
    ),
    sql` union all `,
  );
  const page = sql<Placed>`select id, place from (${chosen}) chosen order by id desc offset ${offset} limit ${pageSize}`;
  return pageOf(db, page, foundBy(branches));
}

const foundBy = (branches: Branches): RawBuilder<unknown> =>
  sql.join(
    branches.map((condition) => sql`(select e.id from event e where ${condition} limit ${COUNTED})`),
    sql` union all `,
  );

/**
 * Where little matches, all of it is found and sorted: walking from the newest event to a full page
 * would go through all others. Nothing where it is too much for that.
 */
async function fewOf(db: Db, branches: Branches, { offset, pageSize }: Paging) {
  const { rows } = await sql<{ count: number; ids: string }>`
    with found as materialized (${foundBy(branches)})
    select count(*)::int as count,
      array(select id from found order by id desc offset ${offset} limit ${pageSize})::text as ids from found`.execute(
    db,
  );
  return rows.find(({ count }) => count < COUNTED);
}

/** Every record that an act changed, each on its own. */
export async function actPage(db: Db, actId: number, { offset, pageSize }: Paging): Promise<Wire<'ActivityPage'>> {
  const records = sql`from event e left join lateral unnest(e.pairs) with ordinality p(pair, place) on true
    where e.act_id = ${actId}`;
  const page = sql<Placed>`select e.id, p.place::int as place ${records}
    order by e.id desc, p.place offset ${offset} limit ${pageSize}`;
  return pageOf(db, page, sql`select ${records} limit ${COUNTED}`);
}

interface Placed {
  id: number;
  place: number | null;
}

/** Both at once, where the engine can. */
async function pageOf(db: Db, page: RawBuilder<Placed>, counted: RawBuilder<unknown>): Promise<Wire<'ActivityPage'>> {
  const [Data, Count] = await Promise.all([eventsAt(db, page), count(db, counted)]);
  return { Data, Count };
}

async function count(db: Db, rows: RawBuilder<unknown>): Promise<number> {
  const { rows: found } = await sql<{ count: number }>`select count(*)::int as count from (${rows}) rows`.execute(db);
  return Math.min(found[0]?.count ?? 0, COUNTED);
}

export async function eventsAt(db: Db, page: RawBuilder<Placed>): Promise<Wire<'ActivityEvent'>[]> {
  const { rows } = await sql<PlacedEvent>`
    with page as materialized (${page}), placed as materialized (
      select e.id, e.act_id, e.at, e.user_id, e.edition_id, e.country_id, e.kinds, e.action, e.cause, e.cause_name,
        e.record, e.record_name, e.operation, e.alike, page.place,
        case when page.place is null then e.records else 1 end as records,
        coalesce(e.pairs[page.place], e.record_id) as record_id,
        coalesce(e.libraries[page.place], e.library_indicator_id) as library_indicator_id, e.indicator_id,
        coalesce((e.details->(page.place - 1))::jsonb, e.changes) as changes
      from page join event e on e.id = page.id
    )
    select placed.*, coalesce(i.id, placed.indicator_id) as indicator_id, u.full_name as user_name,
      c.name as country_name, ed.name as edition_name,
      case when i.id is not null then ${snapshotNameSql(sql`i.number`, sql`i.short_name`)} end as snapshot_name
    from placed
    left join app_user u on u.id = placed.user_id
    left join country c on c.id = placed.country_id
    left join edition ed on ed.id = placed.edition_id
    left join indicator i on i.edition_id = placed.edition_id and i.library_indicator_id = placed.library_indicator_id
    order by placed.id desc, placed.place`.execute(db);
  const names = await namesOf(db, rows);
  return rows.map((row) => eventOnWire(row, names));
}
