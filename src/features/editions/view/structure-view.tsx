import {
  useListActivities,
  useListActivityIndicators,
  useListMilestones,
} from '#generated/hooks/structure/structure.ts';
import type { Activity, Milestone } from '#generated/model/index.ts';
import { Panel } from '#src/components/ui/panel.tsx';
import { counted } from '#src/lib/words.ts';
import { Branch } from './branch.tsx';
import { BranchList } from './branch-list.tsx';
import { IndicatorFacts } from './indicator-facts.tsx';

/**
 * Milestones, in them activities, in them indicators with all their fields; what is opened is
 * fetched.
 */
export function StructureView({ editionId }: { editionId: number }) {
  const milestones = useListMilestones({ id: editionId });
  return (
    <Panel title="Structure" aside={milestones.data && counted(milestones.data.length, 'milestone')} flush>
      <BranchList found={milestones} plural="Milestones" label="Fetching the milestones...">
        {(milestone) => <MilestoneBranch key={milestone.Id} editionId={editionId} milestone={milestone} />}
      </BranchList>
    </Panel>
  );
}

type MilestoneBranchProps = { editionId: number; milestone: Milestone };

function MilestoneBranch({ editionId, milestone }: MilestoneBranchProps) {
  const { OrderId, FullName, ShortName, Description, Children } = milestone;
  return (
    <Branch
      level={3}
      number={`${OrderId}`}
      name={FullName}
      shortName={ShortName}
      aside={counted(Children, 'activity', 'activities')}
      words={Description}
    >
      {() => <Activities editionId={editionId} milestoneId={milestone.Id} />}
    </Branch>
  );
}

function Activities({ editionId, milestoneId }: { editionId: number; milestoneId: number }) {
  const activities = useListActivities({ id: editionId, milestoneId });
  return (
    <BranchList found={activities} plural="Activities" label="Fetching the activities...">
      {(activity) => <ActivityBranch key={activity.Id} editionId={editionId} activity={activity} />}
    </BranchList>
  );
}

function ActivityBranch({ editionId, activity }: { editionId: number; activity: Activity }) {
  const { MilestoneOrderId, OrderId, FullName, ShortName, Description, Children } = activity;
  return (
    <Branch
      level={4}
      number={`${MilestoneOrderId}.${OrderId}`}
      name={FullName}
      shortName={ShortName}
      aside={counted(Children, 'indicator')}
      words={Description}
    >
      {() => <Indicators editionId={editionId} activityId={activity.Id} />}
    </Branch>
  );
}

function Indicators({ editionId, activityId }: { editionId: number; activityId: number }) {
  const indicators = useListActivityIndicators({ id: editionId, activityId });
  return (
    <BranchList found={indicators} plural="Indicators" label="Fetching the indicators...">
      {(indicator) => <IndicatorFacts key={indicator.Id} indicator={indicator} />}
    </BranchList>
  );
}
