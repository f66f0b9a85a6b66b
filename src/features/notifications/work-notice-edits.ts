import type { InfiniteData, QueryKey } from '@tanstack/react-query';
import {
  getListNotificationsQueryKey,
  getListWorkNoticesInfiniteQueryKey,
} from '#generated/hooks/notifications/notifications.ts';
import type { NotificationPage, WorkNotice, WorkNoticePage } from '#generated/model/index.ts';
import { edit, type OptimisticEdits } from '#src/lib/api/edits.ts';
import { changedPages, mapped, without } from '#src/lib/api/rows.ts';

type Pages = InfiniteData<WorkNoticePage, number | undefined>;

/**
 * Cleared notices leave the unread ones and the bell's count at once, and are read in the others.
 */
export const workNoticeEdits: OptimisticEdits = {
  clearWorkNotices({ data: { Ids } }, { startedOn, mayBeStored }) {
    const isMeant = ({ Id, ReadOn }: WorkNotice) => ReadOn === null && (Ids === null || Ids.includes(Id));
    return [
      edit<NotificationPage>(getListNotificationsQueryKey(), (page, shown) => {
        const { UnreadWorkNotices: unread } = page;
        if (unread === undefined) return page;
        const lists = shown<Pages>(getListWorkNoticesInfiniteQueryKey());
        const listed = new Set(
          lists.flatMap(({ pages }) => pages.flatMap(({ Data }) => Data.filter(isMeant))).map(({ Id }) => Id),
        );
        // what is tried again after the list has left the cache may have been cleared
        const meant = lists.length > 0 ? listed.size : mayBeStored ? 0 : (Ids?.length ?? 0);
        return { ...page, UnreadWorkNotices: Ids === null ? 0 : Math.max(0, unread - meant) };
      }),
      edit<Pages>(getListWorkNoticesInfiniteQueryKey(), (list, _shown, key) =>
        changedPages(list, ({ Data, Count }) => {
          if (!isUnreadOnly(key))
            return { Data: mapped(Data, (one) => (isMeant(one) ? { ...one, ReadOn: startedOn } : one)), Count };
          const left = without(Data, isMeant);
          return { Data: left, Count: Ids === null ? 0 : Count - (Data.length - left.length) };
        }),
      ),
    ];
  },
};

const isUnreadOnly = (key: QueryKey): boolean => key.some((part) => (part as { unread?: boolean })?.unread === true);
