/** What ratings amount to [B60] [B61]: counted by the database, reckoned by openapi/rules. */
import { changeKindOf, countryResultOf, type Rated, resultOf } from '#rules/results.ts';
import { type Handler, ok } from '../../call.ts';
import type { Db } from '../../db/schema.ts';
import { atOneMoment } from '../../db/transaction.ts';
import { editionOf } from '../../domain/addressed-record.ts';
import {
  editionOnWire,
  milestonesOfEdition,
  nothing,
  type ResultsQuery,
  resultsOf,
} from '../../domain/edition-results.ts';
import { orderNumber } from '../../domain/numbers.ts';
import {
  type Choice,
  type ComparedRow,
  comparedIndicators,
  countActivities,
  countEditions,
} from '../../domain/results-counts.ts';
import { asPolarity, type Wire } from '../../domain/wire.ts';
import { notFound } from '../../problem.ts';

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
  { completedOnly = false, equalIndicators = false }: ResultsQuery,
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
