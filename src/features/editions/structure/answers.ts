import type { QueryKey } from '@tanstack/react-query';
import {
  getListActivitiesQueryKey,
  getListActivityIndicatorsQueryKey,
  getListGlobalIndicatorsQueryKey,
  getListMilestonesQueryKey,
} from '#generated/hooks/structure/structure.ts';
import type {
  Activity,
  AddableIndicator,
  Indicator,
  Milestone,
  ParentIndicatorOption,
} from '#generated/model/index.ts';
import { edit, type Shown } from '#src/lib/api/edits.ts';
import { queryKeyOf } from '#src/lib/api/query-key.ts';

type Change<Row> = (list: Row[], shown: Shown, key: QueryKey) => Row[];
type IsIn<Row> = (list: Row[]) => boolean;

/** The answers that the structure's mutations change, each with how to edit it. */
export const answers = {
  milestones: (editionId: number, change: Change<Milestone>, isIn?: IsIn<Milestone>) =>
    edit(getListMilestonesQueryKey({ id: editionId }), change, isIn),
  activities: (
    { editionId, milestoneId }: { editionId: number; milestoneId: number },
    change: Change<Activity>,
    isIn?: IsIn<Activity>,
  ) => edit(getListActivitiesQueryKey({ id: editionId, milestoneId }), change, isIn),
  everyActivityList: (editionId: number, change: Change<Activity>) =>
    edit(queryKeyOf('listActivities', { id: editionId }), change),
  indicators: (
    { editionId, activityId }: { editionId: number; activityId: number },
    change: Change<Indicator>,
    isIn?: IsIn<Indicator>,
  ) => edit(getListActivityIndicatorsQueryKey({ id: editionId, activityId }), change, isIn),
  everyIndicatorList: (editionId: number, change: Change<Indicator>) =>
    edit(queryKeyOf('listActivityIndicators', { id: editionId }), change),
  library: (editionId: number, change: Change<AddableIndicator>, isIn: IsIn<AddableIndicator>) =>
    edit(getListGlobalIndicatorsQueryKey({ id: editionId }), change, isIn),
  everyParentList: (editionId: number, change: Change<ParentIndicatorOption>) =>
    edit(queryKeyOf('listParentIndicators', { id: editionId }), change),
};

/** Looks up what the screen knows, as it stands before the write that asks. */
export function lookup(shown: Shown, editionId: number) {
  const milestones = () => shown<Milestone[]>(getListMilestonesQueryKey({ id: editionId }));
  const activities = () => shown<Activity[]>(queryKeyOf('listActivities'));
  const indicators = () => shown<Indicator[]>(queryKeyOf('listActivityIndicators'));
  return {
    milestone: (id: number) => rowIn(milestones(), id),
    activity: (id: number) => rowIn(activities(), id),
    indicator: (id: number) => rowIn(indicators(), id),
    library: () => shown<AddableIndicator[]>(getListGlobalIndicatorsQueryKey({ id: editionId })).flat(),
    milestonesBehind: (id: number) => rowsBehind(milestones(), id),
    activitiesBehind: (id: number) => rowsBehind(activities(), id),
    /**
     * Is it known that an activity is not there: because its milestone is not, or because it is in
     * none of the lists while that of its milestone is known or no indicator is said to be in it?
     */
    isGone(activityId: number): boolean {
      const isIn = ({ ActivityId }: Indicator) => ActivityId === activityId;
      const activity = rowIn(activities(), activityId);
      const milestoneId = activity?.ParentId ?? indicators().flat().find(isIn)?.MilestoneId;
      if (milestoneId === undefined) return activities().length > 0;
      if (!activity && shown(getListActivitiesQueryKey({ id: editionId, milestoneId })).length > 0) return true;
      return milestoneId > 0 && milestones().length > 0 && !rowIn(milestones(), milestoneId);
    },
    /** The activities beside one, in their order. */
    activitiesBeside: (id: number) => listWith(activities(), id),
    /** The Ids of the indicators of which this is true. */
    indicatorsWhere: (isOne: (row: Indicator) => boolean) => idsOf(indicators().flat().filter(isOne)),
  };
}

type Identified = { Id: number };

const rowIn = <Row extends Identified>(lists: Row[][], id: number) => lists.flat().find(({ Id }) => Id === id);
const listWith = <Row extends Identified>(lists: Row[][], id: number) =>
  lists.find((list) => list.some(({ Id }) => Id === id)) ?? [];
const idsOf = (rows: Identified[]) => new Set(rows.map(({ Id }) => Id));

/** The rows beside a row that follow it. */
function rowsBehind<Row extends Identified>(lists: Row[][], id: number): Set<number> {
  const list = listWith(lists, id);
  return idsOf(list.slice(list.findIndex(({ Id }) => Id === id) + 1));
}
