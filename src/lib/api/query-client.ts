import {
  type Mutation,
  MutationCache,
  type Query,
  QueryCache,
  QueryClient,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query';
import { clientOperations } from '#generated/client-operations.ts';
import type { OperationId } from '#generated/operations.ts';
import { ApiError } from './api-error.ts';
import type { Edit, EditsSource, OptimisticEdits, Shown } from './edits.ts';
import { createOverlay, type Overlay, type PendingOperation } from './overlay.ts';
import { patience, STILL_PROCESSING_MS, waitOf } from './patience.ts';
import { createRetries } from './retries.ts';

/** A call that failed. `retry` repeats a mutation as it was, also after its screen has gone. */
export type Failure = { operationId: OperationId; error: Error; kind: 'read' | 'write'; retry?: () => void };

/** What the application does about calls: `failed` once per failure, `empty` where a write answers 204 with a message. */
export type Reports = {
  failed(failure: Failure): void;
  /** A retry that is told of must not be used any more. */
  withdraw?(retry: () => void): void;
  empty?(operationId: OperationId): void;
  /** There were too many requests; a read is repeated after so many milliseconds. */
  waits?(ms: number): void;
};

type AnyMutation = Mutation<unknown, unknown, unknown, unknown>;
type AnyEdits = Partial<Record<string, (variables: never, shown: Shown) => Edit[]>>;

const operationOf = (key: readonly unknown[] = []) => (key[0] === 'infinite' ? key[1] : key[0]) as OperationId;
/** Nobody asked for it and nobody waits for it, so its failing is no news (`meta: { background: true }`). */
const isBackground = ({ meta }: Pick<Query, 'meta'>) => meta?.background === true;
const isProcessing = (error: unknown) => error instanceof ApiError && error.status === 503;

/**
 * The query client of the product. For every mutation of the contract it shows the edits of its feature at once, takes back
 * those of a refused one alone, reports failures with a retry, and refetches what was touched when the area is quiet.
 */
export function createApiClient(edits: EditsSource, reports: Reports) {
  const queryCache = new QueryCache({
    onError: (error, query) => {
      if (query.getObserversCount() > 0 && !isBackground(query))
        reports.failed({ operationId: operationOf(query.queryKey), error, kind: 'read' });
    },
  });
  const overlay = createOverlay(queryCache);
  // A read that meets 503 or 429 is asked again by itself (patience.ts); the person is told at the first.
  queryCache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'failed' || event.action.failureCount !== 1) return;
    if (isBackground(event.query)) return;
    const { error } = event.action;
    if (error instanceof ApiError && error.status === 429) reports.waits?.(waitOf(error));
    if (isProcessing(error)) reports.failed({ operationId: operationOf(event.query.queryKey), error, kind: 'read' });
  });
  const refetch = createRefetch((queryKey) => void client.invalidateQueries({ queryKey }));
  const retries = createRetries((retry) => reports.withdraw?.(retry));
  const pending = new WeakMap<AnyMutation, PendingOperation>();
  const shown: Shown = <T>(queryKey: QueryKey) =>
    client.getQueriesData<T>({ queryKey }).flatMap(([, data]) => (data === undefined ? [] : [data]));

  const settle = (mutation: AnyMutation) => {
    const entry = pending.get(mutation);
    const { area, invalidates } = clientOperations[operationOf(mutation.options.mutationKey)];
    const named = invalidates.flatMap((id) => [[id], ['infinite', id]]);
    refetch.done(area, [...(entry?.edits.map(({ key }) => key) ?? []), ...named]);
  };

  const mutationCache = new MutationCache({
    onMutate: (variables, mutation) => {
      const id = operationOf(mutation.options.mutationKey);
      refetch.begun(clientOperations[id].area);
      retries.drop(mutation);
      const begin = (known: OptimisticEdits) => {
        const predict = (known as AnyEdits)[id];
        pending.set(mutation, overlay.begin(predict?.(variables as never, shown) ?? []));
      };
      const known = typeof edits === 'function' ? edits() : edits;
      // without edits a change shows when the server has answered
      return known instanceof Promise ? known.then(begin, () => begin({})) : begin(known);
    },
    onSuccess: (data, _variables, _context, mutation) => {
      const entry = pending.get(mutation);
      if (entry) overlay.acknowledge(entry);
      retries.drop(mutation);
      const id = operationOf(mutation.options.mutationKey);
      if (data === undefined && clientOperations[id].emptyMessage) reports.empty?.(id);
    },
    onError: (error, variables, _context, mutation) => {
      const entry = pending.get(mutation);
      if (entry && !isProcessing(error)) overlay.takeBack(entry);
      const again = () =>
        void mutationCache
          .build(client, mutation.options)
          .execute(variables)
          .catch(() => undefined);
      reports.failed({
        operationId: operationOf(mutation.options.mutationKey),
        error: error as Error,
        kind: 'write',
        retry: retries.offer(mutation, again),
      });
    },
    onSettled: (_data, error, _variables, _context, mutation) => {
      if (!isProcessing(error)) return settle(mutation);
      // The server said that it still works on it: what was shown stays, and is looked at again (decisions, section 4).
      setTimeout(() => {
        const entry = pending.get(mutation);
        if (entry) overlay.acknowledge(entry);
        settle(mutation);
      }, STILL_PROCESSING_MS);
    },
  });

  // What is kept for ever is removed only where it is given up.
  mutationCache.subscribe(({ type, mutation }) => {
    if (type === 'removed' && mutation.gcTime === Number.POSITIVE_INFINITY) retries.drop(mutation);
  });

  const client = new ApiQueryClient(overlay, queryCache, mutationCache);
  for (const [id, { area }] of Object.entries(clientOperations))
    client.setMutationDefaults([id], { scope: { id: area } });
  return client;
}

/** Tells the overlay when each request is sent, and holds a first answer back while an operation under way may be half in it. */
class ApiQueryClient extends QueryClient {
  readonly #overlay: Overlay;
  readonly #watched = new WeakMap<object, unknown>();

  constructor(overlay: Overlay, queryCache: QueryCache, mutationCache: MutationCache) {
    super({
      queryCache,
      mutationCache,
      defaultOptions: {
        queries: { ...patience, networkMode: 'always', refetchOnReconnect: true },
        mutations: { networkMode: 'always', retry: 0 },
      },
    });
    this.#overlay = overlay;
  }

  override defaultQueryOptions: QueryClient['defaultQueryOptions'] = (options) => {
    const defaulted = super.defaultQueryOptions(options);
    const { queryFn } = defaulted;
    if (typeof queryFn !== 'function' || this.#watched.get(queryFn) === queryFn) return defaulted;
    const watched = this.#watched.get(queryFn) ?? this.#watch(queryFn as never);
    this.#watched.set(queryFn, watched);
    this.#watched.set(watched as object, watched);
    return { ...defaulted, queryFn: watched } as never;
  };

  #watch(ask: (context: QueryFunctionContext) => Promise<unknown>) {
    return async (context: QueryFunctionContext) => {
      const query = this.getQueryCache().find({ queryKey: context.queryKey, exact: true }) as Query;
      for (let again = false; ; again = true) {
        const askedAt = this.#overlay.ask(query, again);
        const answer = await ask(context);
        if (this.#overlay.isClear(query, askedAt)) return answer;
        await this.#overlay.quiet(query);
      }
    };
  }
}

/** Collects what is out of date per area and has it fetched again when no mutation of the area is under way. */
function createRefetch(invalidate: (key: QueryKey) => void) {
  const areas = new Map<string, { underWay: number; due: Map<string, QueryKey> }>();
  const of = (area: string) => {
    const known = areas.get(area) ?? { underWay: 0, due: new Map() };
    areas.set(area, known);
    return known;
  };
  return {
    begun: (area: string) => void of(area).underWay++,
    done(area: string, keys: QueryKey[]) {
      const own = of(area);
      own.underWay--;
      for (const key of keys) own.due.set(JSON.stringify(key), key);
      if (own.underWay > 0) return;
      const due = [...own.due.values()];
      own.due.clear();
      due.forEach(invalidate);
    },
  };
}
