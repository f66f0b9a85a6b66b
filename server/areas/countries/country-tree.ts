import { ModuleType } from '#generated/enums.ts';
import { type Handler, ok } from '../../call.ts';
import { orderNumber } from '../../domain/numbers.ts';
import { asPolarity, asStatus, type Wire } from '../../domain/wire.ts';
import { ratedIndicators } from './country-reads.ts';

type RatedIndicator = Awaited<ReturnType<typeof ratedIndicators>>[number];

/** The rated milestones, activities and indicators of a country, with met and rated counts. */
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
  const indicators = Map.groupBy(await ratedIndicators(db, editionId, countryId), (row) => row.activity_id);
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
        Children: rows.map(treeIndicator),
      };
    });
    const sum = (key: 'MetCount' | 'RatedCount') => children.reduce((total, child) => total + child[key], 0);
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
      Children: children,
    };
  });
  return ok(modules);
};

const treeIndicator = (row: RatedIndicator): Wire<'CountryTreeIndicator'> => ({
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
