import { sql } from 'kysely';
import { Polarity, WorkflowStatus } from '#generated/enums.ts';
import { type Handler, ok } from '../../call.ts';
import type { Db } from '../../db/schema.ts';
import { editionOf } from '../../domain/addressed-record.ts';
import { orderNumber, snapshotName } from '../../domain/numbers.ts';
import { asPolarity, asStatus, countryOnWire } from '../../domain/wire.ts';

/** All countries of the product, by name. */
export const listCountries: Handler<'listCountries'> = async ({ db }) => {
  const rows = await db.selectFrom('country').selectAll().orderBy('sort_order').orderBy('id').execute();
  return ok(rows.map(countryOnWire));
};

/** A country of the edition; that it is one was found with the address. */
export const readEditionCountry: Handler<'readEditionCountry'> = async ({ db, params: { countryId }, record }) => {
  const edition = editionOf(record);
  const row = await db.selectFrom('country').selectAll().where('id', '=', countryId).executeTakeFirstOrThrow();
  return ok({ ...countryOnWire(row), ReportEditionId: edition.id, ReportEditionName: edition.name });
};

/** The countries of an edition with the numbers of indicators in each status, rated and met. */
export const listCountriesProgress: Handler<'listCountriesProgress'> = async ({ db, params }) => {
  const { reportEditionId: editionId } = params;
  const rows = await db
    .selectFrom('edition_country as ec')
    .innerJoin('country as c', 'c.id', 'ec.country_id')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('country_indicator')
          .select(['country_id', 'status', eb.fn.countAll<number>().as('count')])
          .select([sql<number>`count(score)`.as('rated'), sql<number>`count(*) filter (where is_met)`.as('met')])
          .select(
            sql<number>`count(*) filter (where is_met = (indicator_id = any(array(
              select id from indicator where edition_id = ${editionId} and polarity = ${sql.lit(Polarity.Positive)}))))`.as(
              'favourable',
            ),
          )
          .where('edition_id', '=', editionId)
          .groupBy(['country_id', 'status'])
          .as('ci'),
      (join) => join.onRef('ci.country_id', '=', 'c.id'),
    )
    .select(['c.id', 'c.name', 'c.region', 'c.iso_code'])
    .select(
      sql<
        Record<string, number>
      >`coalesce(json_object_agg(ci.status, ci.count) filter (where ci.status is not null), '{}')`.as('counts'),
    )
    .select([
      sql<number>`coalesce(sum(ci.rated), 0)::int`.as('rated'),
      sql<number>`coalesce(sum(ci.met), 0)::int`.as('met'),
      sql<number>`coalesce(sum(ci.favourable), 0)::int`.as('favourable'),
    ])
    .where('ec.edition_id', '=', editionId)
    .where('ec.removed_on', 'is', null)
    .groupBy('c.id')
    .orderBy('c.sort_order')
    .orderBy('c.id')
    .execute();
  const progress = rows.map(({ id, name, region, iso_code, rated, met, favourable, counts }) => ({
    CountryId: id,
    CountryName: name,
    Region: region,
    ISOCode: iso_code,
    TotalIndicatorCount: Object.values(counts).reduce((sum, count) => sum + count, 0),
    RatedCount: rated,
    MetCount: met,
    FavourableCount: favourable,
    WorkflowStatuses: {
      Open: counts[WorkflowStatus.Open] ?? 0,
      ResearchInProgress: counts[WorkflowStatus.ResearchInProgress] ?? 0,
      QAInProgress: counts[WorkflowStatus.QAInProgress] ?? 0,
      QAComplete: counts[WorkflowStatus.QACompleted] ?? 0,
    },
  }));
  return ok(progress);
};

/** The indicators of an edition as rated for a country, in the order of their numbers. */
export const countryIndicators = (db: Db, { editionId, countryId }: { editionId: number; countryId: number }) =>
  db
    .selectFrom('country_indicator as ci')
    .innerJoin('indicator as i', 'i.id', 'ci.indicator_id')
    .innerJoin('activity as a', 'a.id', 'i.activity_id')
    .select(['ci.id as rating_id', 'ci.score', 'ci.is_met', 'ci.status', 'a.milestone_id', 'i.activity_id'])
    .select(['i.id', 'i.order_id', 'i.number', 'i.full_name', 'i.short_name', 'i.polarity'])
    .where('ci.edition_id', '=', editionId)
    .where('ci.country_id', '=', countryId)
    .orderBy('i.number')
    .orderBy('i.id')
    .execute();

export const listCountryIndicators: Handler<'listCountryIndicators'> = async ({ db, params }) => {
  const rows = await countryIndicators(db, { editionId: params.reportEditionId, countryId: params.countryId });
  const indicators = rows.map((row) => ({
    IndicatorId: row.id,
    CountryIndicatorRatingId: row.rating_id,
    OrderNumber: orderNumber(row.number),
    ShortName: row.short_name,
    SnapshotName: snapshotName(row.number, row.short_name),
    MilestoneId: row.milestone_id,
    ActivityId: row.activity_id,
    IndicatorRating: asPolarity(row.polarity),
    Score: row.score,
    WorkflowStatus: asStatus(row.status),
  }));
  return ok(indicators);
};
