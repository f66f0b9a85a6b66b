import {
  getListActivitiesQueryKey,
  getListActivityIndicatorsQueryKey,
  getListMilestonesQueryKey,
  getListParentIndicatorsQueryKey,
  useListActivities,
  useListActivityIndicators,
  useListMilestones,
  useListParentIndicators,
} from '#generated/hooks/structure/structure.ts';
import { useWithoutDeleted } from './deletions.ts';

/** The milestones of an edition as the screen shows them. */
export function useMilestones(editionId: number) {
  const { data, error, refetch } = useListMilestones(editionId);
  return { rows: useWithoutDeleted(getListMilestonesQueryKey(editionId), data), error, refetch };
}

/** The activities of a milestone; nothing is asked while none is chosen. */
export function useActivities(editionId: number, milestoneId: number | undefined) {
  const enabled = milestoneId !== undefined;
  const { data, error, refetch } = useListActivities(editionId, milestoneId ?? 0, { query: { enabled } });
  return { rows: useWithoutDeleted(getListActivitiesQueryKey(editionId, milestoneId ?? 0), data), error, refetch };
}

/** The indicators of an activity; nothing is asked while none is chosen. */
export function useIndicators(editionId: number, activityId: number | undefined) {
  const enabled = activityId !== undefined;
  const { data, error, refetch } = useListActivityIndicators(editionId, activityId ?? 0, { query: { enabled } });
  return {
    rows: useWithoutDeleted(getListActivityIndicatorsQueryKey(editionId, activityId ?? 0), data),
    error,
    refetch,
  };
}

/** What an indicator can depend on; 0 asks for a new one. */
export function useParentOptions(editionId: number, indicatorId: number) {
  const { data, error, refetch } = useListParentIndicators(editionId, indicatorId);
  return { rows: useWithoutDeleted(getListParentIndicatorsQueryKey(editionId, indicatorId), data), error, refetch };
}
