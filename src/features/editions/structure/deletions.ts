import { partialMatchKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import {
  getDeleteActivityMutationOptions,
  getDeleteIndicatorMutationOptions,
  getDeleteMilestoneMutationOptions,
} from '#generated/hooks/structure/structure.ts';
import type { MutationVariables } from '#generated/mutations.ts';
import type { Edit, Shown } from '#src/lib/api/edits.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { structureEdits } from './edits.ts';

/** How long a deletion can be undone, in milliseconds (docs/decisions.md, 'A deletion waits ten seconds'). */
export const UNDO_MS = 10_000;

type Deletes = 'deleteMilestone' | 'deleteActivity' | 'deleteIndicator';
/** What is to be deleted: the operation with its variables, and what the notice calls it. */
export type Deletion = {
  [Id in Deletes]: { operationId: Id; variables: MutationVariables[Id]; name: string };
}[Deletes];
type Waiting = { deletion: Deletion; edits: Edit[]; timer: ReturnType<typeof setTimeout>; notice: number };

// The page may be left while the call is on its way.
const request = { keepalive: true };

/**
 * Deletions that can still be undone: shown as done at once, sent to the server after ten seconds, or when the page is left, or
 * when a change needs the server's order to be the shown one. The server has no undo, so nothing is sent before.
 */
export function createDeletions(client: QueryClient) {
  let waiting: readonly Waiting[] = [];
  const listeners = new Set<() => void>();
  const change = (next: readonly Waiting[]) => {
    waiting = next;
    for (const listener of listeners) listener();
  };
  const shown: Shown = <T>(queryKey: QueryKey) =>
    client.getQueriesData<T>({ queryKey }).flatMap(([, data]) => (data === undefined ? [] : [data]));

  const take = (one: Waiting) => {
    clearTimeout(one.timer);
    notices.dismiss(one.notice);
    change(waiting.filter((other) => other !== one));
  };
  const send = (one: Waiting) => {
    if (!waiting.includes(one)) return;
    // First the call, whose optimistic edit takes over what is shown, then our own.
    call(client, one.deletion);
    take(one);
  };

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    all: () => waiting,
    request(deletion: Deletion) {
      const edits = structureEdits[deletion.operationId](deletion.variables as never, shown);
      const one: Waiting = {
        deletion,
        edits,
        timer: setTimeout(() => send(one), UNDO_MS),
        notice: notices.push({
          tone: 'success',
          message: `‘${deletion.name}’ is deleted.`,
          action: { label: 'Undo', run: () => take(one) },
          ms: UNDO_MS,
        }),
      };
      change([...waiting, one]);
    },
    /** Sends all of them now. */
    flush: () => waiting.forEach(send),
  };
}

export type Deletions = ReturnType<typeof createDeletions>;

function call(client: QueryClient, { operationId, variables }: Deletion): void {
  const options = {
    deleteMilestone: () => getDeleteMilestoneMutationOptions({ request }),
    deleteActivity: () => getDeleteActivityMutationOptions({ request }),
    deleteIndicator: () => getDeleteIndicatorMutationOptions({ request }),
  }[operationId]();
  void client
    .getMutationCache()
    .build(client, client.defaultMutationOptions(options as never))
    .execute(variables as never)
    .catch(() => undefined);
}

export const DeletionsContext = createContext<Deletions | undefined>(undefined);

export function useDeletions(): Deletions {
  const deletions = useContext(DeletionsContext);
  if (!deletions) throw new Error('Deletions are offered inside the structure editor only');
  return deletions;
}

/** An answer without what is being deleted, orders and counters included; the same object where nothing is. */
export function useWithoutDeleted<T>(queryKey: QueryKey, data: T | undefined): T | undefined {
  const deletions = useDeletions();
  const waiting = useSyncExternalStore(deletions.subscribe, deletions.all);
  const key = JSON.stringify(queryKey);
  return useMemo(() => {
    if (data === undefined) return data;
    return waiting
      .flatMap(({ edits }) => edits)
      .filter((one) => partialMatchKey(JSON.parse(key), one.key))
      .reduce<unknown>((view, one) => one.change(view), data) as T;
  }, [waiting, key, data]);
}
