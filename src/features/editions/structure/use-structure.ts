import { useListActivities, useListActivityIndicators } from '#generated/hooks/structure/structure.ts';

/** The activities of a milestone; no request while no milestone is selected. */
export const useActivities = ({ editionId, milestoneId }: { editionId: number; milestoneId: number | undefined }) =>
  useListActivities(
    { id: editionId, milestoneId: milestoneId ?? 0 },
    { query: { enabled: milestoneId !== undefined } },
  );

/** The indicators of an activity; no request while no activity is selected. */
export const useIndicators = ({ editionId, activityId }: { editionId: number; activityId: number | undefined }) =>
  useListActivityIndicators(
    { id: editionId, activityId: activityId ?? 0 },
    { query: { enabled: activityId !== undefined } },
  );
