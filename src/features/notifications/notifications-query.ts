import { getListNotificationsInfiniteQueryOptions } from '#generated/hooks/notifications/notifications.ts';
import { pagesOf } from '#src/lib/api/pages.ts';

/** Notifications a page in the panel (requirements A9). */
const PAGE_SIZE = 10;

/** The panel's one query: pages of ten, as long as there are more. */
export const notificationsQuery = () =>
  getListNotificationsInfiniteQueryOptions({ pageSize: PAGE_SIZE }, { query: pagesOf(PAGE_SIZE) });
