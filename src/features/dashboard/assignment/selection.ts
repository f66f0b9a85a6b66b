import type { DashboardIndicator } from '#generated/model/index.ts';
import { createStore } from '#src/lib/store.ts';

/**
 * The chosen rows, outside React: a press renders the box that was pressed and the count, whatever number of rows there is.
 * They belong to the filters they were chosen under, and are let go when those change.
 */
export function createSelection() {
  const chosen = new Map<number, DashboardIndicator>();
  const { get: rows, set, subscribe } = createStore<DashboardIndicator[]>([]);
  let shown: readonly DashboardIndicator[] = [];
  let anchor: number | undefined;
  let filters: string | undefined;
  let isHeld = false;
  let letGo = 0;

  const changed = () => set([...chosen.values()]);
  const put = (rows: Iterable<DashboardIndicator>, isChosen: boolean) => {
    for (const row of rows) isChosen ? chosen.set(row.Id, row) : chosen.delete(row.Id);
    letGo = 0;
    changed();
  };
  const between = (one: number, other: number) => shown.slice(Math.min(one, other), Math.max(one, other) + 1);

  return {
    subscribe,
    has: (id: number) => chosen.has(id),
    size: () => chosen.size,
    /** The same array as long as nothing changes. */
    rows,
    /** How many rows the last change of filters let go. */
    letGo: () => letGo,
    put,
    /** The filters in force. */
    filters: () => filters,
    /** No row can be chosen: those of the filters in force are not there yet. */
    isHeld: () => isHeld,
    /** The rows on the screen, in order: what a range goes over. None as long as the screen shows those of other filters. */
    show(rows: readonly DashboardIndicator[] | undefined) {
      shown = rows ?? [];
      if (isHeld === !rows) return;
      isHeld = !rows;
      changed();
    },
    /** Chooses the row at `index` or lets it go; with `isRange` all rows from the one that was pressed before. */
    press(index: number, isChosen: boolean, isRange: boolean) {
      if (isHeld) return;
      put(between(isRange ? Math.min(anchor ?? index, shown.length - 1) : index, index), isChosen);
      anchor = index;
    },
    /** Chooses these rows and no others. */
    replace(rows: Iterable<DashboardIndicator>) {
      chosen.clear();
      put(rows, true);
    },
    clear() {
      chosen.clear();
      anchor = undefined;
      letGo = 0;
      changed();
    },
    /** Says which filters are in force; lets everything go where they are others than before. */
    filteredBy(next: string) {
      if (next === filters) return;
      const isOther = filters !== undefined;
      filters = next;
      anchor = undefined;
      letGo = isOther ? chosen.size : 0;
      chosen.clear();
      if (isOther) changed();
    },
  };
}

export type Selection = ReturnType<typeof createSelection>;
