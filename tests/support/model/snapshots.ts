import { MutationCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { clientOperations } from '#generated/client-operations.ts';
import { edits } from '#src/app/edits.ts';
import { newWrite } from '#src/lib/api/calls.ts';
import type { Edit, Shown, Write } from '#src/lib/api/edits.ts';
import type { Heard } from './client.ts';
import type { WriteId } from './operation.ts';

type AnyEdits = Record<WriteId, (variables: unknown, write: Write) => Edit[]>;
type Before = [QueryKey, unknown][];

/**
 * The library's documented recipe with the same edits: cancel, snapshot, set; on error set back; on
 * settled invalidate.
 */
export function createSnapshotClient({ failed }: Heard): QueryClient {
  const shown: Shown = <T>(queryKey: QueryKey) =>
    client.getQueriesData<T>({ queryKey }).flatMap(([, data]) => (data === undefined ? [] : [data]));
  const editsOf = (id: WriteId, variables: unknown) => (edits as unknown as AnyEdits)[id](variables, newWrite());
  const client = new QueryClient({
    mutationCache: new MutationCache({
      onError: (error, _variables, _before, { options }) =>
        failed({ operationId: options.mutationKey?.[0] as WriteId, error, kind: 'write' }, { notice: { message: '' } }),
    }),
    defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
  });
  for (const [name, { area }] of Object.entries(clientOperations)) {
    const id = name as WriteId;
    client.setMutationDefaults([id], {
      scope: { id: area },
      onMutate: async (variables: unknown) => {
        const changes = editsOf(id, variables);
        await Promise.all(changes.map(({ key }) => client.cancelQueries({ queryKey: key })));
        const before: Before = changes.flatMap(({ key }) => client.getQueriesData({ queryKey: key }));
        for (const { key, change } of changes)
          client.setQueriesData({ queryKey: key }, (old: unknown) =>
            old === undefined ? old : change(old, shown, key),
          );
        return before;
      },
      onError: (_error: Error, _variables: unknown, before) => {
        for (const [key, data] of (before as Before | undefined) ?? []) client.setQueryData(key, data);
      },
      onSettled: (_data, _error, variables) =>
        Promise.all(editsOf(id, variables).map(({ key }) => client.invalidateQueries({ queryKey: key }))),
    });
  }
  return client;
}
