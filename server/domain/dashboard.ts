import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { containing, orderNumber, snapshotNameSql } from './numbers.ts';
import { asPolarity, asStatus, type Wire } from './wire.ts';

export interface DashboardFilter {
  editionId: number;
  /** Part of number and name, without regard to case. */
  indicatorName: string;
  /** Empty lists filter nothing. */
  countries: number[];
  milestones: number[];
  workflows: number[];
  /** Undefined filters nothing; null among them stands for 'nobody is assigned'. */
  researchUsers?: (number | null)[] | undefined;
  qaUsers?: (number | null)[] | undefined;
  /** Only rows whose research or QA user this is. */
  assignedTo?: number | undefined;
}

/**
 * One page of an edition's country indicators, by country name and number (their `position`, which no two rows of an edition
 * share), with the number of all that match.
 */
export async function listDashboard(
  db: Db,
  filter: DashboardFilter,
  { offset, pageSize }: { offset: number; pageSize: number },
): Promise<Wire<'DashboardIndicatorPage'>> {
  const removed = await removedCountries(db, filter.editionId);
  const matching = sql`from country_indicator ci where ${sql.join(conditions(filter, removed), sql` and `)}`;
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

/** Rows are skipped from the nearer end, so that the last page costs what the first does. */
function pageOf(total: number, offset: number, pageSize: number): RawBuilder<unknown> {
  const behind = total - offset - pageSize;
  if (offset <= behind) return sql`order by ci.position offset ${offset} limit ${pageSize}`;
  return sql`order by ci.position desc offset ${Math.max(behind, 0)} limit ${Math.min(pageSize, total - offset)}`;
}

async function removedCountries(db: Db, editionId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('edition_country')
    .select('country_id')
    .where('edition_id', '=', editionId)
    .where('removed_on', 'is not', null)
    .execute();
  return rows.map(({ country_id }) => country_id);
}

function conditions(filter: DashboardFilter, removed: number[]): RawBuilder<unknown>[] {
  const { editionId, countries, milestones, workflows, researchUsers, qaUsers, assignedTo } = filter;
  const found: RawBuilder<unknown>[] = [sql`ci.edition_id = ${editionId}`];
  const text = filter.indicatorName.trim();
  if (removed.length > 0) found.push(sql`ci.country_id <> all(${removed})`);
  if (countries.length > 0) found.push(sql`ci.country_id = any(${countries})`);
  if (workflows.length > 0) found.push(sql`ci.status = any(${workflows})`);
  if (researchUsers) found.push(anyUser(sql.ref('ci.research_user_id'), researchUsers));
  if (qaUsers) found.push(anyUser(sql.ref('ci.qa_user_id'), qaUsers));
  if (assignedTo) found.push(sql`(ci.research_user_id = ${assignedTo} or ci.qa_user_id = ${assignedTo})`);
  if (text !== '' || milestones.length > 0)
    found.push(sql`ci.indicator_id in (${indicatorsOf(editionId, text, milestones)})`);
  return found;
}

function anyUser(column: RawBuilder<unknown>, users: (number | null)[]): RawBuilder<unknown> {
  const ids = users.filter((id) => id !== null);
  const assigned = sql`${column} = any(${ids})`;
  return users.includes(null) ? sql`(${column} is null or ${assigned})` : assigned;
}

function indicatorsOf(editionId: number, text: string, milestones: number[]): RawBuilder<unknown> {
  const name = snapshotNameSql(sql.ref('i.number'), sql.ref('i.short_name'));
  return sql`select i.id from indicator i join activity a on a.id = i.activity_id where i.edition_id = ${editionId}
    and (${text === ''} or ${name} ilike ${containing(text)} escape '\\')
    and (${milestones.length === 0} or a.milestone_id = any(${milestones}))`;
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
