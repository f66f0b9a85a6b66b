import type { InfiniteData } from '@tanstack/react-query';
import {
  getListNotificationsInfiniteQueryKey,
  getListNotificationsQueryKey,
} from '#generated/hooks/notifications/notifications.ts';
import type { Notification, NotificationPage } from '#generated/model/index.ts';
import { edit, type OptimisticEdits } from '#src/lib/api/edits.ts';
import { changedPages, without } from '#src/lib/api/rows.ts';

type Pages = InfiniteData<NotificationPage, number | undefined>;

/**
 * Clearing takes the entry out of the list and out of every Count at once, the bell's too [S104].
 */
export const notificationEdits: OptimisticEdits = {
  clearNotification({ commentId, taggedId }, { mayBeStored }) {
    const isIt = ({ CommentId, TaggedId }: Notification) => CommentId === commentId && TaggedId === taggedId;
    const holdsIt = ({ pages }: Pages) => pages.some(({ Data }) => Data.some(isIt));
    return [
      edit<Pages>(getListNotificationsInfiniteQueryKey(), (list) =>
        holdsIt(list)
          ? changedPages(list, (page) => ({ ...page, Data: without(page.Data, isIt), Count: page.Count - 1 }))
          : list,
      ),
      edit<NotificationPage>(getListNotificationsQueryKey(), (page, shown) => {
        const lists = shown<Pages>(getListNotificationsInfiniteQueryKey());
        // what is tried again after the list has left the cache was listed, and was not cleared
        const isListed = lists.length === 0 ? !mayBeStored : lists.some(holdsIt);
        if (!isListed) return page;
        return { ...page, Data: without(page.Data, isIt), Count: page.Count - 1 };
      }),
    ];
  },
};
