import { MutationCache, type Query, QueryCache, QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import type { OperationId } from '#generated/operations.ts';
import { ApiError } from './api-error.ts';
import type { Calls } from './calls.ts';
import type { EditsSource } from './edits.ts';
import { onSentAgain } from './fetcher.ts';
import { onFailureOf } from './on-failure.ts';
import type { Reports } from './reports.ts';
import { createRequests, type Requests } from './requests.ts';
import { readRetries, waitOf, writeRetries } from './retry-policy.ts';

/** What is asked or sent with such a key. */
export const operationOf = (key: readonly unknown[] = []) => wordsOf(key)[0] as OperationId;

/** The record that is asked for, by the parameters of its address; none where it has none. */
export const recordOf = (key: readonly unknown[]) => wordsOf(key)[1] as Readonly<Record<string, unknown>> | undefined;

/** The key of a list that is read page by page has one word more in front. */
const wordsOf = (key: readonly unknown[]) => (key[0] === 'infinite' ? key.slice(1) : key);

/**
 * The query client of the product, as far as it reads; what it needs to write comes with the first
 * screen that may do so (writes.ts).
 */
export function createApiClient(edits: EditsSource, reports: Reports): ApiQueryClient {
  const queryCache = new QueryCache({
    onError: async (error, query) => {
      await reports.leaving?.();
      // background refetch: failures are not reported to the user
      if (query.getObserversCount() === 0 || query.meta?.background === true || query.state.error !== error) return;
      const operationId = operationOf(query.queryKey);
      reports.failed({ operationId, error, kind: 'read', onFailure: onFailureOf(query as Query, operationId) });
    },
  });
  // A read that meets 503 or 429 is asked again by itself (retry-policy.ts); the person is notified
  // at the first.
  queryCache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'failed' || event.action.failureCount !== 1) return;
    const { error } = event.action;
    if (event.query.meta?.background === true || !(error instanceof ApiError)) return;
    if (error.kind === 'too-many') reports.waits?.(waitOf(error));
    if (error.kind === 'processing') reports.processing?.({ operationId: operationOf(event.query.queryKey) });
  });
  return new ApiQueryClient(queryCache, createRequests(queryCache), edits, reports);
}

/**
 * Notes when each request is sent, and holds an answer back while a write under way may
 * be half in it.
 */
export class ApiQueryClient extends QueryClient {
  /** What starts its writes, once something may have started one. */
  calls: Calls | undefined;
  readonly requests: Requests;
  readonly edits: EditsSource;
  readonly reports: Reports;
  readonly #watched = new WeakMap<object, unknown>();

  constructor(queryCache: QueryCache, requests: Requests, edits: EditsSource, reports: Reports) {
    super({
      queryCache,
      mutationCache: new MutationCache(),
      defaultOptions: {
        queries: { ...readRetries, networkMode: 'always', refetchOnReconnect: true },
        mutations: { ...writeRetries, networkMode: 'always' },
      },
    });
    this.requests = requests;
    this.edits = edits;
    this.reports = reports;
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
        const request = this.requests.ask(query, again);
        onSentAgain(context.signal, () => this.requests.sentAgain(request));
        const answer = await ask(context);
        if (this.requests.answered(query, request, answer)) return answer;
        await this.requests.quiet(query);
        if (!this.requests.isCurrent(query, request)) return answer;
      }
    };
  }
}
