import {
  getListActivitiesQueryKey,
  getListActivityIndicatorsQueryKey,
  getListGlobalIndicatorsQueryKey,
  getListMilestonesQueryKey,
  getListParentIndicatorsQueryKey,
} from '#generated/hooks/structure/structure.ts';
import type {
  Activity,
  AddableIndicator,
  Indicator,
  Milestone,
  ParentIndicatorOption,
} from '#generated/model/index.ts';
import { edit, type Shown } from '#src/lib/api/edits.ts';
import { mapped } from './lists.ts';

// The generated keys leave out an Id of 0: these reach every list of their operation, of whatever milestone or activity.
const ANY_ACTIVITIES = getListActivitiesQueryKey(0, 0);
const ANY_INDICATORS = getListActivityIndicatorsQueryKey(0, 0);
const ANY_PARENTS = getListParentIndicatorsQueryKey(0, 0);

/** The answers that the structure's mutations change, each with how to edit it. */
export const answers = {
  milestones: (editionId: number, change: (list: Milestone[]) => Milestone[]) =>
    edit(getListMilestonesQueryKey(editionId), change),
  activities: (editionId: number, milestoneId: number, change: (list: Activity[]) => Activity[]) =>
    edit(getListActivitiesQueryKey(editionId, milestoneId), change),
  indicators: (editionId: number, activityId: number, change: (list: Indicator[]) => Indicator[]) =>
    edit(getListActivityIndicatorsQueryKey(editionId, activityId), change),
  library: (editionId: number, change: (list: AddableIndicator[]) => AddableIndicator[]) =>
    edit(getListGlobalIndicatorsQueryKey(editionId), change),
  everyActivity: (editionId: number, change: (row: Activity) => Activity) =>
    edit<Activity[]>(ANY_ACTIVITIES, (list) =>
      mapped(list, (row) => (row.ReportEditionId === editionId ? change(row) : row)),
    ),
  everyIndicatorList: (editionId: number, change: (list: Indicator[]) => Indicator[]) =>
    edit<Indicator[]>(ANY_INDICATORS, (list) => (list[0]?.ReportEditionId === editionId ? change(list) : list)),
  parentOptions: (change: (list: ParentIndicatorOption[]) => ParentIndicatorOption[]) => edit(ANY_PARENTS, change),
};

/** A row as the screen shows it, or undefined where no list with it was fetched. */
export const shownRow = {
  milestone: (shown: Shown, editionId: number, id: number) =>
    shown<Milestone[]>(getListMilestonesQueryKey(editionId))
      .flat()
      .find(({ Id }) => Id === id),
  activity: (shown: Shown, id: number) =>
    shown<Activity[]>(ANY_ACTIVITIES)
      .flat()
      .find(({ Id }) => Id === id),
  activityAt: (shown: Shown, milestoneId: number, order: number) =>
    shown<Activity[]>(ANY_ACTIVITIES)
      .flat()
      .find(({ ParentId, OrderId }) => ParentId === milestoneId && OrderId === order),
  indicator: (shown: Shown, id: number) =>
    shown<Indicator[]>(ANY_INDICATORS)
      .flat()
      .find(({ Id }) => Id === id),
};

/** The rows beside a row that follow it. */
export const rowsBehind = {
  milestone: (shown: Shown, editionId: number, id: number) =>
    behind(
      shown<Milestone[]>(getListMilestonesQueryKey(editionId)).find((list) => list.some(({ Id }) => Id === id)),
      id,
    ),
  activity: (shown: Shown, id: number) =>
    behind(
      shown<Activity[]>(ANY_ACTIVITIES).find((list) => list.some(({ Id }) => Id === id)),
      id,
    ),
};

const behind = <Row extends { Id: number }>(list: Row[] = [], id: number): Set<number> =>
  new Set(list.slice(list.findIndex(({ Id }) => Id === id) + 1).map(({ Id }) => Id));

/** Indicators of these that the screen knows: whoever depends on one of them becomes free when they go. */
export const shownIndicatorsOf = (shown: Shown, isOneOf: (row: Indicator) => boolean): Set<number> =>
  new Set(
    shown<Indicator[]>(ANY_INDICATORS)
      .flat()
      .filter(isOneOf)
      .map(({ Id }) => Id),
  );

let last = 0;
/** Id of a row that the server has not numbered yet: below zero, so that nobody's real Id is meant. */
export const temporaryId = (): number => --last;
