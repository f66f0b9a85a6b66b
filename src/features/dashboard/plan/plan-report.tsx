import { useRef } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { Note } from '#src/components/ui/note.tsx';
import { Spinner } from '#src/components/ui/spinner.tsx';
import { useFocusWhenGone } from '#src/components/ui/use-focus-when-gone.ts';
import type { ApiError } from '#src/lib/api/api-error.ts';
import { isFinal } from '#src/lib/api/retries.ts';
import { useCalls, useLastCall } from '#src/lib/api/use-calls.ts';
import { whyWriteFailed } from '#src/lib/api/why-failed.ts';
import { createVisitStore } from '#src/lib/store.ts';
import { Dismiss, DoneWords } from '../assignment/run-done.tsx';
import { whyOpen } from '../assignment/run-words.ts';
import { UndoButton, UndoRefused, useUndo } from '../assignment/undo-assignment.tsx';
import { countryIndicators } from '../assignment/words.ts';

/** A plan that was sent. */
export type AppliedPlan = { editionId: number; subject: string; pairs: number; assignmentId?: number | null };
/** The last plan that was applied in this visit. */
export const appliedPlan = createVisitStore<AppliedPlan | undefined>(() => undefined);

/** What a report says of so many indicators. */
export interface ReportWords {
  sending: string;
  /** Before the reason: it was refused, or it is not known whether it was done. */
  failed: string;
  open: string;
  /** The way on where the same can only fail again; none where one stands beside the report. */
  chooseAgain?: string;
  done: string;
  /** Names it in notices. */
  record: string;
}

const planWords = (pairs: number): ReportWords => ({
  sending: `the plan for ${countryIndicators(pairs)}`,
  failed: 'The plan is not applied.',
  open: 'The plan may not have been applied.',
  done: `The plan is applied: ${countryIndicators(pairs)} assigned`,
  record: 'The assignment plan',
});

type PlanReportProps = {
  applied: AppliedPlan;
  words?: ReportWords;
  /** Begins anew where it was refused; left out where nothing can be assigned any more. */
  onRetry: (() => void) | undefined;
  onDismiss: () => void;
};

/** How applying goes and went, and undoing it [B25]. */
export function PlanReport({ applied, words = planWords(applied.pairs), onRetry, onDismiss }: PlanReportProps) {
  const calls = useCalls();
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
  if (call.error) {
    // Counted anew, what was done all the same would be nothing to do, and nothing to undo.
    const again = call.error.isOpen ? () => calls.again(call.operationId, applied.subject) : onRetry;
    return <Failed error={call.error} words={words} onRetry={again} onDismiss={onDismiss} />;
  }
  return (
    <div className="grid gap-1 text-sm">
      <div className="flex flex-wrap items-center gap-2">
        <DoneWords>{undo.isUndone ? `Undone: ${countryIndicators(pairs)} as before` : words.done}</DoneWords>
        <UndoButton undo={undo} />
      </div>
      <UndoRefused undo={undo} />
    </div>
  );
}

type FailedProps = Pick<PlanReportProps, 'onRetry' | 'onDismiss'> & { error: ApiError; words: ReportWords };

/** Why it failed; another try is offered where it can help. Its notice has announced it. */
function Failed({ error, words, onRetry, onDismiss }: FailedProps) {
  const place = useRef<HTMLDivElement>(null);
  useFocusWhenGone(place);
  // What is chosen anew for an edition that was closed meanwhile would be refused again.
  const isClosed = error.problem?.code === 'inactive-edition';
  const again = isFinal(error) ? !isClosed && words.chooseAgain : 'Try again';
  const why = whyWriteFailed(error).join('\n') || (error.isOpen && whyOpen(false));
  return (
    <Note
      ref={place}
      tone="danger"
      corner={<Dismiss onClick={onDismiss} />}
      actions={
        again &&
        onRetry && (
          <Button size="sm" onClick={onRetry}>
            {again}
          </Button>
        )
      }
    >
      <p className="font-medium">
        {error.isOpen ? words.open : words.failed} {error.message}
      </p>
      {why && <p className="whitespace-pre-line">{why}</p>}
    </Note>
  );
}
