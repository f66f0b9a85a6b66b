import { useCallback } from 'react';
import { useListMilestones } from '#generated/hooks/structure/structure.ts';
import { cn } from '#src/first-screen/cn.ts';
import { ActivitiesColumn } from './activities-column.tsx';
import { IndicatorsColumn } from './indicators-column.tsx';
import { MilestonesColumn } from './milestones-column.tsx';
import { useSelection } from './use-selection.ts';
import { useActivities } from './use-structure.ts';

/** As high as the longest column, within the window; each column scrolls by itself. */
const HEIGHT = 'lg:max-h-[clamp(24rem,calc(100dvh-12rem),56rem)] lg:min-h-80';

/** Milestone → activity → indicator, side by side; on a narrow screen one at a time [S55]. */
export function StructureEditor({ editionId }: { editionId: number }) {
  const { milestone: milestoneId, activity: activityId, select } = useSelection();
  const milestone = useListMilestones({ id: editionId }).data?.find(({ Id }) => Id === milestoneId);
  const activity = useActivities({ editionId, milestoneId }).data?.find(({ Id }) => Id === activityId);
  const selectMilestone = useCallback((id: number | undefined) => select(id ? { milestone: id } : {}), [select]);
  const selectActivity = useCallback(
    (id: number | undefined) => select({ ...(milestoneId && { milestone: milestoneId }), ...(id && { activity: id }) }),
    [select, milestoneId],
  );
  const level = activityId ? 'indicators' : milestoneId ? 'activities' : 'milestones';
  const column = (name: typeof level) => cn(HEIGHT, name !== level && 'max-lg:hidden');

  return (
    <div className="grid gap-3 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_minmax(0,7fr)]">
      <MilestonesColumn
        editionId={editionId}
        selected={milestoneId}
        onSelect={selectMilestone}
        className={column('milestones')}
      />
      <ActivitiesColumn
        editionId={editionId}
        milestone={milestone}
        milestoneId={milestoneId}
        selected={activityId}
        onSelect={selectActivity}
        onBack={() => selectMilestone(undefined)}
        className={column('activities')}
      />
      <IndicatorsColumn
        editionId={editionId}
        activity={activity}
        activityId={activityId}
        onBack={() => selectActivity(undefined)}
        className={column('indicators')}
      />
    </div>
  );
}
