import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getSummariseAssignmentPlanInfiniteQueryOptions } from '#generated/hooks/dashboard/dashboard.ts';
import type {
  AssignmentPlan,
  AssignmentPlanCell,
  AssignmentPlanSummary,
  WorkflowUser,
} from '#generated/model/index.ts';
import { ReadError } from '#src/components/read-error.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { LoadMore } from '#src/components/ui/load-more.tsx';
import { LoadingRegion } from '#src/components/ui/loading-region.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { useDelayed } from '#src/components/ui/use-delayed.ts';
import { cn } from '#src/first-screen/cn.ts';
import { CompletedChoice } from '../assignment/completed-choice.tsx';
import { countryIndicators } from '../assignment/words.ts';
import { PlanChanges, PlanPeople, PlanWarnings } from './plan-changes.tsx';

type PlanPreviewProps = {
  editionId: number;
  cells: AssignmentPlanCell[];
  users: readonly WorkflowUser[];
  /** The plan before is being sent: what it changes is not counted yet. */
  isSending: boolean;
  onApply: (plan: AssignmentPlan, pairs: number) => void;
  onClose: () => void;
};

const WIDTH = 1100;
const PAGE_SIZE = 100;

/** Names every country indicator that would change hands, before it does [B25]. */
export function PlanPreview({ editionId, cells, users, isSending, onApply, onClose }: PlanPreviewProps) {
  const [leaves, setLeaves] = useState(true);
  const plan: AssignmentPlan = { ...(leaves && { LeaveCompleted: true }), Cells: cells };
  const query = useChanges(editionId, plan);
  const summary = query.data?.pages.at(-1);
  // the choice that is counted anew stays where it is, with the focus
  const { isPlaceholderData: isOutOfDate } = query;
  const isLate = useDelayed(isOutOfDate);
  const isNothing = summary?.PairCount === 0 && 'Everybody has it already.';
  const isCounting = query.isFetching || !query.error;
  const hindrance =
    (isSending && 'The plan before is still being sent.') ||
    ((!summary || isOutOfDate || query.isRefetching) &&
      (isCounting ? 'What would change is still being counted.' : 'What would change could not be counted.'));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Preview of the plan"
      description={summary && `${countryIndicators(summary.PairCount)} would change hands`}
      width={WIDTH}
      note={isNothing || ''}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            data-first-focus
            blocked={hindrance || isNothing}
            onClick={() => summary && onApply(plan, summary.PairCount)}
          >
            Apply plan
          </Button>
        </>
      }
    >
      {query.error && !summary ? (
        <ReadError error={query.error} onRetry={() => void query.refetch()} />
      ) : summary ? (
        <div aria-busy={isOutOfDate} className={cn('grid grid-cols-[minmax(0,1fr)] gap-4', isLate && 'opacity-60')}>
          {summary.CompletedCount > 0 && (
            <CompletedChoice count={summary.CompletedCount} leaves={leaves} onChange={setLeaves} />
          )}
          <PlanWarnings summary={summary} />
          <PlanPeople people={summary.People} users={users} />
          <PlanChanges
            users={users}
            changes={query.data?.pages.flatMap(({ Data }) => Data) ?? []}
            count={summary.Count}
          />
          <LoadMore
            shown={query.data?.pages.reduce((sum, { Data }) => sum + Data.length, 0) ?? 0}
            count={summary.Count}
            query={query}
          />
        </div>
      ) : (
        <LoadingRegion label="Counting what the plan would change..." className="grid gap-3 py-2">
          {['w-3/4', 'w-1/2', 'w-2/3'].map((width) => (
            <Skeleton key={width} className={width} />
          ))}
        </LoadingRegion>
      )}
    </Dialog>
  );
}

const useChanges = (editionId: number, plan: AssignmentPlan) =>
  useInfiniteQuery(
    getSummariseAssignmentPlanInfiniteQueryOptions(
      { editionId },
      plan,
      { pageSize: PAGE_SIZE },
      {
        query: {
          initialPageParam: 0,
          // Others assign meanwhile.
          staleTime: 0,
          gcTime: 0,
          placeholderData: keepPreviousData,
          getNextPageParam: ({ Count }: AssignmentPlanSummary, _pages: unknown, offset: number | undefined = 0) =>
            offset + PAGE_SIZE < Count ? offset + PAGE_SIZE : undefined,
        },
      },
    ),
  );
