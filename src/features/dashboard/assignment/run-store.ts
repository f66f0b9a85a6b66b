import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { DashboardIndicator, WorkflowTaskType } from '#generated/model/index.ts';
import type { MutationVariables } from '#generated/mutations.ts';

/** One call of an assignment: what it is about in a few words, how many pairs, and the rows where they were chosen one by one. */
export type Part = {
  call: MutationVariables['assignWorkflow'];
  name: string;
  count: number;
  rows: DashboardIndicator[];
};
/** An assignment that was sent, in as many calls as it took; `filters` are those its rows were chosen under. */
export type Run = {
  kind: 'selected' | 'bulk';
  task: WorkflowTaskType;
  userName: string;
  parts: Part[];
  filters?: string;
};

/** The runs of the application whose outcome is still to be told, also to who comes back to the dashboard. */
function createRunStore() {
  let runs: Run[] = [];
  const listeners = new Set<() => void>();
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: () => runs,
    set(next: Run[]) {
      runs = next;
      for (const listener of listeners) listener();
    },
  };
}

const stores = new WeakMap<QueryClient, ReturnType<typeof createRunStore>>();

export function useRunStore() {
  const client = useQueryClient();
  const store = stores.get(client) ?? createRunStore();
  stores.set(client, store);
  return { runs: useSyncExternalStore(store.subscribe, store.get), setRuns: store.set };
}
