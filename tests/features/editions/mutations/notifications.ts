import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { getClearNotificationMutationOptions } from '#generated/hooks/notifications/notifications.ts';
import type { NotificationPage } from '#generated/model/index.ts';
import { notificationsQuery } from '#src/features/notifications/notifications-query.ts';
import { call, type MutationRow, shownAnswer } from '../../../support/mutation-row.ts';

const list = notificationsQuery();
const clear = (commentId: number) =>
  call('clearNotification', getClearNotificationMutationOptions(), { commentId, taggedId: 2 });

const look = (client: QueryClient) =>
  shownAnswer<InfiniteData<NotificationPage>>(client, list).pages.map(({ Data, Count }) => ({
    comments: Data.map(({ CommentId }) => CommentId),
    Count,
  }));

export const rows: MutationRow[] = [
  {
    ...clear(8877),
    features: 'S44, S104',
    reads: [list],
    look,
    shown: [{ comments: [9001, 8640], Count: 2 }],
    others: [clear(9001), clear(8640)],
  },
];
