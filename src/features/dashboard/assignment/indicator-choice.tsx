import { useMemo } from 'react';
import { Polarity } from '#generated/enums.ts';
import { useListWorkflowIndicators } from '#generated/hooks/dashboard/dashboard.ts';
import type { WorkflowIndicator } from '#generated/model/index.ts';
import type { ChoiceNode } from '#src/components/choices/choice-nodes.ts';
import { NegativeMark } from '#src/components/ui/negative-mark.tsx';
import { ChoiceList, type ChoiceListProps } from './choice-list.tsx';

/** The indicators of the edition by milestone and activity. */
export function IndicatorChoice({ editionId, ...choice }: { editionId: number } & ChoiceListProps) {
  const { data, error, refetch } = useListWorkflowIndicators({ editionId });
  const groups = useMemo(() => data && groupsOf(data), [data]);
  return <ChoiceList label="Indicators" groups={groups} error={error} onRetry={() => void refetch()} {...choice} />;
}

const groupsOf = (indicators: WorkflowIndicator[]): ChoiceNode[] =>
  by(indicators, 'MilestoneId').map(([first, milestone]) => ({
    FullName: `${numbers(first, 1)} ${first.MilestoneName}`,
    Children: by(milestone, 'ActivityId').map(([one, activity]) => ({
      FullName: `${numbers(one, 2)} ${one.ActivityName}`,
      Children: activity.map(({ Id, OrderNumber, ShortName, IndicatorRating }) => ({
        Id,
        FullName: `${OrderNumber} ${ShortName}`,
        mark: IndicatorRating === Polarity.Negative && <NegativeMark />,
      })),
    })),
  }));

/** The first numbers of '1.2.3': of the milestone, of the activity. */
const numbers = ({ OrderNumber }: WorkflowIndicator, many: number) => OrderNumber.split('.').slice(0, many).join('.');

const by = (indicators: WorkflowIndicator[], key: 'MilestoneId' | 'ActivityId') =>
  [...Map.groupBy(indicators, (one) => one[key]).values()].flatMap((group) =>
    group[0] ? [[group[0], group] as const] : [],
  );
