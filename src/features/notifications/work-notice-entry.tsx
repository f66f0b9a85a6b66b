import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { getClearWorkNoticesMutationOptions } from '#generated/hooks/notifications/notifications.ts';
import type { WorkNotice } from '#generated/model/index.ts';
import { noticePlace, noticeWords } from '#rules/notice.ts';
import { cn } from '#src/first-screen/cn.ts';
import { useAccess } from '#src/lib/access/use-access.ts';
import { useCall } from '#src/lib/api/use-calls.ts';
import { formatTime } from '#src/lib/words.ts';
import { useReadAnew } from './use-read-anew.ts';

/** What happened to one's work; leads to the indicator or to the list with its filters. */
export function WorkNoticeEntry({ notice }: { notice: WorkNotice }) {
  const clear = useCall(getClearWorkNoticesMutationOptions);
  const isUnread = notice.ReadOn === null;
  const words = noticeWords(notice);
  const read = () => {
    if (isUnread) clear({ data: { Ids: [notice.Id] } }, { record: words });
  };
  return (
    <li>
      <PlaceLink notice={notice} onClick={read}>
        <span className={cn('flex gap-2', !isUnread && 'text-muted-foreground')}>
          <span className={cn('min-w-0 flex-1', isUnread && 'font-medium')}>
            {isUnread && <span className="sr-only">Unread: </span>}
            {words}
          </span>
          {isUnread && (
            <span
              aria-hidden="true"
              className="mt-1.5 size-2 shrink-0 rounded-full bg-primary forced-colors:bg-[Highlight]"
            />
          )}
        </span>
        {notice.Reason && <span className="line-clamp-2 text-xs text-muted-foreground">“{notice.Reason}”</span>}
        <time dateTime={notice.Date} className="text-xs text-muted-foreground">
          {formatTime(new Date(notice.Date))}
        </time>
      </PlaceLink>
    </li>
  );
}

type PlaceLinkProps = { notice: WorkNotice; onClick: () => void; children: ReactNode };

function PlaceLink({ notice, onClick, children }: PlaceLinkProps) {
  const { user } = useAccess();
  const readAnew = useReadAnew();
  const place = noticePlace(notice, user?.Id ?? 0);
  const shared = {
    onClick,
    className: '-mx-2 grid gap-0.5 rounded-md px-2 py-1.5 text-sm hover:bg-accent',
  };
  if (!('indicator' in place))
    return (
      <Link to="/dashboard" search={{ ...place.filters, currentUser: true }} {...shared}>
        {children}
      </Link>
    );
  return (
    <Link
      to="/countries/$countryId/indicator/$indicatorId"
      params={{ countryId: `${place.country}`, indicatorId: `${place.indicator}` }}
      {...shared}
      onClick={() => {
        readAnew({ countryId: place.country, indicatorId: place.indicator });
        onClick();
      }}
    >
      {children}
    </Link>
  );
}
