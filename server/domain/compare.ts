/** One or two editions side by side (document 2, section 2; decisions, section 4, 'Compare'). */
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { notFound } from '../problem.ts';
import { orderNumber } from './numbers.ts';
import { asPolarity, type Wire } from './wire.ts';

export interface CompareChoice {
  /** One or two; named twice, an edition is one. */
  editionIds: number[];
  countryIds: number[];
  /** Of the latest edition; empty leaves nothing out. */
  milestoneIds: number[];
}

/**
 * The indicators of the latest edition in the order of their numbers, each with its scores in every chosen country; NA (null)
 * is what is unrated, not in the edition, or without an edition before. Rejects with 404 where an edition does not exist.
 */
export async function readComparison(db: Db, choice: CompareChoice): Promise<Wire<'Comparison'>> {
  const { parts, ...head } = await openComparison(db, choice);
  const compared: Compared[] = [];
  for await (const part of parts) compared.push(...part);
  return { ...head, Indicators: compared };
}

/** The same as JSON text. 193 countries and 150 indicators are 3 MB: made in one piece they would hold up everybody else. */
export async function writeComparison(db: Db, choice: CompareChoice): Promise<Uint8Array> {
  const { parts, ...head } = await openComparison(db, choice);
  const texts: Buffer[] = [];
  for await (const part of parts) texts.push(Buffer.from(`,${JSON.stringify(part).slice(1, -1)}`));
  const beginning = `${JSON.stringify(head).slice(0, -1)},"Indicators":[`;
  return Buffer.concat([
    Buffer.from(beginning),
    ...texts.map((text, at) => text.subarray(at === 0 ? 1 : 0)),
    Buffer.from(']}'),
  ]);
}

type Compared = Wire<'Comparison'>['Indicators'][number];

async function openComparison(db: Db, choice: CompareChoice) {
  const editions = await chosenEditions(db, choice.editionIds);
  const countries = await chosenCountries(db, choice.countryIds);
  const indicators = await comparedIndicators(db, editions, choice.milestoneIds);
  async function* parts(): AsyncGenerator<Compared[]> {
    for (let from = 0; from < indicators.length; from += AT_ONCE) {
      const part = indicators.slice(from, from + AT_ONCE);
      const scores = await scoresOf(db, part, choice.countryIds);
      yield part.map((indicator) => comparedIn(countries, indicator, scores));
    }
  }
  return { Editions: editions, Countries: countries, parts: parts() };
}

function comparedIn(countries: { Id: number }[], indicator: Indicator, scores: Scores): Compared {
  const latest = scores.get(indicator.id);
  const previous = scores.get(indicator.previous_id ?? 0);
  return {
    IndicatorId: indicator.library_indicator_id,
    IndicatorOrderNumber: orderNumber(indicator.number),
    IndicatorName: indicator.short_name,
    IndicatorRating: asPolarity(indicator.polarity),
    CountryRatings: countries.map(({ Id }) => ({
      CountryId: Id,
      PreviousScore: previous?.[Id] ?? null,
      LatestScore: latest?.[Id] ?? null,
    })),
  };
}

/** Indicators in one statement and one piece of text: others have their turn between two, on the one connection of PGlite too. */
const AT_ONCE = 5;

/** The latest first: the later EndDate, where none is the latest of all, then StartDate, then Id. */
async function chosenEditions(db: Db, ids: number[]): Promise<Wire<'CompareEdition'>[]> {
  const editions = await db
    .selectFrom('edition')
    .select(['id as Id', 'name as EditionName', 'end_date as EndDate'])
    .where('id', 'in', ids)
    .orderBy('end_date', (order) => order.desc().nullsFirst())
    .orderBy('start_date', 'desc')
    .orderBy('id', 'desc')
    .execute();
  if (editions.length < new Set(ids).size) throw notFound();
  return editions;
}

const chosenCountries = (db: Db, ids: number[]): Promise<Wire<'CompareCountry'>[]> =>
  db
    .selectFrom('country')
    .select(['id as Id', 'name as Name', 'region as Region'])
    .where('id', 'in', ids)
    .orderBy('sort_order')
    .orderBy('id')
    .execute();

type Editions = { Id: number }[];
type Scores = ReadonlyMap<number, Record<string, number>>;
type Indicator = Awaited<ReturnType<typeof comparedIndicators>>[number];

/** The indicators of the latest edition, each with its Id in the one before. */
const comparedIndicators = (db: Db, [latest, previous]: Editions, milestoneIds: number[]) =>
  db
    .selectFrom('indicator as i')
    .innerJoin('activity as a', 'a.id', 'i.activity_id')
    .leftJoin('indicator as before', (join) =>
      join
        .onRef('before.library_indicator_id', '=', 'i.library_indicator_id')
        .on('before.edition_id', '=', previous?.Id ?? 0),
    )
    .select(['i.id', 'i.library_indicator_id', 'i.number', 'i.short_name', 'i.polarity', 'before.id as previous_id'])
    .where('i.edition_id', '=', latest?.Id ?? 0)
    .$if(milestoneIds.length > 0, (query) => query.where('a.milestone_id', 'in', milestoneIds))
    .orderBy('i.number')
    .orderBy('i.id')
    .execute();

/**
 * The scores by indicator and country; those of countries that were removed from an edition are not in it. One JSON object an
 * indicator crosses over from the database, which takes half the time of a row a score, and less than the whole answer built there.
 */
async function scoresOf(db: Db, indicators: Indicator[], countryIds: number[]): Promise<Scores> {
  const ids = indicators.flatMap(({ id, previous_id }) => [id, previous_id ?? id]);
  const { rows } = await sql<{ indicator_id: number; scores: Record<string, number> }>`
    select indicator_id, json_object_agg(country_id, score) as scores
    from country_indicator
    where indicator_id = any(${ids}) and country_id = any(${countryIds}) and score is not null
      and (edition_id, country_id) not in
        (select edition_id, country_id from edition_country where removed_on is not null)
    group by indicator_id`.execute(db);
  return new Map(rows.map(({ indicator_id, scores }) => [indicator_id, scores]));
}
