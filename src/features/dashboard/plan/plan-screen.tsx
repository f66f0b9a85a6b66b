import { useCallback, useMemo, useState } from 'react';
import {
  getApplyAssignmentPlanMutationOptions,
  useListWorkflowIndicators,
  useListWorkflowRegions,
  useListWorkflowUsers,
} from '#generated/hooks/dashboard/dashboard.ts';
import type { AssignmentPlan, WorkflowIndicator, WorkflowRegion, WorkflowUser } from '#generated/model/index.ts';
import { ReadError } from '#src/components/read-error.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { LoadingRegion } from '#src/components/ui/loading-region.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { useCall, useLastCall } from '#src/lib/api/use-calls.ts';
import { useStore } from '#src/lib/store.ts';
import { counted } from '#src/lib/words.ts';
import { LeftPlans } from './left-plans.tsx';
import { OwnGroups } from './own-groups.tsx';
import { planCellsOf, sheetOf, writtenCells } from './plan-body.ts';
import { PlanGrid } from './plan-grid.tsx';
import { columnsOf, emptyPlan, groupsOf, type PlanDraft, rowsOf } from './plan-model.ts';
import { PlanPreview } from './plan-preview.tsx';
import { type AppliedPlan, appliedPlan, PlanReport } from './plan-report.tsx';
import { PlanTools } from './plan-tools.tsx';
import { PlanTotals } from './plan-totals.tsx';
import { PlanWords } from './plan-words.tsx';
import { usePlanDraft } from './use-plan-draft.ts';
import { usePlanGrid } from './use-plan-grid.ts';

/** Who researches and reviews what, for a whole edition at once (requirements B25). */
export function PlanScreen({ editionId }: { editionId: number }) {
  const indicators = useListWorkflowIndicators({ editionId });
  const regions = useListWorkflowRegions({ editionId });
  const users = useListWorkflowUsers({ editionId });
  const failed = [indicators, regions, users].filter(({ error, data }) => error && !data);
  const retry = () => failed.map(({ refetch }) => refetch());
  if (failed[0]?.error) return <ReadError error={failed[0].error} onRetry={retry} isScreen />;
  if (!indicators.data || !regions.data || !users.data)
    return (
      <LoadingRegion label="Fetching the plan..." className="grid gap-3 pt-3">
        <Skeleton className="h-8 w-full max-w-96" />
        <Skeleton className="h-80 w-full" />
      </LoadingRegion>
    );
  if (indicators.data.length === 0 || regions.data.length === 0)
    return (
      <EmptyState
        title="No data to display"
        reason="This edition has no indicators or no countries yet: add them under EDITIONS."
      />
    );
  return (
    <Plan
      key={editionId}
      editionId={editionId}
      indicators={indicators.data}
      regions={regions.data}
      users={users.data}
    />
  );
}

type PlanProps = {
  editionId: number;
  indicators: WorkflowIndicator[];
  regions: WorkflowRegion[];
  users: WorkflowUser[];
};

function Plan({ editionId, indicators, regions, users }: PlanProps) {
  const textOf = useCallback(
    (one: PlanDraft) =>
      sheetOf({ rows: rowsOf(indicators), columns: columnsOf(groupsOf(regions, one.groups)), users }, one),
    [indicators, regions, users],
  );
  const { plan, change, keep, undo, applied } = usePlanDraft(editionId, textOf);
  const data = useMemo(
    () => ({ rows: rowsOf(indicators), columns: columnsOf(groupsOf(regions, plan.groups)), users }),
    [indicators, regions, users, plan.groups],
  );
  const written = useMemo(() => writtenCells(data, plan), [data, plan]);
  const grid = usePlanGrid({ data, plan, onChange: change, onKeep: keep, onUndo: undo });
  const [dialog, setDialog] = useState<'groups' | 'preview'>();
  const last = useStore(appliedPlan);
  const sending = useLastCall('applyAssignmentPlan', last?.subject ?? '').status === 'pending';
  const apply = useApply(editionId, plan, applied);
  const wrong = written.filter(({ reading }) => reading?.error).length;
  const blocked =
    (written.length === 0 && 'Write into a cell first.') ||
    (wrong > 0 && `${counted(wrong, 'cell')} cannot be understood yet.`);
  const close = () => setDialog(undefined);
  return (
    <div className="mt-3 grid min-w-0 grid-cols-1 gap-3">
      <PlanWords />
      <LeftPlans editionId={editionId} />
      {last?.editionId === editionId && (
        <PlanReport applied={last} onRetry={() => setDialog('preview')} onDismiss={() => appliedPlan.set(undefined)} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <PlanTools data={data} grid={grid} onUndo={undo} />
        <div className="flex flex-wrap items-center gap-2 phone:w-full phone:[&>button]:flex-auto phone:[&>button]:px-2">
          {grid.leftOut > 0 && (
            <p role="status" className="text-sm font-medium text-destructive">
              {counted(grid.leftOut, 'pasted cell')} did not fit
            </p>
          )}
          {wrong > 0 && (
            <p role="status" className="text-sm font-medium text-destructive">
              {counted(wrong, 'cell')} cannot be understood
            </p>
          )}
          <Button onClick={() => setDialog('groups')}>Country groups…</Button>
          <Button blocked={written.length === 0 && 'The plan is empty.'} onClick={() => change(emptyPlan)}>
            Empty the plan
          </Button>
          <Button variant="primary" blocked={blocked} onClick={() => setDialog('preview')}>
            Preview
          </Button>
        </div>
      </div>
      <div className="grid min-w-0 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem] print:grid-cols-1">
        <PlanGrid data={data} grid={grid} />
        <PlanTotals data={data} written={written} />
      </div>
      {dialog === 'groups' && (
        <OwnGroups
          editionId={editionId}
          groups={plan.groups}
          onChange={(groups) => change({ ...plan, groups })}
          onClose={close}
        />
      )}
      {dialog === 'preview' && (
        <PlanPreview
          editionId={editionId}
          cells={planCellsOf(written)}
          users={users}
          isSending={sending}
          onApply={(body, pairs) => {
            close();
            apply(body, pairs);
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

/** Sends a plan; the draft goes once the server has it. */
function useApply(editionId: number, plan: PlanDraft, onApplied: (plan: PlanDraft) => void) {
  const call = useCall(getApplyAssignmentPlanMutationOptions);
  return (data: AssignmentPlan, pairs: number) => {
    const sent: AppliedPlan = { editionId, subject: crypto.randomUUID(), pairs };
    appliedPlan.set(sent);
    call(
      { editionId, data },
      {
        subject: sent.subject,
        record: 'The assignment plan',
        onAnswer: ({ AssignmentId, PairCount }) => {
          appliedPlan.set({ ...sent, pairs: PairCount, assignmentId: AssignmentId });
          onApplied(plan);
        },
      },
    );
  };
}
