import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type MouseEvent, useState } from 'react';
import { ReadError } from '#src/components/read-error.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { LoadMore } from '#src/components/ui/load-more.tsx';
import { useDelayed } from '#src/components/ui/use-delayed.ts';
import { useComesBack } from '#src/components/use-comes-back.ts';
import { useDrawn } from '#src/components/use-drawn.ts';
import { cn } from '#src/first-screen/cn.ts';
import { formatDate } from '#src/lib/date-words.ts';
import { countWords, eventsOf } from '../activity-pages.ts';
import { HistoryLoading } from '../history-loading.tsx';
import { ActLine } from './act-line.tsx';
import { isFiltered } from './activity-params.ts';
import { activityQuery } from './activity-query.ts';
import { actsOf, daysOf } from './acts.ts';
import { useActivitySearch } from './use-activity-search.ts';

/** As many as are in view at 900 px. */
const IN_VIEW = 12;

/** The changes day by day, or whatever stands in their place. */
export function ActivityPanel() {
  const { search } = useActivitySearch();
  const query = useInfiniteQuery({ ...activityQuery(search), placeholderData: keepPreviousData });
  const { data, error, refetch, isPlaceholderData: isOutOfDate } = query;
  const isLate = useDelayed(isOutOfDate);
  const acts = data && actsOf(eventsOf(data));
  // Only the first time: more that is asked for is drawn at once, for its button has the focus.
  const [isWhole, setWhole] = useState(useComesBack());
  const drawn = useDrawn(acts?.length ?? 0, isWhole ? Number.POSITIVE_INFINITY : IN_VIEW);
  if (!isWhole && acts?.length === drawn) setWhole(true);
  if (error && !data) return <ReadError error={error} onRetry={() => void refetch()} />;
  if (!acts) return <HistoryLoading />;
  const events = eventsOf(data);
  const count = data.pages.at(-1)?.Count ?? 0;
  return (
    <div aria-busy={isOutOfDate} className={cn('transition-opacity', isLate && 'opacity-60')}>
      {events.length === 0 && <NothingFound />}
      {daysOf(acts.slice(0, drawn)).map(([day, ofDay]) => (
        <section key={day} aria-label={formatDate(day)}>
          <h2 data-tabular className={dayClasses}>
            {formatDate(day)}
          </h2>
          <ul className="divide-y [&_:is(a,button)]:scroll-mt-10">
            {ofDay.map((act) => (
              <ActLine key={act.key} act={act} />
            ))}
          </ul>
        </section>
      ))}
      {/* Not before the rest is there: it asks for more where its own place comes into view. */}
      {drawn === acts.length && (
        <LoadMore shown={events.length} count={count} countWords={countWords(count)} query={query} />
      )}
    </div>
  );
}

const dayClasses = 'sticky top-sticky z-5 border-y bg-muted px-3 py-1.5 text-sm font-semibold';

function NothingFound() {
  const { search, clear } = useActivitySearch();
  if (!isFiltered(search)) return <EmptyState title="Nothing was changed yet." />;
  const clearAll = ({ currentTarget }: MouseEvent) => {
    // The button goes with its words: Tab goes on from the region.
    currentTarget.closest<HTMLElement>('section')?.focus({ preventScroll: true });
    clear();
  };
  return (
    <EmptyState
      title="No changes available for the current selected filters."
      action={<Button onClick={clearAll}>Clear Filters</Button>}
    />
  );
}
