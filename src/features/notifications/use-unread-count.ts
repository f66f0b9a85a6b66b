import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getListNotificationsQueryOptions } from '#generated/hooks/notifications/notifications.ts';
import type { NotificationPage } from '#generated/model/index.ts';

/**
 * How often the count is looked at while the window is in view, in milliseconds; also whenever one
 * comes back to it.
 */
const EVERY = 60_000;
/** The first look waits until the page is idle, at most this long, in milliseconds. */
const PATIENCE = 2000;

/**
 * How many mentions and notices of work are not cleared yet; undefined until the first response. It
 * asks for one row, and fails in silence.
 */
export function useUnreadCount(): Unread | undefined {
  const isIdle = useIdle();
  const { data } = useQuery({ ...countQuery(), enabled: isIdle, refetchInterval: EVERY });
  return unreadOf(data);
}

/** `work` is absent where the server has no notices of work. */
export type Unread = { mentions: number; work: number | undefined };

export const unreadOf = (page: NotificationPage | undefined): Unread | undefined =>
  page && { mentions: page.Count, work: page.UnreadWorkNotices };

export const countQuery = () =>
  getListNotificationsQueryOptions({ pageSize: 1 }, { query: { meta: { background: true } } });

/**
 * True once the browser has had nothing to do, so that what the page itself asks for goes first.
 */
function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const goOn = () => setIsIdle(true);
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(goOn, PATIENCE / 2);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(goOn, { timeout: PATIENCE });
    return () => cancelIdleCallback(handle);
  }, []);
  return isIdle;
}
