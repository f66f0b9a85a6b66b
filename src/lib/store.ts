import { useSyncExternalStore } from 'react';

/** A value outside React that screens follow. */
export type Store<T> = {
  get: () => T;
  set: (next: T) => void;
  subscribe: (listener: () => void) => () => void;
};

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const begin = new Set<() => void>();

/** A store that outlives every screen, until the person signs out: `endVisit` resets it. */
export function createVisitStore<T>(initial: () => T): Store<T> {
  const store = createStore(initial());
  begin.add(() => store.set(initial()));
  return store;
}

/** Forgets what the stores of this visit hold: the next person must find nothing of it. */
export function endVisit(): void {
  for (const each of begin) each();
}

/** The value of a store; renders again when it changes. */
export const useStore = <T>({ subscribe, get }: Pick<Store<T>, 'subscribe' | 'get'>): T =>
  useSyncExternalStore(subscribe, get, get);
