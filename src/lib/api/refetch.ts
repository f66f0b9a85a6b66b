import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { isNextPage } from './pages.ts';

/**
 * Collects what is out of date per area and has it fetched again when no write of the area is under
 * way. A further page that is being fetched is let in first, since somebody has asked for it. So is
 * a first answer, since the library does not cancel its request: it may be older than the write.
 */
export function createRefetch(client: QueryClient) {
  const areas = new Map<string, { underWay: number; due: Map<string, QueryKey> }>();
  const areaOf = (area: string) => {
    const known = areas.get(area) ?? { underWay: 0, due: new Map() };
    areas.set(area, known);
    return known;
  };
  const refetchOnIdle = new Set<string>();
  const cache = client.getQueryCache();

  /** Each query once, however many keys reach it: a second request would cancel the first. */
  function invalidate(keys: readonly QueryKey[]) {
    const due = new Set(keys.flatMap((queryKey) => cache.findAll({ queryKey })));
    for (const query of due) {
      const isFirst = query.state.data === undefined;
      if (query.state.fetchStatus !== 'fetching' || !(isFirst || isNextPage(query))) continue;
      due.delete(query);
      refetchOnIdle.add(query.queryHash);
    }
    if (due.size > 0) void client.invalidateQueries({ predicate: (query) => due.has(query) });
  }

  cache.subscribe(({ type, query }) => {
    if (type !== 'updated' || query.state.fetchStatus !== 'idle' || !refetchOnIdle.delete(query.queryHash)) return;
    if (query.state.data === undefined) return;
    // not within the dispatch of the answer that has just landed
    queueMicrotask(() => void client.invalidateQueries({ queryKey: query.queryKey, exact: true }));
  });

  return {
    begun: (area: string) => void areaOf(area).underWay++,
    done(area: string, keys: readonly QueryKey[]) {
      const own = areaOf(area);
      own.underWay--;
      for (const key of keys) own.due.set(JSON.stringify(key), key);
      if (own.underWay > 0) return;
      const due = [...own.due.values()];
      own.due.clear();
      invalidate(due);
    },
  };
}
