import { useEffect, useEffectEvent, useRef } from 'react';
import { cn } from '#src/lib/cn.ts';
import { Button } from './button.tsx';

/** How far below the window the end of a list may be for the next page to be fetched already. */
const AHEAD = '0px 0px 300px';

const format = (count: number) => count.toLocaleString('en-AU');

export interface LoadMoreProps {
  /** How many rows are there, and how many there are in all. */
  shown: number;
  count: number;
  hasMore: boolean;
  /** The next page is on its way. */
  loading: boolean;
  /** Why the last page did not come; it is then fetched again on request only. */
  error?: string | undefined;
  onLoad: () => void;
}

/** The end of a list that grows: fetches the next page when it comes into view, or on its button, and announces 'N of Count'. */
export function LoadMore({ shown, count, hasMore, loading, error, onLoad }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(onLoad);
  const isWaiting = hasMore && !loading && !error;

  useEffect(() => {
    if (!isWaiting || !end.current) return;
    const observer = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && load(), {
      rootMargin: AHEAD,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWaiting]);

  return (
    <div
      ref={end}
      data-slot="load-more"
      className={cn(
        'flex min-h-11 flex-wrap items-center justify-center gap-x-3 gap-y-1 px-3 py-1.5 text-sm text-muted-foreground',
        count === 0 && 'sr-only',
      )}
    >
      {error && (
        <p role="alert" className="font-medium text-destructive">
          {error}
        </p>
      )}
      <p role="status" data-tabular>
        {format(shown)} of {format(count)}
      </p>
      {hasMore && (
        <Button size="sm" pending={loading} onClick={onLoad}>
          {error ? 'Try again' : 'Load more'}
        </Button>
      )}
    </div>
  );
}
