import { Refusal } from '#src/components/refusal.tsx';
import { Note } from '#src/components/ui/note.tsx';
import type { ApiError } from '#src/lib/api/api-error.ts';

type DialogRefusalProps = {
  error: ApiError | null;
  /** What was done all the same, by the first of two calls. */
  since?: string | undefined;
};

/** What the server said against the last try, where the form is. */
export function DialogRefusal({ error, since }: DialogRefusalProps) {
  return (
    <>
      <Refusal error={error} />
      {since && <Note tone="info">{since}</Note>}
    </>
  );
}
