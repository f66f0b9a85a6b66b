import type { InfiniteData } from '@tanstack/react-query';
import { getListNotificationsInfiniteQueryKey } from '#generated/hooks/notifications/notifications.ts';
import type { NotificationPage } from '#generated/model/index.ts';
import { edit, type OptimisticEdits } from '#src/lib/api/edits.ts';

type Pages = InfiniteData<NotificationPage, number | undefined>;

/** Clearing takes the entry out of the list and out of the Count at once (document 1, section 4). */
export const notificationEdits: OptimisticEdits = {
  clearNotification: ({ commentId, taggedId }) => [
    edit<Pages>(getListNotificationsInfiniteQueryKey(), (list) => without(list, commentId, taggedId)),
  ],
};

function without(list: Pages, commentId: number, taggedId: number): Pages {
  const pages = list.pages.map(({ Data, Count }) => ({
    Data: Data.filter((one) => one.CommentId !== commentId || one.TaggedId !== taggedId),
    Count: Count - 1,
  }));
  const isListed = pages.some(({ Data }, page) => Data.length !== list.pages[page]?.Data.length);
  return isListed ? { ...list, pages } : list;
}
