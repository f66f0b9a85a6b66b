import Check from 'lucide-react/icons/check';
import { Button } from '#src/components/ui/button.tsx';
import { Note } from '#src/components/ui/note.tsx';
import { Spinner } from '#src/components/ui/spinner.tsx';
import { useLastCall } from '#src/lib/api/use-calls.ts';
import { createVisitStore } from '#src/lib/store.ts';
import { UndoButton, UndoRefused, useUndo } from '../assignment/undo-assignment.tsx';
import { countryIndicators } from '../assignment/words.ts';

/** A plan that was sent. */
export type AppliedPlan = { editionId: number; subject: string; pairs: number; assignmentId?: number | null };
/** The last plan that was applied in this visit. */
export const appliedPlan = createVisitStore<AppliedPlan | undefined>(() => undefined);

/** What a report says of so many indicators. */
export interface ReportWords {
  sending: string;
  /** Before the reason. */
  failed: string;
  done: string;
  /** Names it in notices. */
  record: string;
}

const planWords = (pairs: number): ReportWords => ({
  sending: `the plan for ${countryIndicators(pairs)}`,
  failed: 'The plan is not applied.',
  done: `The plan is applied: ${countryIndicators(pairs)} assigned`,
  record: 'the plan',
});

type PlanReportProps = { applied: AppliedPlan; words?: ReportWords; onRetry: () => void };

/** How applying goes and went, and undoing it [B25]. */
export function PlanReport({ applied, words = planWords(applied.pairs), onRetry }: PlanReportProps) {
  const call = useLastCall('applyAssignmentPlan', applied.subject);
  const { editionId, assignmentId, pairs } = applied;
  const undo = useUndo(editionId, assignmentId ? [assignmentId] : [], words.record);
  if (call.status === 'pending')
    return (
      <div role="status" className="flex items-center gap-2 text-sm">
        <Spinner />
        {call.isProcessing ? `Still processing: ${words.sending}` : `Assigning ${countryIndicators(pairs)}`}
      </div>
    );
  if (call.error)
    return (
      <Note
        tone="danger"
        actions={
          <Button size="sm" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {/* Its notice has announced it. */}
        <p className="font-medium">
          {words.failed} {call.error.message}
        </p>
        {call.error.problem?.detail && <p className="whitespace-pre-line">{call.error.problem.detail}</p>}
      </Note>
    );
  return (
    <div className="grid gap-1 text-sm">
      <div className="flex flex-wrap items-center gap-2">
        <Check aria-hidden="true" className="size-4 shrink-0 text-success" />
        <p role="status" className="min-w-0">
          {undo.isUndone ? `Undone: ${countryIndicators(pairs)} as before` : words.done}
        </p>
        <UndoButton undo={undo} />
      </div>
      <UndoRefused undo={undo} />
    </div>
  );
}
