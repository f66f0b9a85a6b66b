/** What the strategies that work on the cache of a query client have in common: its observers and its mutations. */
import { InfiniteQueryObserver, MutationObserver, type QueryClient, QueryObserver } from '@tanstack/react-query';
import type { Change, MutationName, QueryName, Row, Strategy, View } from './schedules.ts';

type Page = { Data: Row[]; Count: number };
export type Pages = { pages: Page[]; pageParams: unknown[] };
type Setup = (refuse: (error: unknown) => void) => {
  client: QueryClient;
  /** Options of a mutation by name, its mutationFn given. */
  options(name: MutationName, mutationFn: (change: Change) => Promise<unknown>): object;
};

export const countsKey = ['listMilestones', 4] as const;
export const listKey = (list: number) => ['listActivities', list] as const;
export const pagesKey = ['infinite', 'listNotifications'] as const;
const keys: Record<QueryName, readonly unknown[]> = {
  counts: countsKey,
  list1: listKey(1),
  list2: listKey(2),
  pages: pagesKey,
};
const PAGE = 3;

/** Makes a strategy of a query client and the options of its mutations. */
export const onQueryClient =
  (setup: Setup): Strategy =>
  (server) => {
    const { client, options } = setup(() => undefined);
    const observe = (name: Exclude<QueryName, 'pages'>) =>
      new QueryObserver(client, {
        queryKey: keys[name],
        queryFn: ({ signal }): Promise<View[typeof name]> => server.read(name, signal),
      });
    const pages = new InfiniteQueryObserver(client, {
      queryKey: pagesKey,
      initialPageParam: 0,
      getNextPageParam: (_last: Page, all: Page[]) => all.length * PAGE,
      queryFn: async ({ signal, pageParam }) => {
        const { rows, count } = await server.read('pages', signal);
        return { Data: rows.slice(pageParam, pageParam + PAGE), Count: count };
      },
    });
    const observers = { counts: observe('counts'), list1: observe('list1'), list2: observe('list2'), pages };
    const shown = (name: QueryName) => {
      const data = client.getQueryData(keys[name]);
      if (name !== 'pages' || !data) return data;
      const loaded = (data as Pages).pages;
      return { rows: loaded.flatMap(({ Data }) => Data), count: loaded.at(-1)?.Count };
    };
    return {
      offers: ['counts', 'list1', 'list2', 'pages'],
      ordered: true,
      open: (name) => observers[name].subscribe(() => undefined),
      shown: (name) => shown(name) as View[typeof name] | undefined,
      send: (operation) => {
        const mutationFn = () => server.write(operation);
        const observer = new MutationObserver(client, options(operation.mutation, mutationFn) as never);
        observer.mutate(operation as never).catch(() => undefined);
      },
      refetch: (which, cancelRefetch) =>
        void client.refetchQueries(which === 'open' ? { type: 'active' } : {}, { cancelRefetch }),
      fetchNextPage: () => {
        if (pages.getCurrentResult().hasNextPage) void pages.fetchNextPage({ cancelRefetch: false });
      },
      close: () => client.clear(),
    };
  };
