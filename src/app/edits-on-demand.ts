import { whenUsed } from '#src/first-screen/when-used.ts';
import type { EditsSource, OptimisticEdits } from '#src/lib/api/edits.ts';

/**
 * Fetches the optimistic edits at the first key or press, or after ten seconds without one
 * (`whenUsed`). A mutation that starts before they are loaded waits for them.
 */
export function editsOnDemand(): EditsSource {
  let loaded: OptimisticEdits | undefined;
  let loading: Promise<OptimisticEdits> | undefined;
  const load = () => {
    loading ??= import('./edits.ts').then(
      ({ edits }) => {
        loaded = edits;
        return edits;
      },
      (error) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  // what failed is fetched again by the next mutation
  whenUsed(() => void load().catch(() => undefined));
  return () => loaded ?? load();
}
