import { useInfiniteQuery } from '@tanstack/react-query';
import { InlineError } from '#src/components/inline-error.tsx';
import { LoadMore } from '#src/components/ui/load-more.tsx';
import { countWords, eventKey, eventsOf } from '../activity-pages.ts';
import { EventLine } from '../event-line.tsx';
import { EventPlace } from '../event-place.tsx';
import { HistoryLoading } from '../history-loading.tsx';
import { actQuery } from './activity-query.ts';

/** Every record that an act changed, each on its own; asked for when they are opened. */
export function ActEvents({ act }: { act: number }) {
  const query = useInfiniteQuery(actQuery(act));
  const { data, error, isFetching, refetch } = query;
  if (error && !data) return <InlineError error={error} pending={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <HistoryLoading />;
  const events = eventsOf(data);
  const count = data.pages.at(-1)?.Count ?? 0;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it (WCAG 2.1.1)
    <section aria-label="Each change" tabIndex={0} className={listClasses}>
      <ul className="divide-y">
        {events.map((event) => (
          <EventLine
            key={eventKey(event)}
            event={event}
            count={1}
            timeOnly
            place={<EventPlace event={event} parts={['indicator', 'country', 'edition']} />}
          />
        ))}
      </ul>
      <LoadMore shown={events.length} count={count} countWords={countWords(count)} query={query} />
    </section>
  );
}

const listClasses = 'mt-1 max-h-96 overflow-y-auto overscroll-contain rounded-md border outline-offset-[-2px]';
