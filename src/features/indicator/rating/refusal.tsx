import { Note } from './note.tsx';
import type { RatingFormState } from './rating-fields.tsx';

/** What the server said against the last save or step, where the form is; the notice that carries 'Try again' has said it aloud. */
export function Refusal({ state: { lastSave, lastStep, unsaved } }: { state: RatingFormState }) {
  const error =
    (unsaved && lastSave.status === 'error' && lastSave.error) || (lastStep.status === 'error' && lastStep.error);
  const { status = 0, problem, message } = error || {};
  if (!error || status === 503 || problem?.code === 'stale') return null;
  return (
    <Note tone="danger">
      <p className="font-medium">{message}</p>
      {problem?.detail && <p className="mt-0.5">{problem.detail}</p>}
    </Note>
  );
}
