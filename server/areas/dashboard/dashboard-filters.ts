/** The dashboard's filters: which rows each lets through, and the options that it offers. */
import { type RawBuilder, sql } from 'kysely';
import { foldText } from '#rules/fold-text.ts';
import { todayInUtc } from '#rules/next-step.ts';
import { STUCK_DAYS } from '#rules/stuck.ts';
import { workflowLabels } from '#rules/workflow-status.ts';
import { type Call, type Handler, ok } from '../../call.ts';
import type { Db } from '../../db/schema.ts';
import { snapshotName } from '../../domain/numbers.ts';
import { isStuck } from '../../domain/stuck-rules.ts';
import { byName, type Wire } from '../../domain/wire.ts';
import { dueDateOf, dueDatesOf } from '../../domain/work-columns.ts';
import { idList, userFilter } from '../../query.ts';

type Query = Call<'listDashboardIndicators'>['query'];
type Filters = Omit<Query, 'offset' | 'pageSize' | 'sort'>;
type FilterName = keyof Filters;
/** A call that filters: the list itself, its facets, or a place in it. */
export type List = Pick<Call<'listDashboardIndicators'>, 'db' | 'params' | 'caller' | 'now'> & {
  query: Filters & Partial<Pick<Query, 'sort'>>;
};
type Condition = RawBuilder<unknown> | undefined;
/** On `country_id`, on indicators `i` with their activities `a`, on rows `ci`. */
export type Conditions = Record<'countries' | 'indicators' | 'rows', RawBuilder<unknown>[]>;
type Filter = { of: keyof Conditions; where: (call: List) => Condition | Promise<Condition> };

/** One entry for each filter of the contract; undefined filters nothing. */
const filters: Record<FilterName, Filter> = {
  indicatorName: { of: 'indicators', where: nameHolds },
  countries: { of: 'countries', where: ({ query }) => anyOf('country_id', idList(query.countries)) },
  milestones: { of: 'indicators', where: ({ query }) => anyOf('a.milestone_id', idList(query.milestones)) },
  workflows: { of: 'rows', where: ({ query }) => anyOf('ci.status', idList(query.workflows)) },
  researchUsers: { of: 'rows', where: ({ query }) => anyUser('ci.research_user_id', userFilter(query.researchUsers)) },
  qaUsers: { of: 'rows', where: ({ query }) => anyUser('ci.qa_user_id', userFilter(query.qaUsers)) },
  currentUser: {
    of: 'rows',
    where: ({ query, caller: { id } }) =>
      query.currentUser ? sql`(ci.research_user_id = ${id} or ci.qa_user_id = ${id})` : undefined,
  },
  nextUsers: { of: 'rows', where: ({ query }) => anyNextUser(userFilter(query.nextUsers)) },
  returned: {
    of: 'rows',
    where: ({ query }) => (query.returned ? sql`ci.returned_on is not null and ci.decided_by is null` : undefined),
  },
  overdue: { of: 'rows', where: isOverdue },
  statusDays: {
    of: 'rows',
    where: ({ query, now }) =>
      query.statusDays
        ? sql`ci.status_since < ${now()}::timestamptz - ${query.statusDays} * interval '1 day'`
        : undefined,
  },
  stuck: {
    of: 'rows',
    where: ({ params: { editionId }, query: { stuck, statusDays }, now }) =>
      stuck === undefined ? undefined : isStuck({ editionId, rule: stuck, days: statusDays || STUCK_DAYS, now: now() }),
  },
};

/** Options of a filter that are counted together, since each row has one of few values. */
type FewValued = 'WorkflowStatuses' | 'StatusDays' | 'Returned' | 'Overdue' | 'CurrentUser';
type FacetName = Exclude<keyof Wire<'DashboardFacets'>, FewValued>;

/** What rows are grouped by to count the options of each filter that has many. */
export const facetKeys: Record<FacetName, { filter: FilterName; key: RawBuilder<unknown> }> = {
  // by indicator, which needs no join; the few thousand counts are summed afterwards
  Milestones: { filter: 'milestones', key: sql`ci.indicator_id` },
  Countries: { filter: 'countries', key: sql`ci.country_id` },
  ResearchUsers: { filter: 'researchUsers', key: sql`coalesce(ci.research_user_id, 0)` },
  QAUsers: { filter: 'qaUsers', key: sql`coalesce(ci.qa_user_id, 0)` },
  NextUsers: { filter: 'nextUsers', key: sql`ci.next_user_id` },
};

/** The conditions of the filters that are set. */
export async function dashboardConditions(call: List): Promise<Conditions> {
  const found: Conditions = { countries: [], indicators: [], rows: [] };
  for (const { of, where } of Object.values(filters)) {
    const condition = await where(call);
    if (condition) found[of].push(condition);
  }
  return found;
}

/** The condition of each filter that is set, all of them on rows `ci`. */
export async function conditionsOnRows(call: List): Promise<Map<FilterName, RawBuilder<unknown>>> {
  const found = new Map<FilterName, RawBuilder<unknown>>();
  for (const [name, { of, where }] of Object.entries(filters) as [FilterName, Filter][]) {
    const condition = await where(call);
    if (condition) found.set(name, of === 'indicators' ? ofIndicators(call.params.editionId, condition) : condition);
  }
  return found;
}

const ofIndicators = (editionId: number, condition: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`ci.indicator_id in (select i.id from indicator i join activity a on a.id = i.activity_id
    where i.edition_id = ${editionId} and ${condition})`;

/** Part of number and name, without regard to case and accents. */
async function nameHolds({ db, params: { editionId }, query: { indicatorName = '' } }: List): Promise<Condition> {
  const wanted = foldText(indicatorName.trim());
  if (wanted === '') return undefined;
  const indicators = await db
    .selectFrom('indicator')
    .select(['id', 'number', 'short_name'])
    .where('edition_id', '=', editionId)
    .execute();
  const holders = indicators.filter(({ number, short_name }) =>
    foldText(snapshotName(number, short_name)).includes(wanted),
  );
  return sql`i.id = any(${holders.map(({ id }) => id)})`;
}

const anyOf = (column: string, ids: number[]): Condition =>
  ids.length > 0 ? sql`${sql.ref(column)} = any(${ids})` : undefined;

/** null among them means 'unassigned'. */
function anyUser(column: string, users: (number | null)[] | undefined): Condition {
  if (!users) return undefined;
  const assigned = sql`${sql.ref(column)} = any(${users.filter((id) => id !== null)})`;
  return users.includes(null) ? sql`(${sql.ref(column)} is null or ${assigned})` : assigned;
}

/** The column holds 0 where nobody is assigned who should act. */
const anyNextUser = (users: (number | null)[] | undefined): Condition =>
  users && sql`ci.next_user_id = any(${users.map((id) => id ?? 0)})`;

/** Whose due date is over while somebody has to act. */
async function isOverdue({ db, params, query, now }: List): Promise<Condition> {
  if (!query.overdue) return undefined;
  const dueDate = dueDateOf(await dueDatesOf(db, params.editionId));
  return sql`ci.next_user_id is not null and ${dueDate} < ${todayInUtc(now())}::date`;
}

type Option = Wire<'DashboardFilterOption'>;

/** The options of the dashboard's filters, in display order [S236]. */
export const readDashboardFilters: Handler<'readDashboardFilters'> = async ({ db, params: { editionId } }) => {
  const users = [{ Id: 0, DisplayName: 'Unassigned' }, ...(await userOptions(db, editionId))];
  return ok({
    ResearchUsers: users,
    QAUsers: users,
    WorkflowStatuses: Object.entries(workflowLabels).map(([Id, DisplayName]) => ({ Id: Number(Id), DisplayName })),
    Milestones: await milestoneOptions(db, editionId),
    Countries: await countryOptions(db, editionId),
  });
};

/** Users who are in the edition or assigned in it; equal names get their e-mail address. */
async function userOptions(db: Db, editionId: number): Promise<Option[]> {
  const { rows } = await sql<{ id: number; full_name: string; email: string }>`
    select id, full_name, email from app_user u where
      exists (select from edition_user where edition_id = ${editionId} and user_id = u.id and removed_on is null)
      or exists (select from country_indicator where edition_id = ${editionId} and research_user_id = u.id)
      or exists (select from country_indicator where edition_id = ${editionId} and qa_user_id = u.id)`.execute(db);
  const sameName = Map.groupBy(rows, ({ full_name }) => full_name);
  return rows
    .map(({ id, full_name, email }) => ({
      Id: id,
      DisplayName: (sameName.get(full_name)?.length ?? 0) > 1 ? `${full_name} (${email})` : full_name,
    }))
    .sort((a, b) => byName(a.DisplayName, b.DisplayName) || a.Id - b.Id);
}

const milestoneOptions = (db: Db, editionId: number): Promise<Option[]> =>
  db
    .selectFrom('milestone')
    .select(['id as Id', 'full_name as DisplayName'])
    .where('edition_id', '=', editionId)
    .orderBy('order_id')
    .execute();

const countryOptions = (db: Db, editionId: number): Promise<Option[]> =>
  db
    .selectFrom('edition_country as ec')
    .innerJoin('country as c', 'c.id', 'ec.country_id')
    .select(['c.id as Id', 'c.name as DisplayName'])
    .where('ec.edition_id', '=', editionId)
    .where('ec.removed_on', 'is', null)
    .orderBy('c.sort_order')
    .orderBy('c.id')
    .execute();
