import { useInfiniteQuery } from '@tanstack/react-query';
import { ActivityCause } from '#generated/enums.ts';
import { ReadError } from '#src/components/read-error.tsx';
import { LoadMore } from '#src/components/ui/load-more.tsx';
import { ScrollRegion } from '#src/components/ui/scroll-region.tsx';
import { countWords, eventKey, eventsOf } from '../activity-pages.ts';
import { causeWords } from '../cause-words.ts';
import { EventBody } from '../event-line.tsx';
import { EventPlace } from '../event-place.tsx';
import { HistoryLoading } from '../history-loading.tsx';
import { actQuery } from './activity-query.ts';

/** Every record that an act changed, fetched when opened; who and when stand in the line above. */
export function ActEvents({ act }: { act: number }) {
  const query = useInfiniteQuery(actQuery(act));
  const { data, error, refetch } = query;
  if (error && !data) return <ReadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <HistoryLoading />;
  const events = eventsOf(data);
  const count = data.pages.at(-1)?.Count ?? 0;
  return (
    <ScrollRegion aria-label="Each change" className={listClasses}>
      <ul className="divide-y">
        {events.map((event) => (
          <li key={eventKey(event)} data-slot="event" className="px-3 py-2 text-sm">
            <EventBody
              event={event}
              count={1}
              // That there are many is what the list shows.
              cause={event.Cause === ActivityCause.Bulk ? undefined : causeWords(event)}
              place={<EventPlace event={event} parts={parts} />}
            />
          </li>
        ))}
      </ul>
      <LoadMore shown={events.length} count={count} countWords={countWords(count)} query={query} />
    </ScrollRegion>
  );
}

const parts = ['indicator', 'country', 'edition'] as const;
const listClasses = 'mt-1 max-h-96 overflow-y-auto overscroll-contain rounded-md border outline-offset-[-2px]';
