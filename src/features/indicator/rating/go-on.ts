import { createStore, useStore } from '#src/lib/store.ts';

const KEY = 'ui:go-on';
/** What was chosen where storage is refused; another object after each change. */
const chosen = createStore<{ unstored?: boolean }>({});

/** Does the page go on to the next indicator after 'Submit to QA' and 'QA Complete'? */
export function goesOn(): boolean {
  try {
    return chosen.get().unstored ?? localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

/** Keeps the choice in the browser. */
export function turnGoOn(on: boolean): void {
  try {
    if (on) localStorage.setItem(KEY, 'on');
    else localStorage.removeItem(KEY);
    chosen.set({});
  } catch {
    // Storage is refused: the choice holds until the page is left.
    chosen.set({ unstored: on });
  }
}

export const useGoesOn = (): boolean => useStore({ get: goesOn, subscribe: chosen.subscribe });
