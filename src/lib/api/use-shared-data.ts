import { type DataTag, notifyManager, type QueryClient, QueryObserver, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

type SharedData = { subscribe(listener: () => void): () => void; data(): unknown };

const shared = new WeakMap<QueryClient, Map<unknown, SharedData>>();

/**
 * The data of a query that each row of a list may read: all of them share one observer, where an
 * observer of each took a third of the first rendering of the activity log. `optionsOf` is a
 * generated function without parameters; undefined until the answer is there.
 */
export function useSharedData<Data>(
  optionsOf: () => { queryKey: DataTag<readonly unknown[], Data, unknown> },
): Data | undefined {
  const client = useQueryClient();
  const { subscribe, data } = sharedDataOf(client, optionsOf);
  return useSyncExternalStore(subscribe, data, data) as Data | undefined;
}

function sharedDataOf(client: QueryClient, optionsOf: () => { queryKey: readonly unknown[] }): SharedData {
  const ofClient = shared.get(client) ?? new Map<unknown, SharedData>();
  shared.set(client, ofClient);
  const known = ofClient.get(optionsOf);
  if (known) return known;
  const options = client.defaultQueryOptions(optionsOf());
  const observer = new QueryObserver(client, options);
  const query = () => client.getQueryCache().get(options.queryHash);
  const made: SharedData = {
    subscribe(listener) {
      // nobody listened for a while, or who left had the cache emptied
      if (query() !== observer.getCurrentQuery()) observer.setOptions(options);
      return observer.subscribe(notifyManager.batchCalls(listener));
    },
    data: () => query()?.state.data,
  };
  ofClient.set(optionsOf, made);
  return made;
}
