import { Refusal } from '#src/components/refusal.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Note } from '#src/components/ui/note.tsx';
import type { ApiError } from '#src/lib/api/api-error.ts';
import { formatInstant } from '#src/lib/date-words.ts';

type DialogRefusalProps = {
  error: ApiError | null;
  /** What was done all the same, by the first of two calls. */
  since?: string | undefined;
  /** Sends it again over what somebody else has saved meanwhile. */
  onKeepMine?: () => void;
};

/**
 * What the server said against the last try, where the form is; what somebody else has saved
 * meanwhile can be saved over.
 */
export function DialogRefusal({ error, since, onKeepMine }: DialogRefusalProps) {
  const problem = error?.problem;
  return (
    <>
      {problem?.code === 'stale' ? (
        <Note
          tone="warning"
          actions={
            onKeepMine && (
              <Button size="sm" onClick={onKeepMine}>
                Save mine
              </Button>
            )
          }
        >
          {problem.ChangedByName ?? 'Somebody'} changed this
          {problem.ChangedOn && ` on ${formatInstant(problem.ChangedOn)}`}. What you typed is kept, but not saved.
        </Note>
      ) : (
        <Refusal error={error} />
      )}
      {since && <Note tone="info">{since}</Note>}
    </>
  );
}
