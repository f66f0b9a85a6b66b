import type { DashboardIndicator } from '#generated/model/index.ts';
import { createStore } from '#src/lib/store.ts';

/**
 * The selected rows, outside React, so that a click renders only its checkbox and the count, not
 * thousands of rows. Changing the filters clears the selection.
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
    /** How many rows the last change of filters deselected. */
    letGo: () => letGo,
    put,
    filters: () => filters,
    /** No row can be selected: those of the current filters are still being fetched. */
    isHeld: () => isHeld,
    /** Sets the rows that a range covers; undefined while those of former filters are shown. */
    show(rows: readonly DashboardIndicator[] | undefined) {
      shown = rows ?? [];
      if (isHeld === !rows) return;
      isHeld = !rows;
      changed();
    },
    /** Selects or deselects the row at `index`; with `isRange` all rows from the last one. */
    press(index: number, isChosen: boolean, isRange: boolean) {
      if (isHeld) return;
      put(between(isRange ? Math.min(anchor ?? index, shown.length - 1) : index, index), isChosen);
      anchor = index;
    },
    /** Selects these rows and no others. */
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
    /** Sets the current filters; clears the selection where they have changed. */
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
