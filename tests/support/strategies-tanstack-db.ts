/**
 * TanStack DB's query collections, used as two pages of its documentation say: 'Query Collection'
 * (https://tanstack.com/db/latest/docs/collections/query-collection) and 'Mutations'
 * (https://tanstack.com/db/latest/docs/guides/mutations). Words in quotation marks are headings of these pages.
 */
import { createOptimisticAction, createPacedMutations, queueStrategy } from '@tanstack/db';
import { QueryClient } from '@tanstack/react-query';
import { areaOf, type Operation, type QueryName, type Row, type Strategy, type View } from './schedules.ts';
import { createCollections } from './strategies-tanstack-db-collections.ts';

/**
 * - handlers: 'Persistence Handlers' of each list; only a move, which concerns two lists, is an action. No counts.
 * - actions: 'Complex Multi-Collection Actions'; the counts are rows that the same transaction changes.
 * - queue: the same by 'Queue Strategy', one write of an area after the other.
 */
type Recipe = 'handlers' | 'actions' | 'queue';

/** Makes a strategy of one of the documented recipes. */
export const tanstackDb =
  (recipe: Recipe): Strategy =>
  (server) => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
    const hasCounts = recipe !== 'handlers';
    const collections = createCollections(client, server, hasCounts);
    const { list1, list2, counts, affected, refetch, write, change, canChange } = collections;

    const act = createOptimisticAction<Operation>({
      onMutate: (operation) => void change(operation),
      mutationFn: write,
    });
    const queue = () =>
      createPacedMutations<Operation>({
        onMutate: change,
        mutationFn: ({ transaction }) => write(transaction.mutations[0].metadata as Operation),
        strategy: queueStrategy({ wait: 0 }),
      });
    const queues = { structure: queue(), notifications: queue() };
    const start = (operation: Operation) => {
      if (recipe === 'queue') return queues[areaOf[operation.mutation]](operation);
      return affected(operation).length > 1 ? act(operation) : change(operation);
    };
    const send = async (operation: Operation) => {
      // 'Bypass the Mutation System': a collection refuses to change what it has not loaded.
      const written = canChange(operation) ? start(operation)?.when('settled') : write(operation);
      try {
        await written;
      } catch {
        // It may also be rolled back because an earlier transaction of the same rows failed.
        server.giveUp(operation);
        // The pages do not say what follows a failure. The write may have been done, so the server is asked.
        await refetch(operation);
      }
    };

    const ignore = () => undefined;
    const rowsOf = (rows: Row[]) => rows.map(({ Id, Name }) => ({ Id, Name }));
    const shown: Record<QueryName, () => View[QueryName] | undefined> = {
      list1: () => (list1.isReady() ? rowsOf(list1.toArray) : undefined),
      list2: () => (list2.isReady() ? rowsOf(list2.toArray) : undefined),
      counts: () =>
        counts.isReady() ? Object.fromEntries(counts.toArray.map(({ list, count }) => [list, count])) : undefined,
      pages: ignore,
    };
    const subscribe: Record<QueryName, () => { unsubscribe(): void } | undefined> = {
      list1: () => list1.subscribeChanges(ignore),
      list2: () => list2.subscribeChanges(ignore),
      counts: () => (hasCounts ? counts.subscribeChanges(ignore) : undefined),
      pages: ignore,
    };
    return {
      // 'Server pagination with live queries' windows the rows of a collection; it has no pages of the server.
      offers: hasCounts ? ['counts', 'list1', 'list2'] : ['list1', 'list2'],
      // A collection is keyed; an order comes from a column, which these rows do not have.
      ordered: false,
      open: (name) => {
        const subscription = subscribe[name]();
        return () => subscription?.unsubscribe();
      },
      shown: (name) => shown[name]() as View[typeof name] | undefined,
      send: (operation) => void send(operation),
      refetch: (which, cancelRefetch) =>
        void client.refetchQueries(which === 'open' ? { type: 'active' } : {}, { cancelRefetch }),
      fetchNextPage: ignore,
      close: () => {
        for (const collection of [list1, list2, counts]) void collection.cleanup();
        client.clear();
      },
    };
  };
