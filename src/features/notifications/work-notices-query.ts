import { getListWorkNoticesInfiniteQueryOptions } from '#generated/hooks/notifications/notifications.ts';

const PAGE_SIZE = 10;

/** What happened to one's work: what is unread, or everything. */
export const workNoticesQuery = (unread: boolean) =>
  getListWorkNoticesInfiniteQueryOptions(
    { unread, pageSize: PAGE_SIZE },
    {
      query: {
        initialPageParam: 0,
        getNextPageParam: ({ Count }, _pages, offset = 0) => {
          const next = offset + PAGE_SIZE;
          return next < Count ? next : undefined;
        },
      },
    },
  );
