import { createStore, useStore } from '../store.ts';

const KEY = 'ui:single-keys';
/** What was chosen where storage is refused; another object after each change. */
const chosen = createStore<{ unstored?: boolean }>({});

/**
 * Are the keys without Ctrl active? So unless somebody turned them off in this browser (WCAG
 * 2.1.4).
 */
export function singleKeysAreOn(): boolean {
  try {
    return chosen.get().unstored ?? localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Turns them on or off and keeps that in the browser. */
export function turnSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
    chosen.set({});
  } catch {
    // Storage is refused: the choice holds until the page is left.
    chosen.set({ unstored: on });
  }
}

export const useSingleKeys = (): boolean => useStore({ get: singleKeysAreOn, subscribe });

function subscribe(listener: () => void): () => void {
  const stop = chosen.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
}
