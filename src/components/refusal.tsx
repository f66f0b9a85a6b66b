import type { ApiError } from '#src/lib/api/api-error.ts';
import { Note } from './ui/note.tsx';

/** After a lost response the write may have been stored, and lists may show it already. */
const NO_RESPONSE = 'No answer came, so it may be saved already. Sent again as it is, it is saved once.';

/** The error of a form's request, beside the form. The toast with the retry has announced it. */
export function Refusal({ error }: { error: ApiError | null | undefined }) {
  if (!error || error.kind === 'stale') return null;
  return (
    <Note tone="danger">
      <p className="font-medium">{error.message}</p>
      {error.kind === 'unreachable' && <p className="mt-0.5">{NO_RESPONSE}</p>}
      {error.problem?.detail && <p className="mt-0.5">{error.problem.detail}</p>}
    </Note>
  );
}
