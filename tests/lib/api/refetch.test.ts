import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { pagesOf } from '#src/lib/api/pages.ts';
import { createRefetch } from '#src/lib/api/refetch.ts';

/** Queries that are looked at, whose answers come when the test says so. */
function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const asked: { name: string; answer: (value: unknown) => void; fail: () => void }[] = [];
  const queryFn = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    new Promise<never>((answer, reject) =>
      asked.push({
        name: queryKey.join(),
        answer: answer as (value: unknown) => void,
        fail: () => reject(new Error('no')),
      }),
    );
  const watch = (...queryKey: string[]) => new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);
  const watchPages = (...queryKey: string[]) => {
    const observer = new InfiniteQueryObserver(client, { queryKey, queryFn, ...pagesOf(1) });
    observer.subscribe(() => undefined);
    return observer;
  };
  const refetch = createRefetch(client);
  const write = (...keys: string[][]) => {
    refetch.begun('area');
    refetch.done('area', keys);
  };
  const names = async () => {
    await new Promise((done) => setTimeout(done));
    return asked.map(({ name }) => name);
  };
  return { client, asked, queryFn, watch, watchPages, write, names };
}

test('[Q-R12] a first answer is let in, and then asked for once more, alone', async () => {
  const { client, asked, watch, write, names } = open();
  watch('list', 'under');
  asked[0]?.answer('under');
  expect(await names()).toEqual(['list,under']);
  watch('list');
  client.setQueryData(['list', 'under'], 'under');
  write(['list']);
  asked.at(-1)?.answer('under');
  expect(await names()).toEqual(['list,under', 'list', 'list,under']);
  client.setQueryData(['list'], 'shown');
  expect(await names()).toHaveLength(3);
  asked[1]?.answer('old');
  expect(await names()).toEqual(['list,under', 'list', 'list,under', 'list']);
  asked[3]?.answer('new');
  expect(await names()).toHaveLength(4);
});

test('[Q-R12] a refetch that is under way is asked for anew, and what failed at first is not', async () => {
  const { asked, watch, write, names } = open();
  watch('list');
  asked[0]?.answer('old');
  await names();
  write(['list']);
  write(['list']);
  expect(await names()).toEqual(['list', 'list', 'list']);
  const failing = open();
  failing.watch('list');
  failing.write(['list']);
  failing.asked[0]?.fail();
  expect(await failing.names()).toEqual(['list']);
});

test('[Q-R12] a further page is let in, and then the list is asked for anew, once', async () => {
  const { client, asked, queryFn, watchPages, write, names } = open();
  const list = watchPages('list');
  asked[0]?.answer({ Count: 2 });
  await names();
  void list.fetchNextPage();
  write(['list']);
  expect(await names()).toHaveLength(2);
  asked[1]?.answer({ Count: 2 });
  expect(await names()).toHaveLength(3);
  expect(list.getCurrentResult().data?.pages).toHaveLength(2);
  write(['other']);
  expect(await names()).toHaveLength(3);
  // nobody looks at it, so that it is only known to be stale
  void client.prefetchQuery({ queryKey: ['other'], queryFn });
  write(['other']);
  asked[3]?.answer('old');
  expect(await names()).toHaveLength(4);
  expect(client.getQueryState(['other'])?.isInvalidated).toBe(true);
});
