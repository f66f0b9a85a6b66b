import type { Query } from '@tanstack/react-query';

/** The data of an infinite query. */
export type Pages<Page = unknown> = { pages: Page[]; pageParams: unknown[] };

/** Query options of a list in pages of so many rows, each asked for by the offset of its first. */
export const pagesOf = (size: number) => ({
  initialPageParam: 0,
  getNextPageParam({ Count }: { Count: number }, _pages: unknown, offset: number | undefined = 0) {
    const next = offset + size;
    return next < Count ? next : undefined;
  },
});

/** Is a further page being fetched, and not the whole list anew? */
export function isNextPage({ state }: Query): boolean {
  const meta = state.fetchMeta as { fetchMore?: { direction?: string } } | null;
  return meta?.fetchMore?.direction === 'forward' && (state.data as Partial<Pages> | undefined)?.pages !== undefined;
}

/** The list without its pages from `count` on. */
export const firstPages = ({ pages, pageParams }: Pages, count: number): Pages => ({
  pages: pages.slice(0, count),
  pageParams: pageParams.slice(0, count),
});

/** `first` followed by the pages of `list` behind as many. */
export const followedBy = (first: Pages, list: Pages): Pages => ({
  pages: [...first.pages, ...list.pages.slice(first.pages.length)],
  pageParams: [...first.pageParams, ...list.pageParams.slice(first.pageParams.length)],
});
