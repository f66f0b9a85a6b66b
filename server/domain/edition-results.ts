/** What ratings amount to [B60] [B61]: counted by the database, reckoned by openapi/rules. */
import { sql } from 'kysely';
import { type Counts, countryResultOf, meanResultOf, ranksOf, resultOf } from '#rules/results.ts';
import type { Db, Row } from '../db/schema.ts';
import { notFound } from '../problem.ts';
import { type Choice, countCountries } from './results-counts.ts';
import { byName, type Wire } from './wire.ts';

type Edition = Row<'edition'>;
/** What is counted, and against which edition: 0 for none, the one before where it is absent. */
export type ResultsQuery = { against?: number; completedOnly?: boolean; equalIndicators?: boolean };

/**
 * The results of an edition against another, and what they were counted of.
 * Throws 404 where the edition to compare with is unknown.
 */
export async function resultsOf(
  db: Db,
  edition: Edition,
  { against, completedOnly = false, equalIndicators = false }: ResultsQuery,
): Promise<{ results: Wire<'Results'>; choice: Choice }> {
  const compared = await comparedWith(db, edition, against);
  const choice = { editionId: edition.id, againstId: compared?.id ?? 0, completedOnly };
  const Milestones = await milestonesOfEdition(db, edition.id);
  const counts = await countCountries(db, choice);
  const countries = (await countriesOf(db, edition.id)).map((country) => {
    const own = Milestones.map(({ MilestoneId }) => counts.get(country.CountryId)?.get(MilestoneId) ?? nothing);
    return { ...country, Total: countryResultOf(own, equalIndicators), Milestones: own.map(resultOf) };
  });
  const Countries = ranked(countries, Milestones.length);
  const Regions = [...Map.groupBy(Countries, ({ Region }) => Region)]
    .map(([Region, own]) => ({
      Region,
      CountryIds: own.map(({ CountryId }) => CountryId).sort((a, b) => a - b),
      ...means(own, Milestones.length),
    }))
    .sort((a, b) => byName(a.Region, b.Region));
  const results = {
    Edition: editionOnWire(edition),
    Against: compared ? editionOnWire(compared) : null,
    ...{ Milestones, Countries, Regions, World: means(Countries, Milestones.length) },
  };
  return { results, choice };
}

export const nothing: Counts = {
  indicators: 0,
  rated: 0,
  favourable: 0,
  common: 0,
  commonFavourable: 0,
  commonPrevious: 0,
};

export const editionOnWire = ({ id, name, end_date }: Pick<Edition, 'id' | 'name' | 'end_date'>) => ({
  Id: id,
  Name: name,
  EndDate: end_date,
});

/** The edition that is asked for, none for 0, or the one before. Throws 404 where there is none. */
export async function comparedWith(db: Db, edition: Edition, against?: number): Promise<Edition | undefined> {
  if (against === 0) return undefined;
  if (against !== undefined) {
    const chosen = await db.selectFrom('edition').selectAll().where('id', '=', against).executeTakeFirst();
    if (!chosen) throw notFound();
    return chosen;
  }
  return db
    .selectFrom('edition')
    .selectAll()
    .where(
      sql<boolean>`(coalesce(end_date, 'infinity'), start_date, id)
        < (coalesce(${edition.end_date}::date, 'infinity'), ${edition.start_date}::date, ${edition.id})`,
    )
    .orderBy('end_date', (order) => order.desc().nullsFirst())
    .orderBy('start_date', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export const milestonesOfEdition = (db: Db, editionId: number): Promise<Wire<'ResultMilestone'>[]> =>
  db
    .selectFrom('milestone')
    .select(['id as MilestoneId', 'order_id as OrderId', 'short_name as ShortName'])
    .where('edition_id', '=', editionId)
    .orderBy('order_id')
    .execute();

const countriesOf = (db: Db, editionId: number) =>
  db
    .selectFrom('edition_country as ec')
    .innerJoin('country as c', 'c.id', 'ec.country_id')
    .select(['c.id as CountryId', 'c.name as CountryName', 'c.region as Region', 'c.iso_code as ISOCode'])
    .where('ec.edition_id', '=', editionId)
    .where('ec.removed_on', 'is', null)
    .orderBy('c.sort_order')
    .orderBy('c.id')
    .execute();

type Unranked = Omit<Wire<'CountryResult'>, 'Total' | 'Milestones'> & {
  Total: Wire<'Result'>;
  Milestones: Wire<'Result'>[];
};

/** The countries with their places, of the total and of each milestone. */
function ranked(countries: Unranked[], milestones: number): Wire<'CountryResult'>[] {
  const columns = [
    placed(countries, ({ Total }) => Total),
    ...Array.from({ length: milestones }, (_, at) => placed(countries, (country) => country.Milestones[at])),
  ];
  return countries.map((country, row) => {
    const [Total, ...Milestones] = columns.map((column) => column[row]);
    return { ...country, Total, Milestones } as Wire<'CountryResult'>;
  });
}

function placed(
  countries: Unranked[],
  resultIn: (country: Unranked) => Wire<'Result'> | undefined,
): Wire<'RankedResult'>[] {
  const results = countries.map((country) => resultIn(country) ?? resultOf(nothing));
  const ranks = ranksOf(results);
  const regionRanks = new Map<Wire<'Result'>, number | null>();
  const rows = countries.map(({ Region }, row) => ({ Region, result: results[row] ?? resultOf(nothing) }));
  for (const own of Map.groupBy(rows, ({ Region }) => Region).values()) {
    const places = ranksOf(own.map(({ result }) => result));
    for (const [at, { result }] of own.entries()) regionRanks.set(result, places[at] ?? null);
  }
  return results.map((result, row) => ({
    ...result,
    Rank: ranks[row] ?? null,
    RegionRank: regionRanks.get(result) ?? null,
  }));
}

const means = (own: Unranked[], milestones: number): Wire<'MeanResult'> => ({
  Total: meanResultOf(own.map(({ Total }) => Total)),
  Milestones: Array.from({ length: milestones }, (_, at) =>
    meanResultOf(own.flatMap((country) => country.Milestones[at] ?? [])),
  ),
});
