import { clientOperations } from '#generated/client-operations.ts';
import { invalidatedReads } from '#generated/invalidated-reads.ts';
import type { OperationId } from '#generated/operations.ts';
import { ApiError } from './api-error.ts';
import { type AnyMutation, type Calls, createCalls, isCancelled, newWrite } from './calls.ts';
import type { Edit, OptimisticEdits, Write } from './edits.ts';
import { storesNothing } from './on-failure.ts';
import { createOverlay } from './overlay.ts';
import type { PendingWrite } from './pending-writes.ts';
import { type ApiQueryClient, operationOf } from './query-client.ts';
import { createRefetch } from './refetch.ts';
import { createRetries, isFinal } from './retries.ts';

type AnyEdits = Partial<Record<string, (variables: object, write: Write) => Edit[]>>;

/**
 * What starts the writes of a client. For every mutation of the contract it shows the edits of its
 * feature at once, rolls back those of a refused one alone, reports failures with a retry, and
 * refetches what was touched when the area is quiet. The first screen reads without it.
 */
export function callsOf(client: ApiQueryClient): Calls {
  client.calls ??= openWrites(client);
  return client.calls;
}

function openWrites(client: ApiQueryClient): Calls {
  const { edits, reports } = client;
  const overlay = createOverlay(client.getQueryCache(), client.requests);
  const retries = createRetries((retry) => reports.withdraw?.(retry));
  const pendings = new WeakMap<AnyMutation, PendingWrite>();

  /** Shows a write once the edits are loaded; if they cannot be, it shows with the answer. */
  function begin(id: OperationId, variables: object, write: Write, begun: (pending: PendingWrite) => void) {
    const show = (known: OptimisticEdits) =>
      begun(overlay.begin((known as AnyEdits)[id]?.(variables, write) ?? [], write.doubt));
    const known = typeof edits === 'function' ? edits() : edits;
    return known instanceof Promise ? known.then(show, () => show({})) : show(known);
  }

  const refetch = createRefetch(client);
  const cache = client.getMutationCache();
  cache.config = {
    onMutate: (variables, mutation) => {
      const { options, meta } = mutation;
      const id = operationOf(options.mutationKey);
      refetch.begun(clientOperations[id].area);
      retries.withdraw(mutation);
      const begun = (pending: PendingWrite) => {
        pendings.set(mutation, pending);
        if (!mutation.state.isPaused) overlay.send(pending);
      };
      if (meta?.pending) return begun(meta.pending);
      return begin(id, variables as object, meta?.write ?? newWrite(), begun);
    },
    onSuccess: (data, variables, _context, mutation) => {
      const pending = pendings.get(mutation);
      if (pending) overlay.acknowledge(pending);
      retries.withdraw(mutation);
      const { meta, options, state } = mutation;
      const operationId = operationOf(options.mutationKey);
      if (state.failureCount > 0)
        reports.arrived?.({ operationId, record: meta?.record, message: wordsOfArrived(operationId, variables) });
      if (meta?.isRetry) reports.retried?.({ operationId, record: meta.record });
      if (data === undefined && clientOperations[operationId].emptyMessage) reports.empty?.(operationId);
    },
    onError: (error, _variables, _context, mutation) => {
      const pending = pendings.get(mutation);
      // a server that answers 500 has rolled back what it had done
      const isLost = error instanceof ApiError && error.isOpen && error.kind !== 'failed';
      const wasLost = error instanceof ApiError && error.isUnread && (pending?.doubt || pending?.isOpen);
      if (pending) overlay.takeBack(pending, Boolean(isLost || wasLost));
      if (isCancelled(error)) return;
      const { meta, options } = mutation;
      if (meta) meta.doubt = pending?.doubt;
      reports.failed({
        operationId: operationOf(options.mutationKey),
        error: error as Error,
        kind: 'write',
        record: meta?.record,
        since: meta?.since,
        retry: meta && !isFinal(error) ? retries.offer(mutation, meta.again) : undefined,
      });
    },
    onSettled: (_data, _error, _variables, _context, mutation) => {
      const { meta, options } = mutation;
      if (meta) meta.settledAt = new Date();
      const operationId = operationOf(options.mutationKey);
      const named = (invalidatedReads[operationId] ?? []).flatMap((id) => [[id], ['infinite', id]]);
      refetch.done(clientOperations[operationId].area, [
        ...(pendings.get(mutation)?.edits.map(({ key }) => key) ?? []),
        ...named,
      ]);
    },
  };

  cache.subscribe((event) => {
    if (event.type === 'removed') retries.withdraw(event.mutation);
    if (event.type !== 'updated') return;
    const { mutation, action } = event;
    const pending = pendings.get(mutation);
    if (action.type === 'continue' && pending) overlay.send(pending);
    // only what is still processed is sent again by itself
    if (action.type !== 'failed') return;
    if (pending) overlay.leaveOpen(pending);
    if (action.failureCount === 1)
      reports.processing?.({ operationId: operationOf(mutation.options.mutationKey), record: mutation.meta?.record });
  });

  for (const [id, { area }] of Object.entries(clientOperations))
    client.setMutationDefaults([id], { scope: { id: area } });
  return createCalls(client, {
    begin,
    takeBack: overlay.takeBack,
    told: (held) => reports.held?.(held) ?? (() => undefined),
  });
}

/** How a write ended that was answered 503: an export, or a check of a file, has saved nothing. */
export function wordsOfArrived(operationId: OperationId, variables: unknown): string {
  const { params } = variables as { params?: Record<string, string> };
  return storesNothing(operationId, `?${new URLSearchParams(params)}`)
    ? 'The server has finished.'
    : 'The server has finished. It is saved.';
}
