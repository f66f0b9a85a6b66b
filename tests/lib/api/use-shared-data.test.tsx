import { type DataTag, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSharedData } from '#src/lib/api/use-shared-data.ts';

const queryKey = ['shared'] as unknown as DataTag<readonly unknown[], string, unknown>;
const ask = vi.fn<() => Promise<string>>();
const optionsOf = () => ({ queryKey, queryFn: ask });
const Reader = () => <li>{useSharedData(optionsOf) ?? 'not yet'}</li>;

const readers = (client: QueryClient, count: number) => (
  <QueryClientProvider client={client}>
    {Array.from({ length: count }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves
      <Reader key={at} />
    ))}
  </QueryClientProvider>
);
const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('all that read a query share one observer, and are told of each answer', async () => {
  const client = new QueryClient();
  ask.mockResolvedValue('first');
  render(readers(client, 3));
  expect(texts()).toEqual(['not yet', 'not yet', 'not yet']);
  await vi.waitFor(() => expect(texts()).toEqual(['first', 'first', 'first']));
  expect(ask).toHaveBeenCalledTimes(1);
  expect(client.getQueryCache().find({ queryKey })?.getObserversCount()).toBe(1);
  ask.mockResolvedValue('second');
  await act(() => client.invalidateQueries({ queryKey }));
  await vi.waitFor(() => expect(texts()).toEqual(['second', 'second', 'second']));
});

test('whoever comes after the cache was emptied asks anew; another client has its own', async () => {
  const client = new QueryClient();
  ask.mockResolvedValue('first');
  const { rerender } = render(readers(client, 1));
  await vi.waitFor(() => expect(texts()).toEqual(['first']));
  rerender(readers(client, 0));
  client.clear();
  ask.mockResolvedValue('second');
  rerender(readers(client, 2));
  expect(texts()).toEqual(['not yet', 'not yet']);
  await vi.waitFor(() => expect(texts()).toEqual(['second', 'second']));
  ask.mockResolvedValue('third');
  rerender(readers(new QueryClient(), 1));
  await vi.waitFor(() => expect(texts()).toEqual(['third']));
});
