import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { getClearWorkNoticesMutationOptions } from '#generated/hooks/notifications/notifications.ts';
import type { WorkNotice } from '#generated/model/index.ts';
import { ReadError } from '#src/components/read-error.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { LoadMore } from '#src/components/ui/load-more.tsx';
import { SegmentedControl } from '#src/components/ui/segmented-control.tsx';
import { useCall } from '#src/lib/api/use-calls.ts';
import { formatDayOf } from '#src/lib/date-words.ts';
import { NotificationsSkeleton } from './notifications-skeleton.tsx';
import { useKnownUnread } from './use-unread.ts';
import { WorkNoticeEntry } from './work-notice-entry.tsx';
import { workNoticesQuery } from './work-notices-query.ts';

const WHICH = [
  { value: 'unread', label: 'Unread' },
  { value: 'all', label: 'All' },
] as const;

/** What happened to one's work, by day [B8]. */
export function WorkNoticesList() {
  const [which, setWhich] = useState<'unread' | 'all'>('unread');
  const clear = useCall(getClearWorkNoticesMutationOptions);
  const unread = useKnownUnread()?.work ?? 0;
  return (
    <section aria-label="My work">
      <div className="flex items-center justify-between gap-2 pb-1">
        <SegmentedControl
          legend="Which notifications"
          hideLegend
          options={WHICH}
          value={which}
          onValueChange={setWhich}
        />
        <Button
          variant="ghost"
          size="sm"
          blocked={unread === 0 && 'Everything is read.'}
          onClick={() => clear({ data: { Ids: null } }, { record: 'All notifications of your work' })}
        >
          Clear all
        </Button>
      </div>
      <Notices key={which} unreadOnly={which === 'unread'} />
    </section>
  );
}

function Notices({ unreadOnly }: { unreadOnly: boolean }) {
  const query = useInfiniteQuery(workNoticesQuery(unreadOnly));
  const { data, error, refetch, hasNextPage } = query;
  useFollowCount(() => void refetch({ cancelRefetch: false }));
  if (error && !data) return <ReadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <NotificationsSkeleton />;
  const notices = [...new Map(data.pages.flatMap(({ Data }) => Data).map((one) => [one.Id, one])).values()];
  return (
    <>
      {[...Map.groupBy(notices, ({ Date: at }) => formatDayOf(at))].map(([day, ofDay]) => (
        <Day key={day} day={day} notices={ofDay} />
      ))}
      {notices.length === 0 && !hasNextPage && (
        <EmptyState title={unreadOnly ? 'Nothing new about your work.' : 'Nothing has happened to your work yet.'} />
      )}
      <LoadMore shown={notices.length} count={data.pages.at(-1)?.Count ?? 0} query={query} />
    </>
  );
}

function Day({ day, notices }: { day: string; notices: WorkNotice[] }) {
  const id = useId();
  return (
    <div className="pt-2">
      <h3 id={id} className="text-xs font-semibold text-muted-foreground">
        {day === formatDayOf(new Date().toISOString()) ? 'Today' : day}
      </h3>
      <ul aria-labelledby={id} className="divide-y">
        {notices.map((one) => (
          <WorkNoticeEntry key={one.Id} notice={one} />
        ))}
      </ul>
    </div>
  );
}

/** When the bell has learnt of more, the list is fetched again. */
function useFollowCount(onMore: () => void) {
  const unread = useKnownUnread()?.work;
  const [before, setBefore] = useState(unread);
  const more = useEffectEvent(onMore);
  useEffect(() => {
    if (unread !== undefined && before !== undefined && unread > before) more();
    setBefore(unread);
  }, [unread, before]);
}
