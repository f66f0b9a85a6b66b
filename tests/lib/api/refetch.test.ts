import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createRefetch } from '#src/lib/api/refetch.ts';

/** Queries that are looked at, whose answers come when the test says so. */
function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const asked: { name: string; answer: (value: unknown) => void; fail: () => void }[] = [];
  const watch = (...queryKey: string[]) =>
    new QueryObserver(client, {
      queryKey,
      queryFn: () =>
        new Promise((answer, reject) =>
          asked.push({ name: queryKey.join(), answer, fail: () => reject(new Error('no')) }),
        ),
    }).subscribe(() => undefined);
  const refetch = createRefetch(client);
  const write = () => {
    refetch.begun('area');
    refetch.done('area', [['list']]);
  };
  const names = async () => {
    await new Promise((done) => setTimeout(done));
    return asked.map(({ name }) => name);
  };
  return { client, asked, watch, write, names };
}

test('[Q-R12] a first answer is let in, and then asked for once more, alone', async () => {
  const { client, asked, watch, write, names } = open();
  watch('list', 'under');
  asked[0]?.answer('under');
  expect(await names()).toEqual(['list,under']);
  watch('list');
  client.setQueryData(['list', 'under'], 'under');
  write();
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
  write();
  write();
  expect(await names()).toEqual(['list', 'list', 'list']);
  const failing = open();
  failing.watch('list');
  failing.write();
  failing.asked[0]?.fail();
  expect(await failing.names()).toEqual(['list']);
});
