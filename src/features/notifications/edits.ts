import type { InfiniteData } from '@tanstack/react-query';
import {
  getListNotificationsInfiniteQueryKey,
  getListNotificationsQueryKey,
} from '#generated/hooks/notifications/notifications.ts';
import type { Notification, NotificationPage } from '#generated/model/index.ts';
import { edit, type OptimisticEdits } from '#src/lib/api/edits.ts';

type Pages = InfiniteData<NotificationPage, number | undefined>;

/** Clearing takes the entry out of the list and out of every Count at once, the bell's too (document 1, section 4). */
export const notificationEdits: OptimisticEdits = {
  clearNotification({ commentId, taggedId }, shown) {
    const isIt = ({ CommentId, TaggedId }: Notification) => CommentId === commentId && TaggedId === taggedId;
    const list = edit<Pages>(getListNotificationsInfiniteQueryKey(), (pages) => without(pages, isIt));
    const isListed = shown<Pages>(getListNotificationsInfiniteQueryKey()).some(({ pages }) =>
      pages.some(({ Data }) => Data.some(isIt)),
    );
    if (!isListed) return [list];
    const count = edit<NotificationPage>(getListNotificationsQueryKey(), ({ Data, Count }) => ({
      Data: Data.filter((one) => !isIt(one)),
      Count: Math.max(0, Count - 1),
    }));
    return [list, count];
  },
};

function without(list: Pages, isIt: (one: Notification) => boolean): Pages {
  if (!list.pages.some(({ Data }) => Data.some(isIt))) return list;
  const pages = list.pages.map(({ Data, Count }) => ({ Data: Data.filter((one) => !isIt(one)), Count: Count - 1 }));
  return { ...list, pages };
}
