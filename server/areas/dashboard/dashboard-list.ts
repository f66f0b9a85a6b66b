import { type RawBuilder, sql } from 'kysely';
import { foldText } from '#rules/fold-text.ts';
import { type Handler, ok } from '../../call.ts';
import type { Db } from '../../db/schema.ts';
import { orderNumber, snapshotName } from '../../domain/numbers.ts';
import { asPolarity, asStatus, type Wire } from '../../domain/wire.ts';
import { idList, userFilter } from '../../query.ts';

interface DashboardFilter {
  editionId: number;
  /** Part of number and name, without regard to case and accents. */
  indicatorName: string;
  /** Empty lists filter nothing. */
  countries: number[];
  milestones: number[];
  workflows: number[];
  /** Undefined filters nothing; null among them means 'unassigned'. */
  researchUsers?: (number | null)[] | undefined;
  qaUsers?: (number | null)[] | undefined;
  /** Only rows whose research or QA user this is. */
  assignedTo?: number | undefined;
}

/**
 * One page of an edition's country indicators, ordered by country name and number (the unique
 * `position`), with the total count [S235].
 */
export const listDashboardIndicators: Handler<'listDashboardIndicators'> = async ({ db, caller, params, query }) => {
  const filter: DashboardFilter = {
    editionId: params.editionId,
    indicatorName: query.indicatorName ?? '',
    countries: idList(query.countries),
    milestones: idList(query.milestones),
    workflows: idList(query.workflows),
    researchUsers: userFilter(query.researchUsers),
    qaUsers: userFilter(query.qaUsers),
    assignedTo: query.currentUser ? caller.id : undefined,
  };
  const { workflows, researchUsers, qaUsers, assignedTo } = filter;
  const filtersRows = workflows.length > 0 || researchUsers || qaUsers || assignedTo;
  const named = await indicatorsNamed(db, filter.editionId, filter.indicatorName.trim());
  const list = filtersRows ? listMatching : listWhole;
  return ok(await list(db, { ...filter, named }, query));
};

/** The indicators whose number or name contains a text; undefined without a text. */
async function indicatorsNamed(db: Db, editionId: number, text: string): Promise<number[] | undefined> {
  if (text === '') return undefined;
  const wanted = foldText(text);
  const indicators = await db
    .selectFrom('indicator')
    .select(['id', 'number', 'short_name'])
    .where('edition_id', '=', editionId)
    .execute();
  return indicators
    .filter(({ number, short_name }) => foldText(snapshotName(number, short_name)).includes(wanted))
    .map(({ id }) => id);
}

type ResolvedFilter = DashboardFilter & { named: number[] | undefined };

/**
 * Without a filter on the rows there is one row for every country and indicator
 * (`openMissingRows`): the count is a product, and the offset names the first country and indicator
 * of a page. Every page costs the same.
 */
async function listWhole(
  db: Db,
  { editionId, named, countries, milestones }: ResolvedFilter,
  { offset, pageSize }: Paging,
): Promise<Wire<'DashboardIndicatorPage'>> {
  const { rows } = await sql<Partial<DashboardRow> & { total: number }>`
    with c as materialized (
      select c.id, c.name, c.sort_order from edition_country ec join country c on c.id = ec.country_id
      where ec.edition_id = ${editionId} and ec.removed_on is null
        and (${countries.length === 0} or ec.country_id = any(${countries}))
    ), i as materialized (${indicatorsOf(editionId, named, milestones)}),
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
    select countries * indicators as total, page.*, ci.id, ci.status, ci.research_user_id, ci.qa_user_id,
      r.full_name as research_user_name, q.full_name as qa_user_name
    from size
    left join (page join country_indicator ci on ci.edition_id = ${editionId} and ci.country_id = page.country_id
      and ci.indicator_id = page.indicator_id
      left join app_user r on r.id = ci.research_user_id left join app_user q on q.id = ci.qa_user_id) on true
    order by page.sort_order, page.number`.execute(db);
  return { Data: rows.filter(hasRow).map(rowOnWire), Count: rows[0]?.total ?? 0 };
}

const hasRow = <T extends Partial<DashboardRow>>(row: T): row is T & DashboardRow => row.id != null;

/** With a filter on the rows, they have to be counted and skipped one by one. */
async function listMatching(
  db: Db,
  filter: ResolvedFilter,
  { offset, pageSize }: Paging,
): Promise<Wire<'DashboardIndicatorPage'>> {
  const matching = sql`from country_indicator ci where ${sql.join(conditions(filter), sql` and `)}`;
  const counted = await sql<{ count: number }>`select count(*)::int as count ${matching}`.execute(db);
  const total = counted.rows[0]?.count ?? 0;
  if (offset >= total) return { Data: [], Count: total };
  const { rows } = await sql<DashboardRow>`
    with page as (select ci.* ${matching} ${pageOf(total, offset, pageSize)})
    select page.id, page.indicator_id, page.country_id, page.status, page.research_user_id, page.qa_user_id,
      i.short_name, i.number, i.polarity, a.milestone_id, c.name as country_name,
      r.full_name as research_user_name, q.full_name as qa_user_name
    from page
    join indicator i on i.id = page.indicator_id
    join activity a on a.id = i.activity_id
    join country c on c.id = page.country_id
    left join app_user r on r.id = page.research_user_id
    left join app_user q on q.id = page.qa_user_id
    order by page.position`.execute(db);
  return { Data: rows.map(rowOnWire), Count: total };
}

/** Rows are skipped from the nearer end, so that the last page costs no more than the first. */
function pageOf(total: number, offset: number, pageSize: number): RawBuilder<unknown> {
  const behind = total - offset - pageSize;
  if (offset <= behind) return sql`order by ci.position offset ${offset} limit ${pageSize}`;
  return sql`order by ci.position desc offset ${Math.max(behind, 0)} limit ${Math.min(pageSize, total - offset)}`;
}

function conditions(filter: ResolvedFilter): RawBuilder<unknown>[] {
  const { editionId, named, countries, milestones, workflows, researchUsers, qaUsers, assignedTo } = filter;
  const found: RawBuilder<unknown>[] = [
    sql`ci.edition_id = ${editionId}`,
    sql`ci.country_id <> all(array(
      select country_id from edition_country where edition_id = ${editionId} and removed_on is not null))`,
  ];
  if (countries.length > 0) found.push(sql`ci.country_id = any(${countries})`);
  if (workflows.length > 0) found.push(sql`ci.status = any(${workflows})`);
  if (researchUsers) found.push(anyUser(sql.ref('ci.research_user_id'), researchUsers));
  if (qaUsers) found.push(anyUser(sql.ref('ci.qa_user_id'), qaUsers));
  if (assignedTo) found.push(sql`(ci.research_user_id = ${assignedTo} or ci.qa_user_id = ${assignedTo})`);
  if (named || milestones.length > 0)
    found.push(sql`ci.indicator_id in (select id from (${indicatorsOf(editionId, named, milestones)}) chosen)`);
  return found;
}

function anyUser(column: RawBuilder<unknown>, users: (number | null)[]): RawBuilder<unknown> {
  const ids = users.filter((id) => id !== null);
  const assigned = sql`${column} = any(${ids})`;
  return users.includes(null) ? sql`(${column} is null or ${assigned})` : assigned;
}

function indicatorsOf(editionId: number, named: number[] | undefined, milestones: number[]): RawBuilder<unknown> {
  return sql`select i.id, i.short_name, i.number, i.polarity, a.milestone_id
    from indicator i join activity a on a.id = i.activity_id where i.edition_id = ${editionId}
    and (${!named} or i.id = any(${named ?? []}))
    and (${milestones.length === 0} or a.milestone_id = any(${milestones}))`;
}

interface Paging {
  offset: number;
  pageSize: number;
}

interface DashboardRow {
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

const rowOnWire = (row: DashboardRow): Wire<'DashboardIndicator'> => ({
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
});
