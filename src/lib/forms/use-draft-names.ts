import { useSyncExternalStore } from 'react';
import { drafts } from './drafts.ts';

/** The names of the drafts that begin so; renders again when one comes or goes. */
export function useDraftNames(begin: string): string[] {
  const names = useSyncExternalStore(drafts.subscribe, () => drafts.names(begin).join('\n'));
  return names ? names.split('\n') : [];
}
