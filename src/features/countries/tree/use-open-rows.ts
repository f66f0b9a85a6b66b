import { useState } from 'react';
import { keepInTab, readInTab } from '#src/lib/kept-in-tab.ts';

/**
 * What is kept for the way back: the rows that differ from how the tree starts, and the row that
 * Tab goes to.
 */
type Kept = { toggled: readonly string[]; stop?: string | undefined };
type State = Kept & { place: string };

const PREFIX = 'tree:';

/**
 * Which rows of a tree are open, and which one is the tab stop. It starts with those open for which
 * `startsOpen` is true, and comes back as it was left in this tab for the same `place` (country,
 * filters, and whatever else decides how it starts).
 */
export function useOpenRows(place: string, startsOpen: (key: string) => boolean) {
  const [state, setState] = useState(() => read(place));
  let current = state;
  if (state.place !== place) {
    current = read(place);
    setState(current);
  }
  const toggled = new Set(current.toggled);
  const keep = (some: Partial<Kept>) => {
    const next = { ...current, ...some };
    setState(next);
    keepInTab(PREFIX + next.place, next);
  };
  return {
    isOpen: (key: string) => toggled.has(key) !== startsOpen(key),
    toggle: (key: string) =>
      keep({ toggled: toggled.has(key) ? [...toggled].filter((one) => one !== key) : [...toggled, key], stop: key }),
    openAll: (keys: string[]) => keep({ toggled: keys.filter((key) => !startsOpen(key)) }),
    closeAll: (keys: string[]) => keep({ toggled: keys.filter(startsOpen) }),
    stop: current.stop,
    setStop: (stop: string) => stop !== current.stop && keep({ stop }),
  };
}

export type OpenRows = ReturnType<typeof useOpenRows>;

const read = (place: string): State => ({ toggled: [], ...readInTab<Kept>(PREFIX + place), place });
