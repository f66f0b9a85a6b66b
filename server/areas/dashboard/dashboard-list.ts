import { type RawBuilder, sql } from 'kysely';
import type { RatingCheck } from '#generated/enums.ts';
import { type Handler, ok } from '../../call.ts';
import type { Db } from '../../db/schema.ts';
import { type CheckRow, checkColumns, checksOffIn, checksOnWire, editionBefore } from '../../domain/check-columns.ts';
import { orderNumber } from '../../domain/numbers.ts';
import { asPolarity, asStatus, type Wire } from '../../domain/wire.ts';
import { type WorkRow, workColumns, workOnWire } from '../../domain/work-columns.ts';
import { type Conditions, dashboardConditions, type List } from './dashboard-filters.ts';
import { type Order, orderOf } from './dashboard-order.ts';

/**
 * One page of an edition's country indicators with the total count, ordered by country name and
 * number (the unique `position`) where nothing else is asked for [S235] [B2].
 */
export const listDashboardIndicators: Handler<'listDashboardIndicators'> = async (call) => {
  const conditions = await dashboardConditions(call);
  const { db, params, query } = call;
  const page = { ...query, order: await orderOf(call), checksOff: await checksOffIn(db, params.editionId) };
  const list = conditions.rows.length > 0 || query.sort !== 'country' ? listMatching : listWhole;
  return ok(await list(db, params.editionId, conditions, page));
};

/** The count of what a stuck rule finds, and the rows that are longest in their status. */
export async function stuckRows(call: List, shown: number): Promise<Wire<'DashboardIndicatorPage'>> {
  const { db, params } = call;
  const order = await orderOf({ ...call, query: { ...call.query, sort: 'statusSince' } });
  const paging = { offset: 0, pageSize: shown, order, checksOff: await checksOffIn(db, params.editionId) };
  return listMatching(db, params.editionId, await dashboardConditions(call), paging);
}

/**
 * Without a filter on the rows there is one row for every country and indicator
 * (`openMissingRows`): the count is a product, and the offset names the first country and indicator
 * of a page. Every page costs the same.
 */
async function listWhole(
  db: Db,
  editionId: number,
  { countries, indicators }: Conditions,
  { offset, pageSize, checksOff }: Paging,
): Promise<Wire<'DashboardIndicatorPage'>> {
  const { rows } = await sql<Partial<DashboardRow> & { total: number }>`
    with c as materialized (
      select c.id, c.name, c.sort_order from edition_country ec join country c on c.id = ec.country_id
      where ${all(sql`ec.edition_id = ${editionId}`, sql`ec.removed_on is null`, ...countries)}
    ), i as materialized (${indicatorsOf(editionId, indicators)}),
    size as (select (select count(*) from c) as countries, (select count(*) from i) as indicators),
    beginning as (
      select * from c order by sort_order
      offset ${offset} / (select nullif(indicators, 0) from size)
      limit ${pageSize} / (select nullif(indicators, 0) from size) + 2
    ), page as (
      select i.id as indicator_id, i.short_name, i.number, i.polarity, i.milestone_id,
        c.id as country_id, c.name as country_name, c.sort_order
      from beginning c cross join i order by c.sort_order, i.number
      offset ${offset} % (select nullif(indicators, 0) from size) limit ${pageSize}
    )
    select countries * indicators as total, page.*, ci.id, ci.status, ci.research_user_id, ci.qa_user_id, ${workColumns}, ${checkColumns},
      r.full_name as research_user_name, q.full_name as qa_user_name
    from size
    left join (page join country_indicator ci on ci.edition_id = ${editionId} and ci.country_id = page.country_id
      and ci.indicator_id = page.indicator_id
      left join app_user r on r.id = ci.research_user_id left join app_user q on q.id = ci.qa_user_id ${editionBefore}) on true
    order by page.sort_order, page.number`.execute(db);
  return { Data: rows.filter(hasRow).map((row) => rowOnWire(row, checksOff)), Count: rows[0]?.total ?? 0 };
}

/**
 * The place of a row in such a list, null where the list does not hold it, and the count: products
 * as well, of what stands before it.
 */
export async function countWhole(
  db: Db,
  { countries, indicators }: Conditions,
  { editionId, ratingId }: { editionId: number; ratingId: number },
): Promise<{ place: number | null; count: number }> {
  const { rows } = await sql<{ count: number; before: number; held: boolean }>`
    with c as materialized (
      select c.id, c.sort_order from edition_country ec join country c on c.id = ec.country_id
      where ${all(sql`ec.edition_id = ${editionId}`, sql`ec.removed_on is null`, ...countries)}
    ), i as materialized (${indicatorsOf(editionId, indicators)}),
    here as (
      select c.id as country_id, c.sort_order, i.id as indicator_id, i.number from country_indicator ci
      join country c on c.id = ci.country_id join indicator i on i.id = ci.indicator_id where ci.id = ${ratingId}
    )
    select ((select count(*) from c) * (select count(*) from i))::int as count,
      ((select count(*) from c where c.sort_order < here.sort_order) * (select count(*) from i)
        + (select count(*) from i where i.number < here.number))::int as before,
      here.country_id in (select id from c) and here.indicator_id in (select id from i) as held
    from here`.execute(db);
  const [{ count, before, held }] = rows as [(typeof rows)[number]];
  return { count, place: held ? before + 1 : null };
}

const hasRow = <T extends Partial<DashboardRow>>(row: T): row is T & DashboardRow => row.id != null;

/** With a filter on the rows, they have to be counted and skipped one by one. */
async function listMatching(
  db: Db,
  editionId: number,
  conditions: Conditions,
  { offset, pageSize, order, checksOff }: Paging,
): Promise<Wire<'DashboardIndicatorPage'>> {
  const matching = sql`from country_indicator ci where ${matchingRows(editionId, conditions)}`;
  const counted = await sql<{ count: number }>`select count(*)::int as count ${matching}`.execute(db);
  const total = counted.rows[0]?.count ?? 0;
  if (offset >= total) return { Data: [], Count: total };
  const { rows } = await sql<DashboardRow>`
    with page as (select ci.* ${matching} ${pageOf(order, total, offset, pageSize)})
    select ci.id, ci.indicator_id, ci.country_id, ci.status, ci.research_user_id, ci.qa_user_id, ${workColumns}, ${checkColumns},
      i.short_name, i.number, i.polarity, a.milestone_id, c.name as country_name,
      r.full_name as research_user_name, q.full_name as qa_user_name
    from page ci
    join indicator i on i.id = ci.indicator_id
    join activity a on a.id = i.activity_id
    join country c on c.id = ci.country_id
    left join app_user r on r.id = ci.research_user_id
    left join app_user q on q.id = ci.qa_user_id
    ${editionBefore}
    ${order.asked}`.execute(db);
  return { Data: rows.map((row) => rowOnWire(row, checksOff)), Count: total };
}

/** Rows are skipped from the nearer end, so that the last page costs no more than the first. */
function pageOf({ asked, turned }: Order, total: number, offset: number, pageSize: number): RawBuilder<unknown> {
  const behind = total - offset - pageSize;
  if (offset <= behind) return sql`${asked} offset ${offset} limit ${pageSize}`;
  return sql`${turned} offset ${Math.max(behind, 0)} limit ${Math.min(pageSize, total - offset)}`;
}

/** The condition on `ci` of what the filters let through. */
export function matchingRows(editionId: number, { countries, indicators, rows }: Conditions): RawBuilder<unknown> {
  const present = sql`ci.country_id <> all(array(
    select country_id from edition_country where edition_id = ${editionId} and removed_on is not null))`;
  const chosen = indicators.length > 0 && [
    sql`ci.indicator_id in (select id from (${indicatorsOf(editionId, indicators)}) chosen)`,
  ];
  return all(sql`ci.edition_id = ${editionId}`, present, ...countries, ...rows, ...(chosen || []));
}

const indicatorsOf = (editionId: number, conditions: RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql`select i.id, i.short_name, i.number, i.polarity, a.milestone_id from indicator i join activity a on a.id = i.activity_id
    where ${all(sql`i.edition_id = ${editionId}`, ...conditions)}`;

const all = (...conditions: RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join(conditions, sql` and `);

interface Paging {
  offset: number;
  pageSize: number;
  order: Order;
  checksOff: RatingCheck[];
}

interface DashboardRow extends WorkRow, CheckRow {
  id: number;
  indicator_id: number;
  country_id: number;
  status: number;
  research_user_id: number | null;
  qa_user_id: number | null;
  short_name: string;
  number: number;
  polarity: number;
  milestone_id: number;
  country_name: string;
  research_user_name: string | null;
  qa_user_name: string | null;
}

const rowOnWire = (row: DashboardRow, checksOff: RatingCheck[]): Wire<'DashboardIndicator'> => ({
  Id: row.id,
  CountryIndicatorRatingId: row.id,
  IndicatorId: row.indicator_id,
  IndicatorName: row.short_name,
  OrderNumber: orderNumber(row.number),
  CountryId: row.country_id,
  CountryName: row.country_name,
  MilestoneId: row.milestone_id,
  IndicatorRating: asPolarity(row.polarity),
  WorkflowStatus: asStatus(row.status),
  ResearchUserId: row.research_user_id,
  ResearchUserName: row.research_user_name,
  QAUserId: row.qa_user_id,
  QAUserName: row.qa_user_name,
  IsDecided: row.decided_by !== null,
  ...workOnWire(row),
  Checks: checksOnWire(row, checksOff),
});
