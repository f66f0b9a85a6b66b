/** What an export of results reads: what rows name, at once; ratings, page by page. */
import { sql } from 'kysely';
import type { Services } from '../../call.ts';
import type { Db } from '../../db/schema.ts';
import { isFavourable } from '../../domain/results-counts.ts';
import type { Wire } from '../../domain/wire.ts';

/** [title, author, publication date, address]. */
export type SourceTuple = [title: string, author: string | null, published: string | null, url: string | null];

/** One rating, its members in this order. */
export type RatingTuple = [
  country: number,
  indicator: number,
  score: number | null,
  isMet: 0 | 1 | null,
  isFavourable: 0 | 1 | null,
  status: number,
  note: string | null,
  /** An instant. */
  updatedOn: string | null,
  updatedBy: number | null,
  sources: SourceTuple[],
];

/** What the rows name, in their order. */
export interface ExportContents {
  countries: { id: number; name: string; iso: string; region: string }[];
  indicators: {
    id: number;
    library: number;
    number: number;
    name: string;
    /** Positive 0, Negative 1. */
    polarity: number;
    milestone: string;
    activity: string;
  }[];
  people: { id: number; name: string }[];
}

type Filter = Pick<
  Wire<'ResultsExportRequest'>,
  'ReportEditionId' | 'CountryIds' | 'Regions' | 'Milestones' | 'Statuses' | 'Columns'
>;

/** The chosen countries of the edition by name, its indicators by number, and everybody's name. */
export async function readContents(db: Db, filter: Filter): Promise<ExportContents> {
  const { ReportEditionId, CountryIds, Regions, Milestones } = filter;
  const countries = await db
    .selectFrom('edition_country as ec')
    .innerJoin('country as c', 'c.id', 'ec.country_id')
    .select(['c.id', 'c.name', 'c.iso_code as iso', 'c.region'])
    .where('ec.edition_id', '=', ReportEditionId)
    .where('ec.removed_on', 'is', null)
    .$if(CountryIds.length > 0, (query) => query.where('c.id', 'in', CountryIds))
    .$if(Regions.length > 0, (query) => query.where('c.region', 'in', Regions))
    .orderBy('c.sort_order')
    .orderBy('c.id')
    .execute();
  const indicators = await db
    .selectFrom('indicator as i')
    .innerJoin('activity as a', 'a.id', 'i.activity_id')
    .innerJoin('milestone as m', 'm.id', 'a.milestone_id')
    .select(['i.id', 'i.library_indicator_id as library', 'i.number', 'i.short_name as name', 'i.polarity'])
    .select(['m.short_name as milestone', 'a.short_name as activity'])
    .where('i.edition_id', '=', ReportEditionId)
    .$if(Milestones.length > 0, (query) => query.where('m.order_id', 'in', Milestones))
    .orderBy('i.number')
    .orderBy('i.id')
    .execute();
  const people = await db.selectFrom('app_user').select(['id', 'full_name as name']).execute();
  return { countries, indicators, people };
}

/** Small enough that others have their turn in between, on the one connection of PGlite too. */
const PAGE = 1_000;

type PageSource = Pick<Services, 'db' | 'turn'>;

/**
 * The ratings of the contents in their order, some countries or some indicators of one country a
 * page: JSON text of RatingTuples. Pages go by Ids, so that each appears once, whatever others
 * reorder meanwhile (ADR-127).
 */
export async function* ratingPages(
  { db, turn }: PageSource,
  { countries, indicators }: ExportContents,
  { ReportEditionId, Statuses, Columns }: Filter,
): AsyncGenerator<string> {
  const chosen = Statuses.length > 0 ? sql`and ci.status = any(${Statuses})` : sql``;
  const withSources = Columns.includes('references') || Columns.includes('referenceCount');
  for (const { countryIds, indicatorIds } of partsOf(countries.map(idOf), indicators.map(idOf))) {
    await turn();
    const { rows } = await sql<{ page: string | null }>`
      select json_agg(json_build_array(ci.country_id, ci.indicator_id, ci.score, ci.is_met::int,
        (${isFavourable('ci', 'i.polarity')})::int, ci.status, ci.researcher_note,
        to_char(ci.rating_updated_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), ci.rating_updated_by,
        ${withSources ? sources : sql`'[]'::json`})
        order by array_position(${countryIds}, ci.country_id), i.number, i.id)::text as page
      from country_indicator ci
      join indicator i on i.id = ci.indicator_id
      join edition_country ec on ec.edition_id = ci.edition_id and ec.country_id = ci.country_id and ec.removed_on is null
      where ci.edition_id = ${ReportEditionId} and ci.country_id = any(${countryIds})
        and ci.indicator_id = any(${indicatorIds}) ${chosen}`.execute(db);
    if (rows[0]?.page) yield rows[0].page;
  }
}

const idOf = ({ id }: { id: number }): number => id;

const sources = sql`(select coalesce(json_agg(json_build_array(r.title, r.author, r.publication_date, r.url) order by r.id), '[]')
  from reference r where r.country_indicator_id = ci.id)`;

/** Pairs in parts of at most a page each, in their order. */
function* partsOf(countries: number[], indicators: number[]) {
  const atOnce = Math.max(1, Math.floor(PAGE / Math.max(1, indicators.length)));
  for (let country = 0; country < countries.length; country += atOnce) {
    const countryIds = countries.slice(country, country + atOnce);
    for (let indicator = 0; indicator < indicators.length; indicator += PAGE)
      yield { countryIds, indicatorIds: indicators.slice(indicator, indicator + PAGE) };
  }
}

/** How many ratings there are. */
export async function countRatings(
  db: Db,
  { countries, indicators }: ExportContents,
  { ReportEditionId, Statuses }: Filter,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from country_indicator ci
    where ci.edition_id = ${ReportEditionId} and ci.country_id = any(${countries.map(idOf)})
      and ci.indicator_id = any(${indicators.map(idOf)})
      ${Statuses.length > 0 ? sql`and ci.status = any(${Statuses})` : sql``}`.execute(db);
  return rows[0]?.count ?? 0;
}
