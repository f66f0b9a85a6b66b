/** How many rows each option of the dashboard's filters would leave [B2]. */
import { type RawBuilder, sql } from 'kysely';
import { type Handler, ok } from '../../call.ts';
import type { Db } from '../../db/schema.ts';
import type { Wire } from '../../domain/wire.ts';
import { conditionsOnRows, facetKeys, type List } from './dashboard-filters.ts';

/**
 * Counts the filters that are not in force in one pass over the rows that the list shows, and each
 * choice in force in a count of its own, without its own condition.
 */
export const readDashboardFacets: Handler<'readDashboardFacets'> = async (call) => {
  const conditions = await conditionsOnRows(call);
  const days = await daysOver(call);
  const keys = { ...listKeys, workflows: sql`ci.status`, statusDays: days };
  const counted = new Map<string, Facet[]>();
  const count = async (of: Keys, without?: string) => {
    const where = [...conditions].flatMap(([name, condition]) => (name === without ? [] : [condition]));
    for (const [name, facets] of await countBy(call, where, of)) counted.set(name, facets);
  };
  const entries = Object.entries(keys);
  const isInForce = ([name]: [string, unknown]) => [...conditions.keys()].some((one) => one === name);
  const open = entries.filter((entry) => !isInForce(entry) && entry[0] in listKeys);
  await count({ ...Object.fromEntries(open), marks: await marksOf(call, days) });
  for (const [name, key] of entries.filter(isInForce)) await count({ [name]: key }, name);
  const of = (name: string) => counted.get(name) ?? [];
  const marks = of('marks').map(readMarks);
  const statuses = counted.get('workflows') ?? summed(marks, ({ status }) => status);
  const lists = Object.fromEntries(Object.entries(facetKeys).map(([name, { filter }]) => [name, of(filter)])) as Lists;
  return ok({
    ...lists,
    Milestones: await byMilestone(call.db, call.params.editionId, lists.Milestones),
    WorkflowStatuses: statuses,
    StatusDays: moreThan(counted.get('statusDays') ?? summed(marks, ({ over }) => over)),
    Returned: total(marks.filter(({ returned }) => returned)),
    Overdue: total(marks.filter(({ overdue }) => overdue)),
    CurrentUser: total(marks.filter(({ own }) => own)),
  });
};

type Facet = Wire<'DashboardFacet'>;
type Lists = Record<keyof typeof facetKeys, Facet[]>;
type Keys = Record<string, RawBuilder<unknown>>;

/** What rows are grouped by, by the name of the filter. */
const listKeys: Keys = Object.fromEntries(Object.values(facetKeys).map(({ filter, key }) => [filter, key]));

/** Reads the rows once and groups them by each key; rows without one count nowhere. */
async function countBy({ db, params: { editionId } }: List, where: RawBuilder<unknown>[], keys: Keys) {
  const names = Object.keys(keys);
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const conditions = [
    sql`ci.edition_id = ${editionId}`,
    sql`ci.country_id <> all(array(
      select country_id from edition_country where edition_id = ${editionId} and removed_on is not null))`,
    ...where,
  ];
  const { rows } = await sql<{ others: number; key: number | null; count: number }>`
    select grouping(${columns}) as others, coalesce(${columns}) as key, count(*)::int as count
    from (select ${sql.join(Object.entries(keys).map(([name, key]) => sql`${key} as ${sql.ref(name)}`))}
      from country_indicator ci where ${sql.join(conditions, sql` and `)}) matching
    group by grouping sets (${sql.join(names.map((name) => sql`(${sql.ref(name)})`))})`.execute(db);
  // `grouping` sets a bit for each column that a row is not grouped by, the first one's highest.
  const nameOf = new Map(names.map((name, at) => [2 ** names.length - 1 - 2 ** (names.length - 1 - at), name]));
  const found = new Map<string, Facet[]>(names.map((name) => [name, []]));
  for (const { others, key, count } of rows)
    if (key !== null) found.get(nameOf.get(others) ?? '')?.push({ Id: key, Count: count });
  return found;
}

/** The days of the choices 'in its status for more than …'. */
const DAYS = [7, 14, 30];

/** How many of DAYS are over. */
async function daysOver(call: List): Promise<RawBuilder<unknown>> {
  const over = await Promise.all(DAYS.map((statusDays) => bitOf(call, { statusDays })));
  return sql`(${sql.join(over, sql` + `)})`;
}

/** 1 where a filter holds, as the list would apply it, else 0. */
async function bitOf(call: List, some: Partial<List['query']>): Promise<RawBuilder<unknown>> {
  const [condition] = (await conditionsOnRows({ ...call, query: { currentUser: false, ...some } })).values();
  return sql`((${condition ?? sql`true`}) is true)::int`;
}

/** Everything with few values in one number, so that it is one grouping instead of five. */
const marksOf = async (call: List, days: RawBuilder<unknown>): Promise<RawBuilder<unknown>> =>
  sql`${await bitOf(call, { returned: true })} + 2 * ${await bitOf(call, { overdue: true })}
    + 4 * ${await bitOf(call, { currentUser: true })} + 8 * ${days} + 32 * ci.status`;

const readMarks = ({ Id, Count }: Facet) => ({
  returned: (Id & 1) > 0,
  overdue: (Id & 2) > 0,
  own: (Id & 4) > 0,
  over: (Id >> 3) & 3,
  status: Id >> 5,
  count: Count,
});
type Marks = ReturnType<typeof readMarks>;

const total = (marks: Pick<Marks, 'count'>[]): number => marks.reduce((sum, { count }) => sum + count, 0);

const summed = <Row extends { count: number }>(rows: Row[], idOf: (row: Row) => number): Facet[] =>
  [...Map.groupBy(rows, idOf)].map(([Id, group]) => ({ Id, Count: total(group) })).sort((a, b) => a.Id - b.Id);

/** Of how many of DAYS are over, each of the days with the rows beyond it. */
const moreThan = (counted: Facet[]): Facet[] =>
  DAYS.map((days, at) => ({
    Id: days,
    Count: total(counted.flatMap(({ Id, Count }) => (Id > at ? [{ count: Count }] : []))),
  })).filter(({ Count }) => Count > 0);

async function byMilestone(db: Db, editionId: number, ofIndicators: Facet[]): Promise<Facet[]> {
  const indicators = await db
    .selectFrom('indicator as i')
    .innerJoin('activity as a', 'a.id', 'i.activity_id')
    .select(['i.id', 'a.milestone_id'])
    .where('i.edition_id', '=', editionId)
    .execute();
  const milestoneOf = new Map(indicators.map(({ id, milestone_id }) => [id, milestone_id]));
  const rows = ofIndicators.map(({ Id, Count }) => ({ milestone: milestoneOf.get(Id) ?? 0, count: Count }));
  return summed(rows, ({ milestone }) => milestone);
}
