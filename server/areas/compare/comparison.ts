/** Compares one or two editions (ADR-032) [S248]. */
import { sql } from 'kysely';
import { Polarity, WorkflowStatus } from '#generated/enums.ts';
import { type Handler, noContent, ok, okJson, type Services } from '../../call.ts';
import { hasOneConnection } from '../../db/open.ts';
import type { Db } from '../../db/schema.ts';
import { resultsOf } from '../../domain/edition-results.ts';
import type { Wire } from '../../domain/wire.ts';
import { attachment, dateOf } from '../../domain/workbook/attachment.ts';
import { invalid, notFound } from '../../problem.ts';
import { idList } from '../../query.ts';
import { type Excess, WorkerJob } from '../../threads/worker-job.ts';
import type { CompareMessage } from './compare-worker.ts';
import type { CompareHead, CompareIndicator, ComparePart, RegionCount } from './compared-indicators.ts';
import { type TotalRow, totalRows } from './comparison-totals.ts';

interface CompareChoice {
  /** One or two; named twice, an edition is one. */
  editionIds: number[];
  countryIds: number[];
  /** Of the latest edition; empty leaves nothing out. */
  milestoneIds: number[];
  /** Whether a rating that is not QA completed counts as none. */
  completedOnly: boolean;
}

const script = new URL('./compare-worker.ts', import.meta.url);
/** Refuses a comparison that is too large; `countries` is the pointer of the chosen countries. */
const refuseAt = (countries: string) => (excess: Excess) =>
  invalid(
    [{ pointer: countries, detail: 'must be fewer' }],
    `The comparison takes ${excess}. Select fewer countries or editions.`,
  );
const reading = { script, refuse: refuseAt('countries') };
const exporting = { script, refuse: refuseAt('/CountryIds') };
type Source = Pick<Services, 'db' | 'turn'>;

/**
 * Returns the contract's Comparison as JSON text: the indicators of the latest edition by number,
 * with their scores in every chosen country.
 * Rejects with 404 for an unknown edition, with 422 where it takes too long.
 */
export const readCompare: Handler<'readCompare'> = async ({ db, turn, query }) => {
  const { editions, countries, milestones, completedOnly = false } = query;
  const choice = {
    ...{ editionIds: idList(editions), countryIds: idList(countries), milestoneIds: idList(milestones) },
    completedOnly,
  };
  const { head, parts } = await openComparison({ db, turn }, choice);
  return WorkerJob.run(reading, async (job) => {
    await gather(job, head, parts);
    return okJson(await job.request<Uint8Array>({ kind: 'json' } satisfies CompareMessage));
  });
};

/** Returns a workbook, or 204 where it holds no score. Rejects like `readCompare`. */
export const exportCompare: Handler<'exportCompare'> = async ({ db, turn, body, now }) => {
  const { EditionIds, CountryIds, IndicatorIds, CompletedOnly: completedOnly = false } = body;
  const choice = { editionIds: EditionIds, countryIds: CountryIds, milestoneIds: [], completedOnly };
  const { head, parts } = await openComparison({ db, turn }, choice);
  return WorkerJob.run(exporting, async (job) => {
    await gather(job, head, parts);
    await turn();
    const totals = await totalsOf(db, head, completedOnly);
    const message: CompareMessage = { kind: 'workbook', libraryIds: IndicatorIds, totals };
    const workbook = await job.request<Uint8Array | null>(message);
    return workbook ? { ...ok(workbook), headers: attachment(`compare-${dateOf(now())}.xlsx`) } : noContent;
  });
};

/** Of the latest edition against the other one, or none. */
async function totalsOf(
  db: Db,
  { Editions: [latest, previous], Countries }: CompareHead,
  completedOnly: boolean,
): Promise<TotalRow[]> {
  const edition = await db
    .selectFrom('edition')
    .selectAll()
    .where('id', '=', latest?.Id ?? 0)
    .executeTakeFirstOrThrow();
  const query = { against: previous?.Id ?? 0, completedOnly, equalIndicators: false };
  const { results } = await resultsOf(db, edition, query);
  return totalRows(
    results,
    Countries.map(({ Id }) => Id),
  );
}

async function gather(job: WorkerJob, head: CompareHead, parts: AsyncIterable<ComparePart>): Promise<void> {
  const post = (message: CompareMessage) => job.post(message);
  post({ kind: 'head', head });
  for await (const part of parts) post({ kind: 'part', part });
}

/**
 * Indicators per statement, between two of which quick requests get their turn. On PGlite they wait
 * for the statement itself; on PostgreSQL each turn is a wait of its own for who compares.
 */
const AT_ONCE = { pglite: 10, postgresql: 50 };

async function openComparison({ db, turn }: Source, choice: CompareChoice) {
  await turn();
  const editions = await chosenEditions(db, choice.editionIds);
  const countries = await chosenCountries(db, choice.countryIds);
  const absent = await absentCountries(db, editions, countries);
  const indicators = await comparedIndicators(db, editions, choice.milestoneIds);
  const regions = [...new Set(countries.map(({ Region }) => Region))];
  const atOnce = hasOneConnection(db) ? AT_ONCE.pglite : AT_ONCE.postgresql;
  async function* parts(): AsyncGenerator<ComparePart> {
    for (let from = 0; from < indicators.length; from += atOnce) {
      const part = indicators.slice(from, from + atOnce);
      await turn();
      const scores = await scoresOf(db, part, choice);
      await turn();
      yield { indicators: part, scores, regions: await regionCounts(db, part, regions, choice.completedOnly) };
    }
  }
  return { head: { Editions: editions, Countries: countries, AbsentCountries: absent }, parts: parts() };
}

/** The latest first: by EndDate (an open edition is the latest), then StartDate, then Id. */
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

/** Which of the countries each edition lacks, be it that they were removed from it. */
async function absentCountries(
  db: Db,
  editions: { Id: number }[],
  countries: { Id: number }[],
): Promise<Wire<'CompareAbsence'>[]> {
  const members = await db
    .selectFrom('edition_country')
    .select(['edition_id', 'country_id'])
    .where(
      'edition_id',
      'in',
      editions.map(({ Id }) => Id),
    )
    .where('removed_on', 'is', null)
    .execute();
  const pairs = new Set(members.map(({ edition_id, country_id }) => `${edition_id} ${country_id}`));
  return editions
    .map(({ Id: EditionId }) => ({
      EditionId,
      CountryIds: countries.map(({ Id }) => Id).filter((id) => !pairs.has(`${EditionId} ${id}`)),
    }))
    .filter(({ CountryIds }) => CountryIds.length > 0);
}

const comparedIndicators = (
  db: Db,
  [latest, previous]: { Id: number }[],
  milestoneIds: number[],
): Promise<CompareIndicator[]> =>
  db
    .selectFrom('indicator as i')
    .innerJoin('activity as a', 'a.id', 'i.activity_id')
    .leftJoin('indicator as before', (join) =>
      join
        .onRef('before.library_indicator_id', '=', 'i.library_indicator_id')
        .on('before.edition_id', '=', previous?.Id ?? 0),
    )
    .select(['i.id', 'i.library_indicator_id', 'i.number', 'i.short_name', 'i.polarity', 'before.id as previous_id'])
    .select('before.polarity as previous_polarity')
    .where('i.edition_id', '=', latest?.Id ?? 0)
    .$if(milestoneIds.length > 0, (query) => query.where('a.milestone_id', 'in', milestoneIds))
    .orderBy('i.number')
    .orderBy('i.id')
    .execute();

/** The condition that a row counts. */
const counted = (status: string, completedOnly: boolean) =>
  completedOnly ? sql`and ${sql.ref(status)} = ${sql.lit(WorkflowStatus.QACompleted)}` : sql``;

/**
 * Scores by indicator and country, without countries that were removed from an edition.
 * One JSON object per indicator takes half the time of one row per score, and less than building
 * the whole answer in SQL.
 */
async function scoresOf(
  db: Db,
  indicators: CompareIndicator[],
  { countryIds, completedOnly }: CompareChoice,
): Promise<ComparePart['scores']> {
  const ids = indicators.flatMap(({ id, previous_id }) => [id, previous_id ?? id]);
  const { rows } = await sql<ComparePart['scores'][number]>`
    select indicator_id, json_object_agg(country_id, score)::text as scores
    from country_indicator
    where indicator_id = any(${ids}) and country_id = any(${countryIds}) and score is not null ${counted('status', completedOnly)}
      and (edition_id, country_id) not in
        (select edition_id, country_id from edition_country where removed_on is not null)
    group by indicator_id`.execute(db);
  return rows;
}

/**
 * What all countries of the regions are rated, chosen or not, each by the polarity of its edition
 * (ADR-199).
 */
async function regionCounts(
  db: Db,
  indicators: CompareIndicator[],
  regions: string[],
  completedOnly: boolean,
): Promise<RegionCount[]> {
  const ids = indicators.flatMap(({ id, previous_id }) => [id, previous_id ?? id]);
  const { rows } = await sql<RegionCount>`
    select ci.indicator_id, c.region, count(*)::int as rated,
      (count(*) filter (where ci.is_met = (i.polarity = ${sql.lit(Polarity.Positive)})))::int as favourable
    from country_indicator ci
    join indicator i on i.id = ci.indicator_id
    join country c on c.id = ci.country_id
    where ci.indicator_id = any(${ids}) and c.region = any(${regions}) and ci.is_met is not null
      ${counted('ci.status', completedOnly)}
      and (ci.edition_id, ci.country_id) not in
        (select edition_id, country_id from edition_country where removed_on is not null)
    group by ci.indicator_id, c.region`.execute(db);
  return rows;
}
