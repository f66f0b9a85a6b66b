/** How many rows each option of the dashboard's filters would leave [B2]. */
import { type RawBuilder, sql } from 'kysely';
import { type Handler, ok } from '../../call.ts';
import type { Wire } from '../../domain/wire.ts';
import { conditionsOnRows, type List } from './dashboard-filters.ts';

/**
 * Counts in one pass over the edition's rows. A row counts for an option where every other filter
 * holds; one that fails two filters counts nowhere and is left out early.
 */
export const readDashboardFacets: Handler<'readDashboardFacets'> = async (call) => {
  const conditions = await conditionsOnRows(call);
  const filterOf = (name: ChoiceFilter) => conditions.get(name);
  const choices = choiceFilters.flatMap((name) => filterOf(name) ?? []);
  const others = (...own: ChoiceFilter[]) =>
    choiceFilters.flatMap((name) => (own.includes(name) ? [] : (filterOf(name) ?? [])));
  const always = [...conditions].flatMap(([name, condition]) => (isChoice(name) ? [] : [condition]));
  const key = (own: ChoiceFilter, value: RawBuilder<unknown>) => where(others(own), value);
  const { rows } = await sql<Counted>`
    with matching as (
      select ${where(others('workflows', 'statusDays'), await marksOf(call, filterOf('statusDays')))} as marks,
        ${key('milestones', sql`ci.indicator_id`)} as indicator,
        ${key('countries', sql`ci.country_id`)} as country,
        ${key('researchUsers', sql`coalesce(ci.research_user_id, 0)`)} as research_user,
        ${key('qaUsers', sql`coalesce(ci.qa_user_id, 0)`)} as qa_user,
        ${key('nextUsers', sql`ci.next_user_id`)} as next_user
      from country_indicator ci
      where ${all(rowsOf(call.params.editionId), ...always, ...allButOne(choices))}
    ), counted as (
      select 63 - grouping(marks, indicator, country, research_user, qa_user, next_user) as facet,
        coalesce(marks, indicator, country, research_user, qa_user, next_user) as key, count(*)::int as count
      from matching
      group by grouping sets ((marks), (indicator), (country), (research_user), (qa_user), (next_user))
    )
    select facet, key, count from counted where key is not null and facet <> ${sql.lit(INDICATOR)}
    union all
    select ${sql.lit(INDICATOR)}, a.milestone_id, sum(count)::int
    from counted join indicator i on i.id = key join activity a on a.id = i.activity_id
    where facet = ${sql.lit(INDICATOR)} group by a.milestone_id`.execute(call.db);
  const of = (facet: number) => rows.flatMap((row) => (row.facet === facet ? [{ Id: row.key, Count: row.count }] : []));
  return ok({
    ...countsOfMarks(of(MARKS), wantedStatuses(call)),
    Milestones: of(INDICATOR),
    Countries: of(8),
    ResearchUsers: of(4),
    QAUsers: of(2),
    NextUsers: of(1),
  });
};

/** The bits by which `grouping` tells the facets apart. */
const MARKS = 32;
const INDICATOR = 16;

/** Filters of which one of several options is chosen; the others are on or off. */
const choiceFilters = [
  'workflows',
  'milestones',
  'countries',
  'researchUsers',
  'qaUsers',
  'nextUsers',
  'statusDays',
] as const;
type ChoiceFilter = (typeof choiceFilters)[number];
const isChoice = (name: string): boolean => choiceFilters.some((choice) => choice === name);

interface Counted {
  facet: number;
  key: number;
  count: number;
}
type Facet = Wire<'DashboardFacet'>;

const rowsOf = (editionId: number): RawBuilder<unknown> => sql`ci.edition_id = ${editionId}
  and ci.country_id <> all(array(
    select country_id from edition_country where edition_id = ${editionId} and removed_on is not null))`;

const all = (...conditions: RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join(conditions, sql` and `);

/** The value where the conditions hold, else null. */
const where = (conditions: RawBuilder<unknown>[], value: RawBuilder<unknown>): RawBuilder<unknown> =>
  conditions.length > 0 ? sql`case when ${all(...conditions)} then ${value} end` : value;

/** At most one of the conditions fails; one alone may. */
const allButOne = (conditions: RawBuilder<unknown>[]): RawBuilder<unknown>[] =>
  conditions.length > 1 ? [sql`${sql.join(conditions.map(bit), sql` + `)} >= ${sql.lit(conditions.length - 1)}`] : [];

const bit = (condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`((${condition}) is true)::int`;

/** The days of the choices 'in its status for more than …'. */
const DAYS = [7, 14, 30];

/**
 * Everything with few values in one number, so that it is one grouping: bits for returned,
 * overdue, the caller's own and whether the days hold, then how many of DAYS are over, the status.
 */
async function marksOf(call: List, daysHold: RawBuilder<unknown> | undefined): Promise<RawBuilder<unknown>> {
  const bitOf = async (some: Partial<List['query']>) => {
    const [condition] = (await conditionsOnRows({ ...call, query: { currentUser: false, ...some } })).values();
    return bit(condition ?? sql`true`);
  };
  const days = await Promise.all(DAYS.map((statusDays) => bitOf({ statusDays })));
  return sql`${await bitOf({ returned: true })} + 2 * ${await bitOf({ overdue: true })}
    + 4 * ${await bitOf({ currentUser: true })} + 8 * ${bit(daysHold ?? sql`true`)}
    + 16 * (${sql.join(days, sql` + `)}) + 64 * ci.status`;
}

const wantedStatuses = ({ query }: List): number[] => (query.workflows ? JSON.parse(query.workflows) : []);

function countsOfMarks(counted: Facet[], statuses: number[]) {
  const groups = counted.map(({ Id, Count }) => ({
    returned: Id & 1,
    overdue: Id & 2,
    own: Id & 4,
    daysHold: Id & 8,
    days: (Id >> 4) & 3,
    status: Id >> 6,
    count: Count,
  }));
  const sum = (some: typeof groups) => some.reduce((total, { count }) => total + count, 0);
  const ofStatus = groups.filter(({ status }) => statuses.length === 0 || statuses.includes(status));
  const shown = ofStatus.filter(({ daysHold }) => daysHold);
  const options = (ids: number[], countOf: (id: number, at: number) => number): Facet[] =>
    ids.map((Id, at) => ({ Id, Count: countOf(Id, at) })).filter(({ Count }) => Count > 0);
  return {
    WorkflowStatuses: options([0, 1, 2, 3], (id) =>
      sum(groups.filter(({ status, daysHold }) => status === id && daysHold)),
    ),
    StatusDays: options(DAYS, (_, at) => sum(ofStatus.filter(({ days }) => days > at))),
    Returned: sum(shown.filter(({ returned }) => returned)),
    Overdue: sum(shown.filter(({ overdue }) => overdue)),
    CurrentUser: sum(shown.filter(({ own }) => own)),
  };
}
