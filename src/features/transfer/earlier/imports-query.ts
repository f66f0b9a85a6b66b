import { getListImportsInfiniteQueryOptions } from '#generated/hooks/transfer/transfer.ts';
import type { ImportPage } from '#generated/model/index.ts';

const PAGE_SIZE = 20;

/** Earlier imports, newest first, page after page. */
export const importsQuery = () =>
  getListImportsInfiniteQueryOptions(
    { pageSize: PAGE_SIZE },
    {
      query: {
        initialPageParam: 0,
        getNextPageParam: ({ Count }: ImportPage, _pages: unknown, offset: number | undefined = 0) =>
          offset + PAGE_SIZE < Count ? offset + PAGE_SIZE : undefined,
      },
    },
  );
