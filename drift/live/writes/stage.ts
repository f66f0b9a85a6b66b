/**
 * The run's own milestone, activities and indicators: how each is made, changed and removed, and
 * where it shows.
 */
import { ModuleType, Polarity } from '../../../generated/enums.ts';
import { pick } from './compare.ts';
import type { Params, Row, Writing } from './context.ts';
import type { Resource, Showing } from './resource.ts';

/** What the structure journey leaves standing for the others. */
export interface Stage {
  milestone: Row;
  activities: Row[];
  indicators: Row[];
  resources: { milestone: Resource; activity: Resource; indicator: (activity: Row) => Resource };
}

const byId = (row: Row, record: Row) => row.Id === record.Id;

const isIndicator = (row: Row, record: Row) => row.IndicatorId === record.Id;

const names = pick('Id', 'FullName');

export function resourcesOf(writing: Writing): Stage['resources'] {
  const edition = { id: writing.edition.Id };
  const [country = 0] = writing.countries;
  const inTree: Showing = {
    operationId: 'listCountryModules',
    params: () => ({ countryId: country, reportEditionId: writing.edition.Id }),
    is: (row, { Id, ModuleType }) => row.Id === Id && row.ModuleType === ModuleType,
    says: ({ FullName, ShortName, OrderId, ModuleType, ParentId }) => ({
      FullName,
      ShortName,
      OrderId,
      ModuleType,
      ...(ParentId !== undefined && { ParentId }),
    }),
  };
  const compared: Showing = {
    operationId: 'listCompareMilestones',
    params: () => edition,
    is: (row, { Id, FullName }) => row.Id === Id && row.FullName === FullName,
    says: names,
  };
  const milestone: Resource = {
    create: {
      operationId: 'createMilestone',
      params: edition,
      fixed: { ModuleType: ModuleType.Milestone, ReportEditionId: writing.edition.Id },
    },
    update: {
      operationId: 'updateMilestone',
      params: () => edition,
      fixed: ({ Id }) => ({ Id }),
      ignored: { OrderId: 77, Children: 99 },
    },
    remove: { operationId: 'deleteMilestone', params: ({ Id }) => ({ ...edition, milestoneId: Id as number }) },
    shows: [{ operationId: 'listMilestones', params: () => edition, is: byId }, inTree, compared],
  };
  const activity: Resource = {
    create: {
      operationId: 'createActivity',
      params: edition,
      fixed: { ModuleType: ModuleType.Activity, ReportEditionId: writing.edition.Id },
    },
    update: {
      operationId: 'updateActivity',
      params: () => edition,
      fixed: ({ Id, MilestoneOrderId }) => ({ Id, MilestoneOrderId }),
      ignored: { OrderId: 77, Children: 99 },
    },
    remove: { operationId: 'deleteActivity', params: ({ Id }) => ({ ...edition, activityId: Id as number }) },
    shows: [
      {
        operationId: 'listActivities',
        params: ({ ParentId }) => ({ ...edition, milestoneId: ParentId as number }),
        is: byId,
      },
      inTree,
      compared,
    ],
  };
  const short = pick('ShortName', 'IndicatorRating');
  const numbered = pick('SnapshotName');
  const pair = (record: Row): Params => ({
    countryId: country,
    reportEditionId: writing.edition.Id,
    indicatorId: record.Id as number,
  });
  const whole = pick(
    'FullName',
    'ShortName',
    'SnapshotName',
    'Description',
    'ResponseRules',
    'TimePeriod',
    'IndicatorRating',
    'ParentIndicatorId',
  );
  const inLibrary = pick('FullName', 'ShortName', 'SnapshotName', 'IndicatorRating');
  const indicator = ({ Id, OrderId, ParentId, MilestoneOrderId }: Row): Resource => ({
    create: {
      operationId: 'createIndicator',
      params: edition,
      fixed: {
        ReportEditionId: writing.edition.Id,
        ActivityId: Id,
        ActivityOrderId: OrderId,
        MilestoneOrderId,
        IndicatorRating: Polarity.Negative,
        IsDependent: false,
        ParentIndicatorId: 0,
        ParentIndicator: null,
      },
    },
    update: {
      operationId: 'updateIndicator',
      params: () => edition,
      fixed: (record) => ({
        Id: record.Id,
        ActivityId: record.ActivityId,
        ActivityOrderId: record.ActivityOrderId,
        MilestoneOrderId: record.MilestoneOrderId,
        IndicatorRating: Polarity.Negative,
      }),
      ignored: {
        OrderId: 77,
        MilestoneName: 'contract',
        ActivityName: 'contract',
        IndicatorRelation: '9.9.9',
        ParentIndicator: '9.9.9 contract',
      },
      derived: ['SnapshotName'],
    },
    remove: { operationId: 'deleteIndicator', params: (record) => ({ ...edition, indicatorId: record.Id as number }) },
    shows: [
      { operationId: 'listActivityIndicators', params: () => ({ ...edition, activityId: Id as number }), is: byId },
      {
        operationId: 'listCountryIndicators',
        params: pair,
        is: isIndicator,
        says: (record) => ({ ...short(record), ...numbered(record), ActivityId: Id, MilestoneId: ParentId }),
      },
      { operationId: 'readCountryIndicator', params: pair, is: isIndicator, says: whole },
      {
        operationId: 'listWorkflowIndicators',
        params: () => ({ editionId: writing.edition.Id }),
        is: byId,
        says: (record) => ({
          ...short(record),
          FullName: record.FullName,
          ActivityId: Id,
          ActivityName: record.ActivityName,
          MilestoneName: record.MilestoneName,
        }),
      },
      {
        operationId: 'listLibraryIndicators',
        params: () => ({}),
        is: (row, record) =>
          row.LibraryIndicatorId === record.LibraryIndicatorId && row.ReportEditionId === writing.edition.Id,
        says: (record) => ({ ...inLibrary(record), ReportEditionName: writing.edition.Name }),
      },
      {
        operationId: 'readLibraryIndicator',
        params: ({ LibraryIndicatorId }) => ({ id: LibraryIndicatorId as number }),
        is: byId,
        says: whole,
      },
    ],
  });
  return { milestone, activity, indicator };
}
