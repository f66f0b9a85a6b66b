/** Pages of country indicators and references as JSON text, parsed by the worker alone. */
import { type RawBuilder, sql } from 'kysely';
import type { Services } from '../../call.ts';

/** One country indicator, its members in this order. */
export type PairTuple = [
  id: number,
  edition: number,
  country: number,
  indicator: number,
  score: number | null,
  isMet: boolean | null,
  note: string | null,
  status: number,
  researcher: number | null,
  reviewer: number | null,
  version: number,
  researchDue: string | null,
  qaDue: string | null,
  statusSince: string,
  ...decision: [] | [decidedBy: number | null, aside: AsideTuple | null],
];
type AsideTuple = [score: number | null, isMet: boolean | null, note: string | null, status: number];

export interface PairFilter {
  editionIds: number[];
  countryIds: number[];
  indicatorIds: number[];
}

export type PageSource = Pick<Services, 'db' | 'turn'>;

/** Small enough that others have their turn in between, on the one connection of PGlite too. */
const PAGE = 1_000;

interface Page {
  page: string | null;
  last: number | null;
  count: number;
}

/**
 * Country indicators of the countries in their edition, a few countries per page, unordered: JSON
 * text of PairTuples.
 * Each appears once, whatever others reorder meanwhile, since pages go by Ids, which never change
 * (ADR-127).
 */
export async function* pairPages(
  { db, turn }: PageSource,
  filter: PairFilter,
  { decisions = false }: { decisions?: boolean } = {},
): AsyncGenerator<string> {
  for (const part of partsOf(filter)) {
    await turn();
    const { rows } = await sql<{ page: string | null }>`
      select json_agg(${tuple(decisions)})::text as page from country_indicator ci ${membership}
      where ci.edition_id = any(${part.editionIds}) and ${conditionOf(part)}`.execute(db);
    if (rows[0]?.page) yield rows[0].page;
  }
}

/** A filter in parts of at most a page each. */
function* partsOf({ editionIds, countryIds, indicatorIds }: PairFilter): Generator<PairFilter> {
  const atOnce = Math.max(1, Math.floor(PAGE / Math.max(1, indicatorIds.length)));
  for (let country = 0; country < countryIds.length; country += atOnce) {
    const some = countryIds.slice(country, country + atOnce);
    for (let indicator = 0; indicator < indicatorIds.length; indicator += PAGE)
      yield { editionIds, countryIds: some, indicatorIds: indicatorIds.slice(indicator, indicator + PAGE) };
  }
}

/** References, oldest first: JSON text of [pair, …fields in the order of `fields`]. */
export async function* referencePages(
  source: PageSource,
  filter: PairFilter,
  fields: readonly string[],
): AsyncGenerator<string> {
  const chosen = conditionOf(filter);
  const columns = sql.join(fields.map((field) => sql.ref(field)));
  yield* pagesOf(
    source,
    0,
    (after) => sql<Page>`
    with page as (
      select r.* from reference r join country_indicator ci on ci.id = r.country_indicator_id ${membership}
      where r.id > ${after} and ci.edition_id = any(${filter.editionIds}) and ${chosen}
      order by r.id limit ${PAGE})
    select json_agg(json_build_array(country_indicator_id, ${columns}) order by id)::text as page,
      max(id) as last, count(*)::int as count from page`,
  );
}

/** A PairTuple of `ci`, with or without who decides it and what is set aside. */
const tuple = (
  decisions: boolean,
) => sql`json_build_array(ci.id, ci.edition_id, ci.country_id, ci.indicator_id, ci.score, ci.is_met, ci.researcher_note,
  ci.status, ci.research_user_id, ci.qa_user_id, ci.version, ci.research_due_date, ci.qa_due_date,
  (ci.status_since at time zone 'UTC')::date${decisions ? sql`, ci.decided_by, ${aside}` : sql``})`;

const aside = sql`case when ci.decided_by is not null
  then json_build_array(ci.aside_score, ci.aside_is_met, ci.aside_note, ci.aside_status) end`;

const membership = sql`join edition_country ec
  on ec.edition_id = ci.edition_id and ec.country_id = ci.country_id and ec.removed_on is null`;

const conditionOf = ({ countryIds, indicatorIds }: PairFilter): RawBuilder<boolean> =>
  sql`ci.country_id = any(${countryIds}) and ci.indicator_id = any(${indicatorIds})`;

/** Page after page by the key of the last row. */
async function* pagesOf(
  { db, turn }: PageSource,
  first: number,
  query: (after: number) => RawBuilder<Page>,
): AsyncGenerator<string> {
  let after: number | null = first;
  while (after !== null) {
    await turn();
    const found: Page | undefined = (await query(after).execute(db)).rows[0];
    if (found?.page) yield found.page;
    after = found && found.count === PAGE ? found.last : null;
  }
}
