/** The two ways to work optimistically on a query client that are compared on the same schedules. */
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { type Edit, edit, type OptimisticEdits } from '#src/lib/api/edits.ts';
import { createApiClient } from '#src/lib/api/query-client.ts';
import { callsOf } from '#src/lib/api/writes.ts';
import { areaOf, type Change, effects, LISTS, type MutationName, type Row } from './schedules.ts';
import { countsKey, listKey, onQueryClient, type Pages, pagesKey } from './strategies-query-client.ts';

/** What each change does to the cached responses: written once, used by both strategies. */
function editsOf(change: Change): Edit[] {
  const lists = LISTS.filter((list) => change.list === list || (change.kind === 'move' && change.to === list));
  const onPages = edit<Pages>(pagesKey, (pages) => ({
    ...pages,
    pages: pages.pages.map((page) => changePage(page, change)),
  }));
  return [
    ...lists.map((list) => edit<Row[]>(listKey(list), (rows) => effects.list(rows, list, change))),
    ...(change.kind === 'rename'
      ? []
      : [edit<Record<number, number>>(countsKey, (counts) => effects.counts(counts, change))]),
    ...(lists.includes(1) ? [onPages] : []),
  ];
}

function changePage({ Data, Count }: { Data: Row[]; Count: number }, change: Change) {
  const enters = (change.kind === 'add' && change.list === 1) || (change.kind === 'move' && change.to === 1);
  const by = effects.counts({ 1: 0 }, change)[1] ?? 0;
  return { Data: enters ? Data : effects.list(Data, 1, change), Count: Count + by };
}

/** Ours: the overlay of pending operations. */
export const overlay = onQueryClient((refuse) => {
  const edits = {
    createActivity: editsOf,
    updateActivity: editsOf,
    deleteActivity: editsOf,
    clearNotification: editsOf,
  };
  const client = createApiClient(edits as unknown as OptimisticEdits, { failed: ({ error }) => refuse(error) });
  // The writes of the schedules are built without it.
  callsOf(client);
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  return {
    client,
    options: (name, mutationFn) => ({ ...client.defaultMutationOptions({ mutationKey: [name] }), mutationFn }),
  };
});

/** The library's documented recipe: cancel, snapshot, set; on error set the snapshot back; on settled invalidate. */
export const snapshots = onQueryClient((refuse) => {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
  });
  const options = (name: MutationName, mutationFn: (change: Change) => Promise<unknown>) => ({
    mutationKey: [name],
    mutationFn,
    scope: { id: areaOf[name] },
    onMutate: async (change: Change) => {
      const changes = editsOf(change);
      await Promise.all(changes.map(({ key }) => client.cancelQueries({ queryKey: key })));
      const before = changes.flatMap(({ key }) => client.getQueriesData({ queryKey: key }));
      for (const { key, change: apply } of changes)
        client.setQueriesData({ queryKey: key }, (old: unknown) =>
          old === undefined ? old : apply(old, () => [], key),
        );
      return { before };
    },
    onError: (error: Error, _change: Change, context: { before: [QueryKey, unknown][] } | undefined) => {
      for (const [key, data] of context?.before ?? []) client.setQueryData(key, data);
      refuse(error);
    },
    onSettled: (_data: unknown, _error: unknown, change: Change) =>
      Promise.all(editsOf(change).map(({ key }) => client.invalidateQueries({ queryKey: key }))),
  });
  return { client, options };
});
