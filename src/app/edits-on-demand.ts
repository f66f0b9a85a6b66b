import { whenUsed } from '#src/first-screen/when-used.ts';
import type { EditsSource, OptimisticEdits } from '#src/lib/api/edits.ts';

/**
 * Fetches the edits before anything can be changed: at the first key or press. A mutation waits
 * where they are not there yet.
 */
export function editsOnDemand(): EditsSource {
  let known: OptimisticEdits | undefined;
  let coming: Promise<OptimisticEdits> | undefined;
  const fetch = () => {
    coming ??= import('./edits.ts').then(
      ({ edits }) => {
        known = edits;
        return edits;
      },
      (error) => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  };
  whenUsed(() => void fetch().catch(() => undefined));
  return () => known ?? fetch();
}
