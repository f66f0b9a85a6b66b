import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { NotificationPage } from '#generated/model/index.ts';
import { ReadError } from '#src/components/read-error.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { LoadMore } from '#src/components/ui/load-more.tsx';
import { NotificationEntry } from './notification-entry.tsx';
import { notificationsQuery } from './notifications-query.ts';
import { NotificationsSkeleton } from './notifications-skeleton.tsx';
import { useKnownUnread } from './use-unread.ts';

/** What one was tagged in, newest first (requirements A2.4); its title is the panel's. */
export function NotificationsList() {
  const query = useInfiniteQuery(notificationsQuery());
  const { data, error, refetch, hasNextPage } = query;
  const list = useRef<HTMLDivElement>(null);
  useFollowCount(data?.pages[0]?.Count, () => void refetch({ cancelRefetch: false }));

  if (error && !data) return <ReadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <NotificationsSkeleton />;
  const entries = entriesOf(data.pages);
  return (
    <div ref={list} tabIndex={-1}>
      {entries.length > 0 ? (
        <ul aria-label="Notifications" className="divide-y">
          {entries.map((one) => (
            <NotificationEntry
              key={one.CommentId}
              notification={one}
              onCleared={(entry) => focusBeside(entry, list.current)}
            />
          ))}
        </ul>
      ) : (
        !hasNextPage && <EmptyState title="No notifications found." />
      )}
      <LoadMore shown={entries.length} count={data.pages.at(-1)?.Count ?? 0} query={query} />
    </div>
  );
}

/** When the bell has learnt of more, or of fewer cleared elsewhere, the list is fetched again. */
function useFollowCount(listed: number | undefined, onChange: () => void) {
  const known = useKnownUnread()?.mentions;
  const follow = useEffectEvent(() => listed !== undefined && known !== listed && onChange());
  useEffect(() => {
    if (known !== undefined) follow();
  }, [known]);
}

/** Each entry once, though one may come twice where others were cleared between two pages. */
const entriesOf = (pages: NotificationPage[]) => [
  ...new Map(pages.flatMap(({ Data }) => Data).map((one) => [one.CommentId, one])).values(),
];

/**
 * The focus was on an entry that is about to go: the next one takes it, or the one before, or the
 * list.
 */
function focusBeside(entry: HTMLElement, list: HTMLElement | null) {
  const next = entry.nextElementSibling ?? entry.previousElementSibling;
  (next?.querySelector('button') ?? list)?.focus();
}
