// The package's own types declare the meta of every query of the program that includes them; these leave the product's alone.
import type { CollectionConfig } from '@tanstack/db';
import type { QueryClient } from '@tanstack/react-query';

type Handler = (parameters: { transaction: { mutations: { metadata?: unknown }[] } }) => Promise<unknown>;

export function queryCollectionOptions<Row extends object>(config: {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<Row[]>;
  queryClient: QueryClient;
  getKey: (row: Row) => string | number;
  onInsert?: Handler;
  onUpdate?: Handler;
  onDelete?: Handler;
}): CollectionConfig<Row, string | number, never, { refetch: () => Promise<unknown> }> & {
  schema?: never;
  utils: { refetch: () => Promise<unknown> };
};
