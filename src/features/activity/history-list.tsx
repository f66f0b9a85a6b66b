import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ActivityEvent } from '#generated/model/index.ts';
import { ReadError } from '#src/components/read-error.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { LoadMore } from '#src/components/ui/load-more.tsx';
import { type ActivityPages, countWords, eventKey, eventsOf } from './activity-pages.ts';
import { EventLine } from './event-line.tsx';
import { HistoryLoading } from './history-loading.tsx';

type HistoryListProps = {
  query: UseInfiniteQueryResult<ActivityPages, Error>;
  /** 'Nothing was changed here yet.' */
  empty: string;
  /** The heading that an event stands under; none where all are one list. */
  groupOf?: (event: ActivityEvent) => string;
  /** Stands first, though nothing may have happened in it of late. */
  firstGroup?: string;
  /** Where an event was, as far as the page does not say it. */
  placeOf?: (event: ActivityEvent) => ReactNode;
};

/** What was changed about one thing, newest first (requirements B44). */
export function HistoryList({ query, empty, groupOf = () => '', firstGroup, placeOf }: HistoryListProps) {
  const { data, error, refetch } = query;
  if (error && !data) return <ReadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <HistoryLoading />;
  const events = eventsOf(data);
  if (events.length === 0) return <EmptyState title={empty} />;
  return (
    <>
      {grouped(events, groupOf, firstGroup).map(([group, own]) => (
        <section key={group} {...(group && { 'aria-label': group })}>
          {group && <h3 className={headingClasses}>{group}</h3>}
          <ul className="divide-y">
            {own.map((event) => (
              <EventLine key={eventKey(event)} event={event} place={placeOf?.(event)} />
            ))}
          </ul>
        </section>
      ))}
      <LoadMore
        shown={events.length}
        count={data.pages.at(-1)?.Count ?? 0}
        countWords={countWords(data.pages.at(-1)?.Count ?? 0)}
        query={query}
      />
    </>
  );
}

const headingClasses = 'border-b bg-muted px-3 py-1 text-xs font-semibold not-first:border-t';

/** In the order in which they first come, the first group before all. */
function grouped(events: ActivityEvent[], groupOf: (event: ActivityEvent) => string, first: string | undefined) {
  const groups = Map.groupBy(events, groupOf);
  const own = first === undefined ? undefined : groups.get(first);
  if (first === undefined || !own) return [...groups];
  groups.delete(first);
  return [[first, own] as const, ...groups];
}
