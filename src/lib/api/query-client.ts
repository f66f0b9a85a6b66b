import { MutationCache, type Query, QueryCache, QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { clientOperations } from '#generated/client-operations.ts';
import type { OperationId } from '#generated/operations.ts';
import { ApiError } from './api-error.ts';
import { type AnyMutation, type Calls, createCalls, isCancelled, newWrite } from './calls.ts';
import type { Edit, EditsSource, OptimisticEdits, Write } from './edits.ts';
import { onSentAgain } from './fetcher.ts';
import { onFailureOf } from './on-failure.ts';
import { createOverlay, type Overlay } from './overlay.ts';
import type { PendingWrite } from './pending-writes.ts';
import { createRefetch } from './refetch.ts';
import type { Reports } from './reports.ts';
import { createRetries } from './retries.ts';
import { readRetries, waitOf, writeRetries } from './retry-policy.ts';

type AnyEdits = Partial<Record<string, (variables: object, write: Write) => Edit[]>>;

const operationOf = (key: readonly unknown[] = []) => (key[0] === 'infinite' ? key[1] : key[0]) as OperationId;
const isProcessing = (error: unknown) => error instanceof ApiError && error.kind === 'processing';

/**
 * The query client of the product. For every mutation of the contract it shows the edits of its
 * feature at once, rolls back those of a refused one alone, reports failures with a retry, and
 * refetches what was touched when the area is quiet.
 */
export function createApiClient(edits: EditsSource, reports: Reports): ApiQueryClient {
  const queryCache = new QueryCache({
    onError: (error, query) => {
      // background refetch: failures are not reported to the user
      if (query.getObserversCount() === 0 || query.meta?.background === true) return;
      const operationId = operationOf(query.queryKey);
      reports.failed({ operationId, error, kind: 'read', onFailure: onFailureOf(query as Query, operationId) });
    },
  });
  const overlay = createOverlay(queryCache);
  // A read that meets 503 or 429 is asked again by itself (retry-policy.ts); the person is notified
  // at the first.
  queryCache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'failed' || event.action.failureCount !== 1) return;
    if (event.query.meta?.background === true) return;
    const { error } = event.action;
    if (error instanceof ApiError && error.kind === 'too-many') reports.waits?.(waitOf(error));
    if (isProcessing(error)) reports.processing?.({ operationId: operationOf(event.query.queryKey) });
  });
  const retries = createRetries((retry) => reports.withdraw?.(retry));
  const pendings = new WeakMap<AnyMutation, PendingWrite>();

  /** Shows a write once the edits are loaded; if they cannot be, it shows with the answer. */
  function begin(id: OperationId, variables: object, write: Write, begun: (pending: PendingWrite) => void) {
    const show = (known: OptimisticEdits) =>
      begun(overlay.begin((known as AnyEdits)[id]?.(variables, write) ?? [], write.doubt));
    const known = typeof edits === 'function' ? edits() : edits;
    return known instanceof Promise ? known.then(show, () => show({})) : show(known);
  }

  const mutationCache = new MutationCache({
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
    onSuccess: (data, _variables, _context, mutation) => {
      const pending = pendings.get(mutation);
      if (pending) overlay.acknowledge(pending);
      retries.withdraw(mutation);
      const { meta, options, state } = mutation;
      const operationId = operationOf(options.mutationKey);
      if (state.failureCount > 0) reports.arrived?.({ operationId, record: meta?.record });
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
      const isFinal = error instanceof ApiError && error.isFinal;
      if (meta) meta.doubt = pending?.doubt;
      reports.failed({
        operationId: operationOf(options.mutationKey),
        error: error as Error,
        kind: 'write',
        record: meta?.record,
        since: meta?.since,
        retry: meta && !isFinal ? retries.offer(mutation, meta.again) : undefined,
      });
    },
    onSettled: (_data, _error, _variables, _context, mutation) => {
      const { meta, options } = mutation;
      if (meta) meta.settledAt = new Date();
      const { area, invalidates } = clientOperations[operationOf(options.mutationKey)];
      const named = invalidates.flatMap((id) => [[id], ['infinite', id]]);
      refetch.done(area, [...(pendings.get(mutation)?.edits.map(({ key }) => key) ?? []), ...named]);
    },
  });

  mutationCache.subscribe((event) => {
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

  const client = new ApiQueryClient(overlay, queryCache, mutationCache, (own) =>
    createCalls(own, {
      begin,
      takeBack: overlay.takeBack,
      told: (held) => reports.held?.(held) ?? (() => undefined),
    }),
  );
  const refetch = createRefetch(client);
  for (const [id, { area }] of Object.entries(clientOperations))
    client.setMutationDefaults([id], { scope: { id: area } });
  return client;
}

/**
 * Tells the overlay when each request is sent, and holds an answer back while a write under way may
 * be half in it.
 */
export class ApiQueryClient extends QueryClient {
  readonly calls: Calls;
  readonly #overlay: Overlay;
  readonly #watched = new WeakMap<object, unknown>();

  constructor(
    overlay: Overlay,
    queryCache: QueryCache,
    mutationCache: MutationCache,
    callsOf: (client: QueryClient) => Calls,
  ) {
    super({
      queryCache,
      mutationCache,
      defaultOptions: {
        queries: { ...readRetries, networkMode: 'always', refetchOnReconnect: true },
        mutations: { ...writeRetries, networkMode: 'always' },
      },
    });
    this.#overlay = overlay;
    this.calls = callsOf(this);
  }

  override defaultQueryOptions: QueryClient['defaultQueryOptions'] = (options) => {
    const defaulted = super.defaultQueryOptions(options);
    const { queryFn } = defaulted;
    if (typeof queryFn !== 'function') return defaulted;
    const watched = this.#watched.get(queryFn) ?? this.#watch(queryFn as never);
    this.#watched.set(queryFn, watched);
    this.#watched.set(watched as object, watched);
    return { ...defaulted, queryFn: watched } as never;
  };

  #watch(ask: (context: QueryFunctionContext) => Promise<unknown>) {
    return async (context: QueryFunctionContext) => {
      const query = this.getQueryCache().find({ queryKey: context.queryKey, exact: true });
      if (!query) return ask(context);
      for (let again = false; ; again = true) {
        const request = this.#overlay.ask(query, again);
        onSentAgain(context.signal, () => this.#overlay.sentAgain(request));
        const answer = await ask(context);
        if (this.#overlay.answered(query, request, answer)) return answer;
        await this.#overlay.quiet(query);
        if (!this.#overlay.isCurrent(query, request)) return answer;
      }
    };
  }
}
