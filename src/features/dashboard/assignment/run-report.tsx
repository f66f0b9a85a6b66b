import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Button } from '#src/components/ui/button.tsx';
import { Spinner } from '#src/components/ui/spinner.tsx';
import { Dismiss, RunDone } from './run-done.tsx';
import type { RunState } from './run-state.ts';
import { failedWords, processingWords, whomOf } from './run-words.ts';
import { countryIndicators } from './words.ts';

type RunReportProps = {
  state: RunState;
  onRetry: () => void;
  /** Undefined where it cannot be done. */
  onChooseAgain: (() => void) | undefined;
  onDismiss: () => void;
};

/**
 * How an assignment goes and went: which part of it failed, why, and the ways on. Notices have
 * announced what failed.
 */
export function RunReport({ state, onRetry, onChooseAgain, onDismiss }: RunReportProps) {
  const { run, failed, processing, answered } = state;
  const all = run.parts.reduce((sum, { count }) => sum + count, 0);

  if (state.isUnderWay)
    return (
      <div role="status" className="flex items-start gap-2">
        <Spinner className="mt-0.5 shrink-0" />
        <div className="min-w-0">
          <p>
            Assigning {countryIndicators(all)} to {whomOf(run)}
            {run.parts.length > 1 && `: ${answered} of ${run.parts.length} parts done`}
          </p>
          {processing.length > 0 && <p>{processingWords(state)}</p>}
        </div>
      </div>
    );
  if (failed.length === 0) return <RunDone state={state} onDismiss={onDismiss} />;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <TriangleAlert aria-hidden="true" className="size-4 text-destructive" />
      <div className="min-w-0">
        {failedWords(state, all).map((sentence) => (
          <p key={sentence} className="font-medium text-destructive">
            {sentence}
          </p>
        ))}
        {state.reasons.map((reason) => (
          <p key={reason} className="whitespace-pre-line">
            {reason}
          </p>
        ))}
      </div>
      <span className="ml-auto flex gap-2">
        {state.retryable.length > 0 && (
          <Button size="sm" onClick={onRetry}>
            Try again
          </Button>
        )}
        {onChooseAgain && (
          <Button size="sm" onClick={onChooseAgain}>
            Select again
          </Button>
        )}
        <Dismiss onClick={onDismiss} />
      </span>
    </div>
  );
}
