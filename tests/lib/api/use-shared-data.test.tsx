import { type DataTag, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSharedData } from '#src/lib/api/use-shared-data.ts';

const queryKey = ['shared'] as unknown as DataTag<readonly unknown[], string, unknown>;
const ask = vi.fn<() => Promise<string>>();
const optionsOf = () => ({ queryKey, queryFn: ask });
const Reader = () => <li>{useSharedData(optionsOf) ?? 'not yet'}</li>;

const readers = (client: QueryClient, names: string[]) => (
  <QueryClientProvider client={client}>
    {names.map((name) => (
      <Reader key={name} />
    ))}
  </QueryClientProvider>
);
const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('all that read a query share one observer, and are told of each answer', async () => {
  const client = new QueryClient();
  ask.mockResolvedValue('first');
  render(readers(client, ['a', 'b', 'c']));
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
  const { rerender } = render(readers(client, ['a']));
  await vi.waitFor(() => expect(texts()).toEqual(['first']));
  rerender(readers(client, []));
  client.clear();
  ask.mockResolvedValue('second');
  rerender(readers(client, ['a', 'b']));
  expect(texts()).toEqual(['not yet', 'not yet']);
  await vi.waitFor(() => expect(texts()).toEqual(['second', 'second']));
  ask.mockResolvedValue('third');
  rerender(readers(new QueryClient(), ['a']));
  await vi.waitFor(() => expect(texts()).toEqual(['third']));
});
