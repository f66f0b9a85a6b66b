/** Reads a page of events, newest first, with the names of the records that they are about. */
import { type RawBuilder, sql } from 'kysely';
import { listLimits } from '#generated/list-limits.ts';
import { hasOneConnection } from '../../db/open.ts';
import type { Db } from '../../db/schema.ts';
import { snapshotNameSql } from '../../domain/numbers.ts';
import type { Wire } from '../../domain/wire.ts';
import type { Branches, Condition } from './activity-conditions.ts';
import { namesOf } from './activity-names.ts';
import { eventOnWire, type PlacedEvent } from './activity-wire.ts';

/** Counting goes on to this, so that a page of millions costs what a page of thousands does. */
const COUNTED = listLimits.ActivityPage.Count;

export interface Paging {
  offset: number;
  pageSize: number;
}

/** Which record of an event of many a list shows; null for all together. */
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
    const page = sql<Placed>`select e.*, ${place} as place from event e where e.id = any(${few.ids}::bigint[])`;
    return { Data: await eventsAt(db, page), Count: few.count };
  }
  return pageOf(db, { page: chosenBy(branches, place, paging), found: foundBy(branches) }, paging);
}

/** Each branch is read in order and cut; one alone needs no merging. */
function chosenBy(branches: Branches, place: PlaceOf, { offset, pageSize }: Paging): RawBuilder<Placed> {
  const cut = (condition: Condition, to: RawBuilder<unknown>) =>
    sql<Placed>`select e.*, ${place} as place from event e where ${condition} order by e.id desc ${to}`;
  const asked = sql`offset ${offset} limit ${pageSize}`;
  const [only, ...others] = branches;
  if (only && others.length === 0) return cut(only, asked);
  const parts = branches.map((condition) => sql`(${cut(condition, sql`limit ${offset + pageSize}`)})`);
  return sql`select * from (${sql.join(parts, sql` union all `)}) chosen order by id desc ${asked}`;
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
export function actPage(db: Db, actId: number, paging: Paging): Promise<Wire<'ActivityPage'>> {
  const records = sql`from event e left join lateral unnest(e.pairs) with ordinality p(pair, place) on true
    where e.act_id = ${actId}`;
  const page = sql<Placed>`select e.*, p.place::int as place ${records}
    order by e.id desc, p.place offset ${paging.offset} limit ${paging.pageSize}`;
  return pageOf(db, { page, found: sql`select ${records} limit ${COUNTED}` }, paging);
}

/** An event, and which of its records. */
interface Placed {
  id: number;
  place: number | null;
}

interface Listed {
  page: RawBuilder<Placed>;
  /** What the list holds, up to COUNTED. */
  found: RawBuilder<unknown>;
}

/**
 * Both at once, where the engine can; else in one statement, since each is waited for. A page that
 * is not full says itself how many there are.
 */
async function pageOf(db: Db, listed: Listed, { offset, pageSize }: Paging): Promise<Wire<'ActivityPage'>> {
  if (hasOneConnection(db)) return pageWithCount(db, listed);
  const counting = sql<{ count: number }>`select * from ${countOf(listed)}`.execute(db);
  // Waited for only where the page is full.
  counting.catch(() => undefined);
  const Data = await eventsAt(db, listed.page);
  const isLast = Data.length < pageSize && (Data.length > 0 || offset === 0);
  return { Data, Count: isLast ? Math.min(offset + Data.length, COUNTED) : shownCount((await counting).rows) };
}

async function pageWithCount(db: Db, listed: Listed) {
  const { rows: found } = await sql<{ count: number } & (PlacedEvent | { id: null })>`
    ${withPage(listed.page)} select counted.count, named.* from ${countOf(listed)} left join (${named}) named on true
    order by named.id desc, named.place`.execute(db);
  const events = found.filter((row) => row.id !== null) as PlacedEvent[];
  return { Data: await onWire(db, events), Count: shownCount(found) };
}

const countOf = ({ found }: Listed) => sql`(select count(*)::int as count from (${found}) found) counted`;
const shownCount = ([first]: { count: number }[]) => Math.min(first?.count ?? 0, COUNTED);

/** The events of a page, which is `event e` with the place of each record. */
export async function eventsAt(db: Db, page: RawBuilder<Placed>): Promise<Wire<'ActivityEvent'>[]> {
  const { rows } = await sql<PlacedEvent>`${withPage(page)} ${named} order by placed.id desc, placed.place`.execute(db);
  return onWire(db, rows);
}

async function onWire(db: Db, events: PlacedEvent[]): Promise<Wire<'ActivityEvent'>[]> {
  const names = await namesOf(db, events);
  return events.map((event) => eventOnWire(event, names));
}

const withPage = (page: RawBuilder<Placed>) => sql`with placed as materialized (
  select e.id, e.act_id, e.at, e.user_id, e.edition_id, e.country_id, e.kinds, e.action, e.cause, e.cause_name,
    e.record, e.record_name, e.operation, e.alike, e.place, case when e.place is null then e.records else 1 end as records,
    coalesce(e.pairs[e.place], e.record_id) as record_id,
    coalesce(e.libraries[e.place], e.library_indicator_id) as library_indicator_id, e.indicator_id as own_indicator_id,
    coalesce((e.details->(e.place - 1))::jsonb, e.changes) as changes
  from (${page}) e)`;

const named = sql`select placed.*, coalesce(i.id, placed.own_indicator_id) as indicator_id, u.full_name as user_name,
    c.name as country_name, ed.name as edition_name,
    case when i.id is not null then ${snapshotNameSql(sql`i.number`, sql`i.short_name`)} end as snapshot_name
  from placed
  left join app_user u on u.id = placed.user_id
  left join country c on c.id = placed.country_id
  left join edition ed on ed.id = placed.edition_id
  left join indicator i on i.edition_id = placed.edition_id and i.library_indicator_id = placed.library_indicator_id`;
