import type { QueryClient } from '@tanstack/react-query';
import type { OperationId } from '#generated/operations.ts';
import { operationOf } from '#src/lib/api/query-client.ts';
import { createStore } from '#src/lib/store.ts';

/**
 * Which operations this page works with: those it shows responses of, and those called since it was
 * opened, the latest first.
 */
export function watchOperationsInUse(client: QueryClient) {
  const called = createStore<readonly OperationId[]>([]);
  const shown = () =>
    client
      .getQueryCache()
      .getAll()
      .filter((query) => query.getObserversCount() > 0)
      .map(({ queryKey }) => operationOf(queryKey));
  return {
    called(id: OperationId) {
      if (called.get()[0] !== id) called.set([id, ...called.get().filter((other) => other !== id)]);
    },
    /** Another page is about to open. */
    forget: () => called.set([]),
    ids: () => [...new Set([...shown(), ...called.get()])].sort(),
    subscribe(listener: () => void) {
      const ends = [called.subscribe(listener), client.getQueryCache().subscribe(listener)];
      return () => ends.forEach((end) => void end());
    },
  };
}

export type OperationsInUse = ReturnType<typeof watchOperationsInUse>;

/**
 * Throws away the responses of some operations, or of all, and has the screen ask for them again as
 * on its first visit: with its loading state, and with its error state where no response comes.
 * What was typed stays.
 */
export function refetchFromStart(client: QueryClient, ids?: readonly OperationId[]): void {
  const queries = client.getQueryCache().findAll({
    predicate: ({ queryKey }) => ids === undefined || ids.includes(operationOf(queryKey)),
  });
  const observers = queries.flatMap((query) => [...query.observers]);
  for (const query of queries) client.getQueryCache().remove(query);
  for (const observer of observers) observer.setOptions(observer.options);
}
