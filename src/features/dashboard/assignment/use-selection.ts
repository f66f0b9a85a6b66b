import { createVisitStore, useStore } from '#src/lib/store.ts';
import { createSelection, type Selection } from './selection.ts';

/** One a visit, so that the way to an indicator and back keeps it. */
const selection = createVisitStore(createSelection);

export const useSelection = (): Selection => useStore(selection);

/** The selection, rendering again whenever it changes. */
export function useWatchedSelection(): Selection {
  const own = useSelection();
  useStore({ subscribe: own.subscribe, get: own.rows });
  return own;
}
