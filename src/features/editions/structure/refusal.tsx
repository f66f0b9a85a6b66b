import { Button } from '#src/components/ui/button.tsx';
import type { ApiError } from '#src/lib/api/api-error.ts';
import { formatInstant } from '#src/lib/instant.ts';

type RefusalProps = {
  error: ApiError | null;
  /** Sends it again over what somebody else has saved meanwhile. */
  onKeepMine?: () => void;
};

/** What the server said against the last try, where the form is; the notice that carries 'Try Again' has said it aloud. */
export function Refusal({ error, onKeepMine }: RefusalProps) {
  const { status = 0, problem, message } = error ?? {};
  if (!error || status === 503) return null;
  if (problem?.code !== 'stale')
    return (
      <div className={classes.danger}>
        <p className="font-medium">{message}</p>
        {problem?.detail && <p className="mt-0.5">{problem.detail}</p>}
      </div>
    );
  return (
    <div className={classes.warning}>
      {problem.ChangedByName ?? 'Somebody'} changed this
      {problem.ChangedOn && ` on ${formatInstant(problem.ChangedOn)}`}. What you typed is kept, but not saved.
      {onKeepMine && (
        <p className="mt-2">
          <Button size="sm" onClick={onKeepMine}>
            Save mine
          </Button>
        </p>
      )}
    </div>
  );
}

const classes = {
  danger: 'rounded-md border border-destructive/40 bg-destructive/8 px-3 py-2 text-sm',
  warning: 'rounded-md border border-warning/45 bg-warning/10 px-3 py-2 text-sm',
};
