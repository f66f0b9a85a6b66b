import type { EditsSource, OptimisticEdits } from '#src/lib/api/edits.ts';

/** Fetches the edits at the first key or press, hence before anything can be changed by one; a mutation waits where they are not there yet. */
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
  const prepare = () => void fetch().catch(() => undefined);
  for (const type of ['pointerdown', 'keydown']) globalThis.addEventListener(type, prepare, { once: true });
  return () => known ?? fetch();
}
