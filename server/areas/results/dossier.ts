/** All that is known of a country in an edition, to print [B64]. */
import { type Handler, ok } from '../../call.ts';
import type { Db, Row } from '../../db/schema.ts';
import { atOneMoment } from '../../db/transaction.ts';
import { editionOf } from '../../domain/addressed-record.ts';
import { orderNumber } from '../../domain/numbers.ts';
import { referenceOnWire } from '../../domain/reference-wire.ts';
import { asPolarity, asStatus, byName, instantOrNull, type Wire } from '../../domain/wire.ts';

export const readDossier: Handler<'readDossier'> = ({ db, record, params: { countryId } }) =>
  atOneMoment(db, async (trx) => {
    const edition = editionOf(record);
    const country = await trx.selectFrom('country').selectAll().where('id', '=', countryId).executeTakeFirstOrThrow();
    return ok({
      Edition: { Id: edition.id, Name: edition.name, EndDate: edition.end_date },
      CountryId: country.id,
      CountryName: country.name,
      Region: country.region,
      Milestones: await milestonesOf(trx, edition.id, await indicatorsOf(trx, edition, countryId)),
    });
  });

type Indicators = Map<number, Wire<'DossierIndicator'>[]>;

async function milestonesOf(db: Db, editionId: number, indicators: Indicators): Promise<Wire<'DossierMilestone'>[]> {
  const milestones = await db
    .selectFrom('milestone')
    .select(['id', 'order_id', 'full_name'])
    .where('edition_id', '=', editionId)
    .orderBy('order_id')
    .execute();
  const activities = await db
    .selectFrom('activity')
    .select(['id', 'milestone_id', 'order_id', 'full_name'])
    .where('edition_id', '=', editionId)
    .orderBy('order_id')
    .execute();
  const byMilestone = Map.groupBy(activities, ({ milestone_id }) => milestone_id);
  return milestones.map((milestone) => ({
    MilestoneId: milestone.id,
    OrderId: milestone.order_id,
    FullName: milestone.full_name,
    Activities: (byMilestone.get(milestone.id) ?? []).map((activity) => ({
      ActivityId: activity.id,
      OrderNumber: `${milestone.order_id}.${activity.order_id}`,
      FullName: activity.full_name,
      Indicators: indicators.get(activity.id) ?? [],
    })),
  }));
}

/** By the id of their activity, each list by number. */
async function indicatorsOf(db: Db, edition: Row<'edition'>, countryId: number): Promise<Indicators> {
  const rows = await db
    .selectFrom('country_indicator as ci')
    .innerJoin('indicator as i', 'i.id', 'ci.indicator_id')
    .select(['ci.id as rating_id', 'ci.score', 'ci.is_met', 'ci.status', 'ci.researcher_note', 'ci.decided_by'])
    .select(['ci.rating_updated_on', 'i.id', 'i.activity_id', 'i.number', 'i.full_name', 'i.polarity'])
    .where('ci.edition_id', '=', edition.id)
    .where('ci.country_id', '=', countryId)
    .orderBy('i.number')
    .orderBy('i.id')
    .execute();
  const references = await referencesOf(db, { editionId: edition.id, countryId });
  const indicators = rows.map((row) => ({
    activity: row.activity_id,
    indicator: {
      IndicatorId: row.id,
      OrderNumber: orderNumber(row.number),
      FullName: row.full_name,
      IndicatorRating: asPolarity(row.polarity),
      Score: row.score,
      RatingIsMet: row.is_met,
      WorkflowStatus: asStatus(row.status),
      IsDecided: row.decided_by !== null,
      ResearcherNote: row.researcher_note,
      RatingLastUpdatedOn: instantOrNull(row.rating_updated_on),
      References: references.get(row.rating_id) ?? [],
    },
  }));
  return new Map(
    [...Map.groupBy(indicators, ({ activity }) => activity)].map(([id, own]) => [
      id,
      own.map(({ indicator }) => indicator),
    ]),
  );
}

/** By the id of their rating, each list by Title, then Id. */
async function referencesOf(
  db: Db,
  { editionId, countryId }: { editionId: number; countryId: number },
): Promise<Map<number, Wire<'Reference'>[]>> {
  const rows = await db
    .selectFrom('reference as r')
    .innerJoin('country_indicator as ci', 'ci.id', 'r.country_indicator_id')
    .selectAll('r')
    .select('ci.edition_id')
    .where('ci.edition_id', '=', editionId)
    .where('ci.country_id', '=', countryId)
    .execute();
  const references = rows.map(referenceOnWire).sort((a, b) => byName(a.Title, b.Title) || a.Id - b.Id);
  return Map.groupBy(references, ({ CountryIndicatorRatingId }) => CountryIndicatorRatingId);
}
