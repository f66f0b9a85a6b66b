/** What ratings amount to [B60] [B61]: counted by the database, reckoned by openapi/rules. */
import { sql } from 'kysely';
import {
  type Counts,
  changeKindOf,
  countryResultOf,
  meanResultOf,
  type Rated,
  ranksOf,
  resultOf,
} from '#rules/results.ts';
import { type Handler, ok } from '../../call.ts';
import type { Db, Row } from '../../db/schema.ts';
import { atOneMoment } from '../../db/transaction.ts';
import { editionOf } from '../../domain/addressed-record.ts';
import { orderNumber } from '../../domain/numbers.ts';
import { asPolarity, byName, type Wire } from '../../domain/wire.ts';
import { notFound } from '../../problem.ts';
import {
  type Choice,
  type ComparedRow,
  comparedIndicators,
  countActivities,
  countCountries,
  countEditions,
} from './results-counts.ts';

type Edition = Row<'edition'>;
type Query = { against?: number; completedOnly?: boolean; equalIndicators?: boolean };

/** All countries of the edition by milestone, and the means of regions and of the world. */
export const listResults: Handler<'listResults'> = ({ db, record, query }) =>
  atOneMoment(db, async (trx) => ok((await resultsOf(trx, editionOf(record), query)).results));

/** One country's results, with what was rated otherwise than in the edition compared with. */
export const readCountryResults: Handler<'readCountryResults'> = ({ db, record, params: { countryId }, query }) =>
  atOneMoment(db, async (trx) => {
    const { results, choice } = await resultsOf(trx, editionOf(record), query);
    const { Edition, Against, Countries, Regions } = results;
    const Country = Countries.find(({ CountryId }) => CountryId === countryId);
    const Region = Regions.find((region) => region.Region === Country?.Region);
    if (!Country || !Region) throw notFound();
    return ok({
      ...{ Edition, Against, Country, Region },
      Milestones: await milestonesOf(trx, choice, countryId),
      Changes: (await comparedIndicators(trx, choice, countryId)).flatMap(changeOn),
      Editions: await editionsOf(trx, countryId, query),
    });
  });

async function resultsOf(
  db: Db,
  edition: Edition,
  { against, completedOnly = false, equalIndicators = false }: Query,
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

const nothing: Counts = { indicators: 0, rated: 0, favourable: 0, common: 0, commonFavourable: 0, commonPrevious: 0 };

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

const milestonesOfEdition = (db: Db, editionId: number): Promise<Wire<'ResultMilestone'>[]> =>
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

async function milestonesOf(db: Db, choice: Choice, countryId: number): Promise<Wire<'CountryMilestoneResult'>[]> {
  const counts = await countActivities(db, choice, countryId);
  const activities = await db
    .selectFrom('activity')
    .select(['id', 'milestone_id', 'order_id', 'short_name'])
    .where('edition_id', '=', choice.editionId)
    .orderBy('order_id')
    .execute();
  const byMilestone = Map.groupBy(activities, ({ milestone_id }) => milestone_id);
  return (await milestonesOfEdition(db, choice.editionId)).map((milestone) => ({
    ...milestone,
    Activities: (byMilestone.get(milestone.MilestoneId) ?? []).map(({ id, order_id, short_name }) => ({
      ActivityId: id,
      OrderNumber: `${milestone.OrderId}.${order_id}`,
      ShortName: short_name,
      Result: resultOf(counts.get(id) ?? nothing),
    })),
  }));
}

/** The row as a change, or nothing where it is rated alike in both. */
function changeOn(row: ComparedRow): Wire<'RatingChange'>[] {
  const kind = changeKindOf(rated(row.is_met, row.polarity), rated(row.was_met, row.previous_polarity));
  if (kind === null) return [];
  return [
    {
      Kind: kind,
      IndicatorId: row.id,
      PreviousIndicatorId: row.previous_id,
      OrderNumber: orderNumber(row.number),
      ShortName: row.short_name,
      IndicatorRating: asPolarity(row.polarity),
      Score: row.score,
      PreviousScore: row.previous_score,
      ResearcherNote: row.note,
      PreviousNote: row.previous_note,
    },
  ];
}

const rated = (isMet: boolean | null, polarity: number): Rated =>
  isMet === null ? null : { isMet, polarity: asPolarity(polarity) };

async function editionsOf(
  db: Db,
  countryId: number,
  { completedOnly = false, equalIndicators = false }: Query,
): Promise<Wire<'EditionResult'>[]> {
  const counts = await countEditions(db, countryId, completedOnly);
  const editions = await db
    .selectFrom('edition')
    .innerJoin('edition_country as ec', 'ec.edition_id', 'edition.id')
    .select(['edition.id', 'edition.name', 'edition.end_date'])
    .where('ec.country_id', '=', countryId)
    .where('ec.removed_on', 'is', null)
    .orderBy('edition.end_date', (order) => order.asc().nullsLast())
    .orderBy('edition.start_date')
    .orderBy('edition.id')
    .execute();
  return editions.map((edition) => {
    const { Score, Favourable, Rated, Indicators } = countryResultOf(counts.get(edition.id) ?? [], equalIndicators);
    return { Edition: editionOnWire(edition), Score, Favourable, Rated, Indicators };
  });
}
