import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { ImportRow } from './import-row.ts';
import { createImports, type Imports } from './import-store.ts';

const stores = new WeakMap<QueryClient, Imports>();

/** The files of this visit, and what can be done with them. */
export function useImports(): { rows: readonly ImportRow[]; imports: Imports } {
  const client = useQueryClient();
  const imports = stores.get(client) ?? createImports(client);
  stores.set(client, imports);
  return { rows: useSyncExternalStore(imports.subscribe, imports.rows), imports };
}
