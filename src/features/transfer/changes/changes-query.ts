import {
  getReadImportChangesInfiniteQueryOptions,
  getReadImportCheckChangesInfiniteQueryOptions,
} from '#generated/hooks/transfer/transfer.ts';
import type { ImportChangePage } from '#generated/model/index.ts';

/** What was stored, or what a check found: the two that have changes to list. */
export type ChangesOf = { importId: number } | { checkId: string };

const PAGE_SIZE = 100;

const paged = {
  initialPageParam: 0,
  getNextPageParam: ({ Count }: ImportChangePage, _pages: unknown, offset: number | undefined = 0) =>
    offset + PAGE_SIZE < Count ? offset + PAGE_SIZE : undefined,
};

/** Both page alike; what a check found does not change any more. */
export const storedChangesQuery = (importId: number) =>
  getReadImportChangesInfiniteQueryOptions({ importId }, { pageSize: PAGE_SIZE }, { query: paged });
export const foundChangesQuery = (checkId: string) =>
  getReadImportCheckChangesInfiniteQueryOptions({ checkId }, { pageSize: PAGE_SIZE }, { query: paged });
