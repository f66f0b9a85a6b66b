/**
 * The queries of the product that the edits reach, with their generated options, and what somebody
 * may see of each.
 */
import type { InfiniteQueryObserverOptions, QueryObserverOptions } from '@tanstack/react-query';
import { getListWorkflowUsersQueryOptions } from '#generated/hooks/dashboard/dashboard.ts';
import * as editions from '#generated/hooks/editions/editions.ts';
import { getListNotificationsQueryOptions } from '#generated/hooks/notifications/notifications.ts';
import {
  getReadCountryIndicatorQueryOptions,
  getReadIndicatorRatingQueryOptions,
} from '#generated/hooks/ratings/ratings.ts';
import { getReadReferencesQueryOptions } from '#generated/hooks/references/references.ts';
import { getReadCurrentUserQueryOptions } from '#generated/hooks/session/session.ts';
import * as structure from '#generated/hooks/structure/structure.ts';
import { dashboardParams, dashboardQuery } from '#src/features/dashboard/dashboard-query.ts';
import { type DashboardSearch, dashboardDefaults } from '#src/features/dashboard/dashboard-search.ts';
import { commentsQuery } from '#src/features/indicator/comments/comments-query.ts';
import { notificationsQuery } from '#src/features/notifications/notifications-query.ts';
import type { WriteId } from './operation.ts';
import { commentsPages, dashboardPages, notificationPages, type Paged } from './pages.ts';
import { type Projection, projections } from './projections.ts';
import type { Params, ReadId } from './reads.ts';
import { EDITION, PAIRS } from './state.ts';

export type View = {
  read: ReadId;
  params: Params;
  /** The fixed part of the address's query. */
  query: Record<string, string>;
  options: QueryObserverOptions | InfiniteQueryObserverOptions;
  /** The writes whose edits reach it; what others change of it comes with the next answer. */
  follows: ReadonlySet<WriteId>;
  /** The writes that those may look at: where it is not known what they change, nothing follows. */
  heeds: ReadonlySet<WriteId>;
  /** What of an answer an edit can know. */
  projection: Projection;
  paged?: Paged;
};

const milestoneWrites: WriteId[] = ['createMilestone', 'updateMilestone', 'deleteMilestone'];
const activityWrites: WriteId[] = ['createActivity', 'updateActivity', 'reorderActivity', 'deleteActivity'];
const indicatorWrites: WriteId[] = [
  ...(['addLibraryIndicators', 'createIndicator', 'updateIndicator', 'unassignParentIndicator'] as const),
  ...(['reorderIndicator', 'deleteIndicator'] as const),
];
const counted: WriteId[] = ['addLibraryIndicators', 'createIndicator', 'updateIndicator', 'deleteIndicator'];
const users: WriteId[] = ['addEditionUsers', 'removeEditionUser'];
const countries: WriteId[] = ['addEditionCountries', 'removeEditionCountry'];
const ratings: WriteId[] = ['updateRating', 'promoteRatingWorkflow', 'stepBackRatings', 'setDueDates'];
const references: WriteId[] = [
  ...(['addReference', 'updateReference', 'removeReference', 'copyReference', 'copyReferenceToCurrent'] as const),
];

type Rest = { params?: Params; query?: Record<string, unknown>; paged?: Paged; heeds?: WriteId[] };
const view = (read: ReadId, options: object, follows: WriteId[], projection: Projection, rest: Rest = {}): View => ({
  ...{ read, params: rest.params ?? {}, query: textsOf(rest.query ?? {}), options: options as View['options'] },
  ...{ follows: new Set(follows), heeds: new Set(rest.heeds), projection, ...(rest.paged && { paged: rest.paged }) },
});
const textsOf = (query: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));

const activities = (milestoneId: number) =>
  view(
    'listActivities',
    structure.getListActivitiesQueryOptions({ id: EDITION, milestoneId }),
    ['deleteMilestone', ...activityWrites, ...counted],
    projections.activities,
    { params: { id: EDITION, milestoneId } },
  );
const indicators = (activityId: number) =>
  view(
    'listActivityIndicators',
    structure.getListActivityIndicatorsQueryOptions({ id: EDITION, activityId }),
    // a move passes an activity that is only being made
    ['updateMilestone', 'deleteMilestone', ...activityWrites, ...indicatorWrites],
    projections.indicators,
    { params: { id: EDITION, activityId } },
  );
const noFilter: DashboardSearch = { ...dashboardDefaults, currentUser: false };
const dashboard = (search: DashboardSearch) =>
  view('listDashboardIndicators', dashboardQuery(EDITION, search), ['assignWorkflow', ...ratings], projections.whole, {
    ...{ params: { editionId: EDITION }, query: dashboardParams(search), paged: dashboardPages },
  });
const placeOf = (at: 0 | 1) => ({ ...PAIRS[at], reportEditionId: EDITION });
const pairParams = (at: 0 | 1) => {
  const { countryId, indicatorId } = PAIRS[at];
  return { countryId, reportEditionId: EDITION, indicatorId };
};
const rating = (at: 0 | 1) =>
  view('readIndicatorRating', getReadIndicatorRatingQueryOptions(pairParams(at)), ratings, projections.rating, {
    params: pairParams(at),
  });
const place = (at: 0 | 1) =>
  view('readCountryIndicator', getReadCountryIndicatorQueryOptions(pairParams(at)), [], projections.nothing, {
    params: pairParams(at),
  });
const referenceLists = (at: 0 | 1) =>
  view(
    'readReferences',
    getReadReferencesQueryOptions({
      editionId: EDITION,
      countryId: PAIRS[at].countryId,
      indicatorId: PAIRS[at].indicatorId,
    }),
    references,
    projections.references,
    { params: { editionId: EDITION, countryId: PAIRS[at].countryId, indicatorId: PAIRS[at].indicatorId } },
  );
const comments = (at: 0 | 1) =>
  view('listComments', commentsQuery(placeOf(at), PAIRS[at].ratingId), ['addComment'], projections.whole, {
    ...{ params: { ...pairParams(at), ratingId: PAIRS[at].ratingId }, query: { pageSize: 10 }, paged: commentsPages },
  });
const ofEdition = { params: { id: EDITION } };

export const views = {
  me: view('readCurrentUser', getReadCurrentUserQueryOptions(), [], projections.whole),
  'place 1': place(0),
  'place 2': place(1),
  milestones: view(
    'listMilestones',
    structure.getListMilestonesQueryOptions({ id: EDITION }),
    [...milestoneWrites, 'createActivity', 'deleteActivity'],
    projections.milestones,
    ofEdition,
  ),
  'activities 1': activities(1),
  'activities 2': activities(2),
  'indicators 11': indicators(11),
  'indicators 12': indicators(12),
  'indicators 21': indicators(21),
  library: view(
    'listGlobalIndicators',
    structure.getListGlobalIndicatorsQueryOptions({ id: EDITION }),
    ['addLibraryIndicators'],
    projections.library,
    // nothing is added to an activity that goes, if its list is there to tell
    { ...ofEdition, heeds: ['deleteMilestone', 'deleteActivity'] },
  ),
  editions: view(
    'listReportEditions',
    editions.getListReportEditionsQueryOptions(),
    ['createReportEdition', 'updateReportEdition'],
    projections.editions,
  ),
  edition: view(
    'readReportEdition',
    editions.getReadReportEditionQueryOptions({ id: EDITION }),
    ['updateReportEdition'],
    projections.edition,
    ofEdition,
  ),
  users: view(
    'listEditionUsers',
    editions.getListEditionUsersQueryOptions({ id: EDITION }),
    users,
    projections.named,
    ofEdition,
  ),
  'other users': view(
    ...(['listEditionGlobalUsers', editions.getListEditionGlobalUsersQueryOptions({ id: EDITION })] as const),
    ...([users, projections.named, ofEdition] as const),
  ),
  mentionable: view(
    ...(['listMentionableUsers', editions.getListMentionableUsersQueryOptions({ id: EDITION })] as const),
    ...([users, projections.named, ofEdition] as const),
  ),
  assignees: view(
    'listWorkflowUsers',
    getListWorkflowUsersQueryOptions({ editionId: EDITION }),
    // who is added carries work that only the server can count
    ['removeEditionUser'],
    projections.named,
    { params: { editionId: EDITION } },
  ),
  countries: view(
    ...(['listEditionCountries', editions.getListEditionCountriesQueryOptions({ id: EDITION })] as const),
    ...([countries, projections.named, ofEdition] as const),
  ),
  'other countries': view(
    ...(['listEditionGlobalCountries', editions.getListEditionGlobalCountriesQueryOptions({ id: EDITION })] as const),
    ...([countries, projections.named, ofEdition] as const),
  ),
  notifications: view('listNotifications', notificationsQuery(), ['clearNotification'], projections.whole, {
    ...{ query: { pageSize: 10 }, paged: notificationPages },
  }),
  bell: view(
    'listNotifications',
    getListNotificationsQueryOptions({ pageSize: 1 }, { query: { meta: { background: true } } }),
    ['clearNotification'],
    projections.count,
    { query: { pageSize: 1 } },
  ),
  dashboard: dashboard(noFilter),
  'dashboard open': dashboard({ ...noFilter, status: [0] }),
  'dashboard mine': dashboard({ ...noFilter, currentUser: true }),
  'rating 1': rating(0),
  'rating 2': rating(1),
  'comments 1': comments(0),
  'comments 2': comments(1),
  'references 1': referenceLists(0),
  'references 2': referenceLists(1),
};

export type ViewName = keyof typeof views;
export const viewNames = Object.keys(views) as ViewName[];
/** Where the product always looks: who is signed in, and the indicator screen's own place. */
export const always: ViewName[] = ['me', 'place 1', 'place 2'];
