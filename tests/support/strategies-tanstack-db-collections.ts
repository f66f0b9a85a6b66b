/** The query collections that TanStack DB's strategies work on, and what an operation does to them. */
import { createCollection } from '@tanstack/db';
import { queryCollectionOptions } from '@tanstack/query-db-collection';
import type { QueryClient } from '@tanstack/react-query';
import type { Operation, Row, Server } from './schedules.ts';

type Parameters = { transaction: { mutations: { metadata?: unknown }[] } };

/** A collection for each list ('Business-Scoped Collection Factories') and, where wanted, one whose rows are the counts. */
export function createCollections(queryClient: QueryClient, server: Server, hasCounts: boolean) {
  const write = async (operation: Operation) => {
    await server.write(operation);
    await refetch(operation);
  };
  // The operation travels as metadata. The handler refetches itself ('v1.0 Behavior'), so the collection must not.
  const persist = async ({ transaction }: Parameters) => {
    await write(transaction.mutations[0]?.metadata as Operation);
    return { refetch: false };
  };
  const createList = (name: 'list1' | 'list2') =>
    createCollection(
      queryCollectionOptions({
        queryKey: [name],
        queryFn: ({ signal }) => server.read(name, signal),
        queryClient,
        getKey: ({ Id }: Row) => Id,
        onInsert: persist,
        onUpdate: persist,
        onDelete: persist,
      }),
    );
  const [list1, list2] = [createList('list1'), createList('list2')];
  const counts = createCollection(
    queryCollectionOptions({
      queryKey: ['counts'],
      queryFn: async ({ signal }) =>
        Object.entries(await server.read('counts', signal)).map(([list, count]) => ({ list: Number(list), count })),
      queryClient,
      getKey: ({ list }) => list,
    }),
  );
  const listOf = (list: number) => (list === 1 ? list1 : list2);
  const canCount = (list: number) => hasCounts && counts.has(list);

  const count = (list: number, by: number, metadata: Operation) => {
    if (!canCount(list)) return;
    counts.update(list, { metadata }, (draft) => {
      draft.count += by;
    });
  };
  const insert = (list: number, row: Row, metadata: Operation) => {
    count(list, 1, metadata);
    return listOf(list).insert(row, { metadata });
  };
  const remove = (list: number, Id: number, metadata: Operation) => {
    count(list, -1, metadata);
    return listOf(list).has(Id) ? listOf(list).delete(Id, { metadata }) : undefined;
  };
  const affected = (operation: Operation) => [
    listOf(operation.list),
    ...(operation.kind === 'move' ? [listOf(operation.to)] : []),
    ...(hasCounts && operation.kind !== 'rename' ? [counts] : []),
  ];
  const refetch = (operation: Operation) => Promise.all(affected(operation).map(({ utils }) => utils.refetch()));

  return {
    list1,
    list2,
    counts,
    /** The collections that an operation changes. */
    affected,
    refetch,
    /** Sends an operation to the server and refetches what it changed. */
    write,
    /** Shows an operation; outside an action the collection's handler then writes it. */
    change: (operation: Operation) => {
      const { kind, list, Id } = operation;
      if (kind === 'add') return insert(list, { Id, Name: operation.Name }, operation);
      if (kind === 'remove') return remove(list, Id, operation);
      if (kind === 'rename')
        return listOf(list).update(Id, { metadata: operation }, (draft) => {
          draft.Name = operation.Name;
        });
      remove(list, Id, operation);
      return insert(operation.to, { Id, Name: `moved ${Id}` }, operation);
    },
    /** Whether `change` would change a row: a transaction without one is never written. */
    canChange: ({ kind, list, Id, ...operation }: Operation) => {
      const row = listOf(list).get(Id);
      if (kind === 'rename') return row !== undefined && 'Name' in operation && row.Name !== operation.Name;
      return kind !== 'remove' || row !== undefined || canCount(list);
    },
  };
}
