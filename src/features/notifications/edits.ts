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
  clearNotification({ commentId, taggedId }) {
    const isIt = ({ CommentId, TaggedId }: Notification) => CommentId === commentId && TaggedId === taggedId;
    const holdsIt = ({ pages }: Pages) => pages.some(({ Data }) => Data.some(isIt));
    return [
      edit<Pages>(getListNotificationsInfiniteQueryKey(), (list) =>
        holdsIt(list)
          ? changedPages(list, ({ Data, Count }) => ({ Data: without(Data, isIt), Count: Count - 1 }))
          : list,
      ),
      edit<NotificationPage>(getListNotificationsQueryKey(), (page, shown) => {
        if (!shown<Pages>(getListNotificationsInfiniteQueryKey()).some(holdsIt)) return page;
        return { Data: without(page.Data, isIt), Count: page.Count - 1 };
      }),
    ];
  },
};
