import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { createSelection, type Selection } from './selection.ts';

/** One an application, so that the way to an indicator and back keeps it. */
const selections = new WeakMap<QueryClient, Selection>();

export function useSelection(): Selection {
  const client = useQueryClient();
  const selection = selections.get(client) ?? createSelection();
  selections.set(client, selection);
  return selection;
}

/** The selection, rendering again whenever it changes. */
export function useWatchedSelection(): Selection {
  const selection = useSelection();
  useSyncExternalStore(selection.subscribe, selection.version);
  return selection;
}
