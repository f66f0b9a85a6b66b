import type { Query, QueryCache } from '@tanstack/react-query';
import { isNextPage } from './pages.ts';

/** The request that a query has under way; times are those of one clock, which counts. */
export type Request = { askedAt: number; answeredAt: number };

/** What looks at answers once something may be written (overlay.ts). */
export type Watcher = {
  /** Can an answer be shown now? Where not, it is asked for again once the query is quiet. */
  isShowable(query: Query, request: Request, answer: unknown): boolean;
  /** Resolves when no write that changes this query is under way. */
  quiet(query: Query): Promise<void>;
  /** The query shows a new answer. */
  landed(query: Query, request: Request | undefined, isManual: boolean): void;
  /** The query fetches, has failed or was set back. */
  changed(query: Query): void;
  removed(query: Query): void;
};

/**
 * Notes when each query was asked for, so that a write that comes later can tell what an answer
 * holds. All that the first screen needs of writes: it only reads.
 */
export function createRequests(cache: QueryCache) {
  const underWay = new Map<string, Request>();
  /** Queries whose last refetch failed. */
  const behind = new Set<string>();
  let clock = 0;
  let watcher: Watcher | undefined;

  cache.subscribe((event) => {
    const { type, query } = event;
    const { queryHash } = query;
    if (type === 'removed') {
      underWay.delete(queryHash);
      behind.delete(queryHash);
      watcher?.removed(query);
    }
    if (type !== 'updated') return;
    const { action } = event;
    const request = underWay.get(queryHash);
    if (/^(success|fetch|error)$/.test(action.type)) underWay.delete(queryHash);
    if (action.type === 'success') {
      watcher?.landed(query, request, action.manual === true);
      if (!isNextPage(query)) behind.delete(queryHash);
      // a further page does not mend a list whose refetch failed
      else if (behind.has(queryHash) && !action.manual) query.setState({ isInvalidated: true });
    } else {
      if (action.type === 'error' && query.state.data !== undefined && !isNextPage(query)) behind.add(queryHash);
      watcher?.changed(query);
    }
  });

  return {
    /**
     * A request of this query is about to be sent. Later pages of the same answer keep the time of
     * the first; a repetition does not, be it `again` or after a failure.
     */
    ask({ queryHash }: Query, again: boolean): Request {
      const known = underWay.get(queryHash);
      const request = known && known.answeredAt > 0 && !again ? known : { askedAt: ++clock, answeredAt: 0 };
      underWay.set(queryHash, request);
      return request;
    },
    /** It is sent once more, with a new token: the first time it was turned away unread. */
    sentAgain(request: Request) {
      if (request.answeredAt === 0) request.askedAt = ++clock;
    },
    /** Can an answer be shown now? Where not, it is asked for again once the query is quiet. */
    answered(query: Query, request: Request, answer: unknown): boolean {
      request.answeredAt = ++clock;
      return watcher?.isShowable(query, request, answer) ?? true;
    },
    /** False for a cancelled fetch: it must not ask again in the name of the next one. */
    isCurrent: ({ queryHash }: Query, request: Request): boolean => underWay.get(queryHash) === request,
    quiet: async (query: Query): Promise<void> => watcher?.quiet(query),
    /** When what a query has under way was asked for. */
    askedAt: ({ queryHash }: Query): number | undefined => underWay.get(queryHash)?.askedAt,
    /** The next time of the clock. */
    tick: (): number => ++clock,
    watch(own: Watcher) {
      watcher = own;
    },
  };
}

export type Requests = ReturnType<typeof createRequests>;
