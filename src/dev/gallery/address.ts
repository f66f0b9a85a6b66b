import { useSyncExternalStore } from 'react';

/** What the gallery shows: the page of a component, an operation, a schema, or the start. */
export type Address =
  | { kind: 'start' }
  | { kind: 'components'; id?: string }
  | { kind: 'operations' | 'schemas'; id: string };

/** The part behind the # holds the page, so that any server of files can serve the gallery. */
export const hrefOf = (kind: 'components' | 'operations' | 'schemas', id: string): string => `#/${kind}/${id}`;

export function addressOf(hash: string): Address {
  const [, kind, id = ''] = /^#\/(components|operations|schemas)(?:\/(.+))?$/.exec(hash) ?? [];
  if (kind === 'components') return id ? { kind, id } : { kind };
  if ((kind === 'operations' || kind === 'schemas') && id) return { kind, id };
  return { kind: 'start' };
}

const subscribe = (listener: () => void) => {
  globalThis.addEventListener('hashchange', listener);
  return () => globalThis.removeEventListener('hashchange', listener);
};

export const useAddress = (): Address => addressOf(useSyncExternalStore(subscribe, () => globalThis.location.hash));

/** Only the examples, as a frame of another width shows them and a photograph takes them. */
export const isFrame = (): boolean => new URLSearchParams(globalThis.location.search).has('frame');
