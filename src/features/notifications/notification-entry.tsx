import { Link } from '@tanstack/react-router';
import { useId, useRef } from 'react';
import { getClearNotificationMutationOptions } from '#generated/hooks/notifications/notifications.ts';
import type { Notification } from '#generated/model/index.ts';
import { Button } from '#src/components/ui/button.tsx';
import { useCall } from '#src/lib/api/use-calls.ts';
import { formatMonthAndDay } from '#src/lib/date-words.ts';
import { useReadAnew } from './use-read-anew.ts';

type NotificationEntryProps = { notification: Notification; onCleared: (entry: HTMLElement) => void };

/** '{author} has tagged you', where and when; leads to the comment. */
export function NotificationEntry({ notification, onCleared }: NotificationEntryProps) {
  const clear = useCall(getClearNotificationMutationOptions);
  const readAnew = useReadAnew();
  const entry = useRef<HTMLLIElement>(null);
  const wordsId = useId();
  const { CommentId: commentId, TaggedId: taggedId, GlobalCountryId, IndicatorId } = notification;

  return (
    <li ref={entry} className="flex items-start gap-1 py-1">
      <Link
        to="/countries/$countryId/indicator/$indicatorId"
        params={{ countryId: `${GlobalCountryId}`, indicatorId: `${IndicatorId}` }}
        search={{ commentId }}
        onClick={() => readAnew({ countryId: GlobalCountryId, indicatorId: IndicatorId })}
        className="-ml-2 grid min-w-0 flex-1 grid-cols-1 gap-0.5 rounded-md px-2 py-1.5 text-sm hover:bg-accent"
      >
        <span id={wordsId} className="font-medium">
          {notification.AuthorName} has tagged you
        </span>
        <span className="truncate text-xs text-muted-foreground" title={notification.SnapshotName}>
          {notification.SnapshotName}
        </span>
        <span className="flex justify-between gap-2 text-xs text-muted-foreground">
          <span className="truncate">{notification.CountryName}</span>
          <time dateTime={notification.DateCreated} className="shrink-0">
            {formatMonthAndDay(notification.DateCreated)}
          </time>
        </span>
      </Link>
      <Button
        variant="ghost"
        size="sm"
        className="text-muted-foreground hover:text-foreground"
        aria-describedby={wordsId}
        onClick={() => {
          if (entry.current) onCleared(entry.current);
          clear({ commentId, taggedId }, { record: recordOf(notification) });
        }}
      >
        Clear
      </Button>
    </li>
  );
}

const recordOf = ({ AuthorName, SnapshotName, CountryName }: Notification) =>
  `${AuthorName} on ${SnapshotName}, ${CountryName}`;
