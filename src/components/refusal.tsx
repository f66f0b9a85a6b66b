import type { ApiError } from '#src/lib/api/api-error.ts';
import { Note } from './ui/note.tsx';

/**
 * A lost response says neither that it was stored nor that it was not: what is listed may show it
 * already.
 */
const UNANSWERED = 'No answer came, so it may be saved already. Sent again as it is, it is saved once.';

/**
 * What the server said against a form, where the form is; the notice that carries the retry has
 * said it aloud.
 */
export function Refusal({ error }: { error: ApiError | null | undefined }) {
  if (!error || error.kind === 'stale') return null;
  return (
    <Note tone="danger">
      <p className="font-medium">{error.message}</p>
      {error.kind === 'unreachable' && <p className="mt-0.5">{UNANSWERED}</p>}
      {error.problem?.detail && <p className="mt-0.5">{error.problem.detail}</p>}
    </Note>
  );
}
