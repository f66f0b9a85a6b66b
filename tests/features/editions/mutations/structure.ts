import type { QueryClient } from '@tanstack/react-query';
import {
  getAddLibraryIndicatorsMutationOptions,
  getCreateActivityMutationOptions,
  getCreateIndicatorMutationOptions,
  getCreateMilestoneMutationOptions,
  getDeleteActivityMutationOptions,
  getDeleteIndicatorMutationOptions,
  getDeleteMilestoneMutationOptions,
  getListActivitiesQueryOptions,
  getListActivityIndicatorsQueryOptions,
  getListGlobalIndicatorsQueryOptions,
  getListMilestonesQueryOptions,
  getReorderActivityMutationOptions,
  getReorderIndicatorMutationOptions,
  getUnassignParentIndicatorMutationOptions,
  getUpdateActivityMutationOptions,
  getUpdateIndicatorMutationOptions,
  getUpdateMilestoneMutationOptions,
} from '#generated/hooks/structure/structure.ts';
import type { Activity, AddableIndicator, Indicator, Milestone } from '#generated/model/index.ts';
import { call, type MutationRow, shownAnswer } from '../../../support/mutation-row.ts';

const id = 4;
const reads = {
  milestones: getListMilestonesQueryOptions({ id }),
  activities: getListActivitiesQueryOptions({ id, milestoneId: 16 }),
  indicators: getListActivityIndicatorsQueryOptions({ id, activityId: 91 }),
  library: getListGlobalIndicatorsQueryOptions({ id }),
};

const milestones = (client: QueryClient) =>
  shownAnswer<Milestone[]>(client, reads.milestones).map(
    ({ OrderId, ShortName, Children }) => `${OrderId} ${ShortName} (${Children})`,
  );
const activities = (client: QueryClient) =>
  shownAnswer<Activity[]>(client, reads.activities).map(
    ({ OrderId, ShortName, Children }) => `${OrderId} ${ShortName} (${Children})`,
  );
const indicators = (client: QueryClient) =>
  shownAnswer<Indicator[]>(client, reads.indicators).map(
    ({ SnapshotName, ParentIndicator }) =>
      `${SnapshotName}${ParentIndicator ? ` < ${ParentIndicator.split(' ')[0]}` : ''}`,
  );
const library = (client: QueryClient) =>
  shownAnswer<AddableIndicator[]>(client, reads.library).map(({ ShortName }) => ShortName);

const some = (client: QueryClient) => ({ milestones: milestones(client), activities: activities(client) });
const below = (client: QueryClient) => ({ activities: activities(client), indicators: indicators(client) });

const MILESTONES = ['1 Management (6)', '2 Roads (6)', '3 Vehicles (6)', '4 Road users (6)', '5 Post-crash (6)'];
const [LEAD, STRATEGY, FUNDING, DATA, LAW, RESEARCH] = [
  'Lead agency',
  'National strategy',
  'Funding',
  'Crash data',
  'Law and agreements',
  'Monitoring and research',
];
const ACTIVITIES = [LEAD, STRATEGY, FUNDING, DATA, LAW, RESEARCH].map((name, at) => `${at + 1} ${name} (5)`);
const INDICATORS = [
  '1.1.1 Lead agency named in law',
  '1.1.2 Lead agency has its own budget < 1.1.1',
  '1.1.3 Lead agency reports every year < 1.1.1',
  '1.1.4 Regions take part in planning',
  '1.1.5 Lead agency post left vacant',
];

const names = { FullName: 'Speed management', ShortName: 'Speed' };
const newMilestone = { ...names, ModuleType: 0, ReportEditionId: id } as const;
const newActivity = { ...names, ModuleType: 1, ReportEditionId: id, ParentId: 16, MilestoneOrderId: 1 } as const;
const place = { ActivityId: 91, ActivityOrderId: 1, MilestoneOrderId: 1 };
const newIndicator = {
  ...{ ...place, ReportEditionId: id, FullName: 'Accounts are public', ShortName: 'Accounts' },
  ...{ Description: 'Audited accounts.', TimePeriod: 'The year', IndicatorRating: 0 as const },
  ...{ IsDependent: true, ParentIndicatorId: 451, ParentIndicator: '1.1.1 Lead agency named in law' },
} as const;
const up = 0;
const down = 1;

const calls = {
  createMilestone: call('createMilestone', getCreateMilestoneMutationOptions(), { id, data: newMilestone }),
  renameRoads: call('updateMilestone', getUpdateMilestoneMutationOptions(), {
    id,
    data: { Id: 17, FullName: 'Safer roads', ShortName: 'Safer roads', Version: 1 },
  }),
  deleteVehicles: call('deleteMilestone', getDeleteMilestoneMutationOptions(), { id, milestoneId: 18 }),
  createActivity: call('createActivity', getCreateActivityMutationOptions(), { id, data: newActivity }),
  renameFunding: call('updateActivity', getUpdateActivityMutationOptions(), {
    id,
    data: { Id: 93, MilestoneOrderId: 1, FullName: 'Money', ShortName: 'Money', Version: 1 },
  }),
  strategyUp: call('reorderActivity', getReorderActivityMutationOptions(), {
    id,
    data: { Id: 92, MilestoneOrderId: 1, OrderDirection: up },
  }),
  lawDown: call('reorderActivity', getReorderActivityMutationOptions(), {
    id,
    data: { Id: 95, MilestoneOrderId: 1, OrderDirection: down },
  }),
  deleteData: call('deleteActivity', getDeleteActivityMutationOptions(), { id, activityId: 94 }),
  addFromLibrary: call('addLibraryIndicators', getAddLibraryIndicatorsMutationOptions(), {
    id,
    data: { ...place, Indicators: [{ LibraryIndicatorId: 152 }, { LibraryIndicatorId: 151 }] },
  }),
  createIndicator: call('createIndicator', getCreateIndicatorMutationOptions(), { id, data: newIndicator }),
  renameRegions: call('updateIndicator', getUpdateIndicatorMutationOptions(), {
    id,
    data: { Id: 454, ...place, IndicatorRating: 0, ShortName: 'Regions plan', Version: 1 },
  }),
  moveVacant: call('updateIndicator', getUpdateIndicatorMutationOptions(), {
    id,
    data: { Id: 455, ActivityId: 92, ActivityOrderId: 2, MilestoneOrderId: 1, IndicatorRating: 1, Version: 1 },
  }),
  unassign: call('unassignParentIndicator', getUnassignParentIndicatorMutationOptions(), { id, indicatorId: 453 }),
  lawUp: call('reorderIndicator', getReorderIndicatorMutationOptions(), {
    id,
    data: { Id: 452, MilestoneOrderId: 1, ActivityOrderId: 1, OrderDirection: up },
  }),
  deleteNamed: call('deleteIndicator', getDeleteIndicatorMutationOptions(), { id, indicatorId: 451 }),
};

export const rows: MutationRow[] = [
  {
    ...calls.createMilestone,
    features: 'S56, S101',
    reads: [reads.milestones],
    look: milestones,
    shown: [...MILESTONES, '6 Speed (0)'],
    others: [calls.renameRoads, calls.deleteVehicles],
  },
  {
    ...calls.renameRoads,
    features: 'S56',
    reads: [reads.milestones],
    look: milestones,
    shown: MILESTONES.map((words) => words.replace('Roads', 'Safer roads')),
    others: [calls.createMilestone, calls.deleteVehicles],
  },
  {
    ...calls.deleteVehicles,
    features: 'S56, S61',
    reads: [reads.milestones],
    look: milestones,
    shown: ['1 Management (6)', '2 Roads (6)', '3 Road users (6)', '4 Post-crash (6)'],
    others: [calls.renameRoads, calls.createMilestone],
  },
  {
    ...calls.createActivity,
    features: 'S57, S101',
    reads: [reads.milestones, reads.activities],
    look: some,
    shown: {
      milestones: ['1 Management (7)', ...MILESTONES.slice(1)],
      activities: [...ACTIVITIES, '7 Speed (0)'],
    },
    others: [calls.deleteData, calls.strategyUp],
  },
  {
    ...calls.renameFunding,
    features: 'S57',
    reads: [reads.activities],
    look: activities,
    shown: ACTIVITIES.map((words) => words.replace('Funding', 'Money')),
    others: [calls.strategyUp, calls.createActivity],
  },
  {
    ...calls.strategyUp,
    features: 'S58, S99',
    reads: [reads.activities, reads.indicators],
    look: below,
    shown: {
      activities: [`1 ${STRATEGY} (5)`, `2 ${LEAD} (5)`, ...ACTIVITIES.slice(2)],
      indicators: INDICATORS.map((words) => words.replaceAll('1.1.', '1.2.')),
    },
    others: [calls.lawDown, calls.createActivity],
  },
  {
    ...calls.deleteData,
    features: 'S57, S61, S101',
    reads: [reads.milestones, reads.activities],
    look: some,
    shown: {
      milestones: ['1 Management (5)', ...MILESTONES.slice(1)],
      activities: [LEAD, STRATEGY, FUNDING, LAW, RESEARCH].map((name, at) => `${at + 1} ${name} (5)`),
    },
    others: [calls.renameFunding, calls.createActivity],
  },
  {
    ...calls.addFromLibrary,
    features: 'S68, S91, S101',
    reads: [reads.activities, reads.indicators, reads.library],
    look: (client) => ({ ...below(client), library: library(client) }),
    shown: {
      activities: [`1 ${LEAD} (7)`, ...ACTIVITIES.slice(1)],
      indicators: [...INDICATORS, '1.1.6 Lead agency dissolved', '1.1.7 Lead agency has a website'],
      library: [],
    },
    others: [calls.createIndicator, calls.deleteNamed],
  },
  {
    ...calls.createIndicator,
    features: 'S62, S101',
    reads: [reads.activities, reads.indicators],
    look: below,
    shown: {
      activities: [`1 ${LEAD} (6)`, ...ACTIVITIES.slice(1)],
      indicators: [...INDICATORS, '1.1.6 Accounts < 1.1.1'],
    },
    others: [calls.addFromLibrary, calls.moveVacant],
  },
  {
    ...calls.renameRegions,
    what: 'an edit',
    features: 'S63',
    reads: [reads.activities, reads.indicators],
    look: below,
    shown: {
      activities: ACTIVITIES,
      indicators: INDICATORS.map((words) => words.replace('Regions take part in planning', 'Regions plan')),
    },
    others: [calls.lawUp, calls.createIndicator],
  },
  {
    ...calls.moveVacant,
    what: 'a move to another activity',
    features: 'S60, S101',
    reads: [reads.activities, reads.indicators],
    look: below,
    shown: {
      activities: [`1 ${LEAD} (4)`, `2 ${STRATEGY} (6)`, ...ACTIVITIES.slice(2)],
      indicators: INDICATORS.slice(0, 4),
    },
    others: [calls.renameRegions, calls.createIndicator],
  },
  {
    ...calls.unassign,
    features: 'S103',
    reads: [reads.indicators],
    look: indicators,
    shown: INDICATORS.map((words) => (words.startsWith('1.1.3') ? '1.1.3 Lead agency reports every year' : words)),
    others: [calls.lawUp, calls.renameRegions],
  },
  {
    ...calls.lawUp,
    features: 'S59, S99',
    reads: [reads.indicators],
    look: indicators,
    shown: [
      '1.1.1 Lead agency has its own budget < 1.1.2',
      '1.1.2 Lead agency named in law',
      '1.1.3 Lead agency reports every year < 1.1.2',
      ...INDICATORS.slice(3),
    ],
    others: [calls.renameRegions, calls.createIndicator],
  },
  {
    ...calls.deleteNamed,
    features: 'S61, S101',
    reads: [reads.activities, reads.indicators],
    look: below,
    shown: {
      activities: [`1 ${LEAD} (4)`, ...ACTIVITIES.slice(1)],
      indicators: [
        '1.1.1 Lead agency has its own budget',
        '1.1.2 Lead agency reports every year',
        '1.1.3 Regions take part in planning',
        '1.1.4 Lead agency post left vacant',
      ],
    },
    others: [calls.renameRegions, calls.createIndicator],
  },
];
