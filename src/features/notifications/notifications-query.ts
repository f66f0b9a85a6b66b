import { getListNotificationsInfiniteQueryOptions } from '#generated/hooks/notifications/notifications.ts';

/** Notifications a page in the panel (requirements A9). */
const PAGE_SIZE = 10;

/** The panel's one query: pages of ten, as long as there are more. */
export const notificationsQuery = () =>
  getListNotificationsInfiniteQueryOptions(
    { pageSize: PAGE_SIZE },
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
