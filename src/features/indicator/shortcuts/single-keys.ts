import { useSyncExternalStore } from 'react';

const KEY = 'ui:single-keys';
const listeners = new Set<() => void>();
let unstored: boolean | undefined;

/** Are the keys without Ctrl in force? So unless somebody turned them off in this browser (WCAG 2.1.4). */
export function singleKeysAreOn(): boolean {
  try {
    return unstored ?? localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Turns them on or off and keeps that in the browser. */
export function turnSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
    unstored = undefined;
  } catch {
    // Storage is refused: the choice holds until the page is left.
    unstored = on;
  }
  for (const listener of listeners) listener();
}

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, singleKeysAreOn);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
