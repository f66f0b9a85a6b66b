import { ModuleType } from '#generated/enums.ts';
import { isFavourable } from '#rules/results.ts';
import { type Handler, ok } from '../../call.ts';
import { orderNumber } from '../../domain/numbers.ts';
import { asPolarity, asStatus, type Wire } from '../../domain/wire.ts';
import { countryIndicators } from './country-reads.ts';

type CountryIndicatorRow = Awaited<ReturnType<typeof countryIndicators>>[number];

/**
 * The milestones and activities of the edition with a country's indicators, and how many of them
 * are met, rated and favourable. The contract calls the score Rating, the polarity IndicatorRating.
 */
export const listCountryModules: Handler<'listCountryModules'> = async ({ db, params }) => {
  const { reportEditionId: editionId, countryId } = params;
  const milestones = await db
    .selectFrom('milestone')
    .selectAll()
    .where('edition_id', '=', editionId)
    .orderBy('order_id')
    .execute();
  const activities = await db
    .selectFrom('activity')
    .selectAll()
    .where('edition_id', '=', editionId)
    .orderBy('order_id')
    .execute();
  const indicators = Map.groupBy(await countryIndicators(db, { editionId, countryId }), (row) => row.activity_id);
  const activitiesOf = Map.groupBy(activities, (activity) => activity.milestone_id);

  const modules = milestones.map((milestone) => {
    const children = (activitiesOf.get(milestone.id) ?? []).map((activity) => {
      const rows = indicators.get(activity.id) ?? [];
      return {
        Id: activity.id,
        ParentId: milestone.id,
        ModuleType: ModuleType.Activity,
        OrderId: activity.order_id,
        OrderNumber: `${milestone.order_id}.${activity.order_id}`,
        FullName: activity.full_name,
        ShortName: activity.short_name,
        Rating: null,
        IndicatorRating: null,
        MetCount: rows.filter((row) => row.is_met).length,
        RatedCount: rows.filter((row) => row.score !== null).length,
        FavourableCount: rows.filter((row) => row.is_met !== null && isFavourable(row.is_met, asPolarity(row.polarity)))
          .length,
        Children: rows.map(treeIndicator),
      };
    });
    const sum = (key: 'MetCount' | 'RatedCount' | 'FavourableCount') =>
      children.reduce((total, child) => total + child[key], 0);
    return {
      Id: milestone.id,
      ParentId: null,
      ModuleType: ModuleType.Milestone,
      OrderId: milestone.order_id,
      OrderNumber: String(milestone.order_id),
      FullName: milestone.full_name,
      ShortName: milestone.short_name,
      Rating: null,
      IndicatorRating: null,
      MetCount: sum('MetCount'),
      RatedCount: sum('RatedCount'),
      FavourableCount: sum('FavourableCount'),
      Children: children,
    };
  });
  return ok(modules);
};

const treeIndicator = (row: CountryIndicatorRow): Wire<'CountryTreeIndicator'> => ({
  Id: row.id,
  ParentId: row.activity_id,
  ModuleType: ModuleType.Indicator,
  OrderId: row.order_id,
  OrderNumber: orderNumber(row.number),
  FullName: row.full_name,
  ShortName: row.short_name,
  Rating: row.score,
  IndicatorRating: asPolarity(row.polarity),
  WorkflowStatus: asStatus(row.status),
  Children: [],
});
