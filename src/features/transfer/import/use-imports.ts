import { useMemo } from 'react';
import { useCalls } from '#src/lib/api/use-calls.ts';
import { useStore } from '#src/lib/store.ts';
import type { ImportRow } from './import-row.ts';
import { createImports, type Imports, importRows } from './import-store.ts';

/** The files of this visit, and what can be done with them. */
export function useImports(): { rows: readonly ImportRow[]; imports: Imports } {
  const calls = useCalls();
  const imports = useMemo(() => createImports(calls), [calls]);
  return { rows: useStore(importRows), imports };
}
