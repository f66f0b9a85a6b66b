import { type FocusEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { cn } from '#src/first-screen/cn.ts';
import { formatNumber } from '#src/lib/words.ts';
import { Button } from './button.tsx';

/** How far below the window the end of a list may be for the next page to be fetched already. */
const AHEAD = '0px 0px 300px';

/** What an infinite query says of itself. */
export interface PagedQuery {
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  error: { message: string } | null;
  fetchNextPage: (options: { cancelRefetch: false }) => unknown;
}

export interface LoadMoreProps {
  /** How many rows are there, and how many there are in all. */
  shown: number;
  count: number;
  /** How the number in all is said, where not every row is counted. */
  countWords?: string;
  query: PagedQuery;
}

/**
 * The end of a list that grows: fetches the next page when it comes into view, or on its button,
 * and announces 'N of Count'. While the list is being refetched a further page would only join
 * that, so that it is requested when the refetch is over. Whoever stands on the button asks for it
 * by that alone, and goes on at the first of the rows that came (WCAG 2.4.3).
 */
export function LoadMore({ shown, count, countWords = formatNumber(count), query }: LoadMoreProps) {
  const { hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = query;
  const error = isFetchNextPageError ? query.error?.message : undefined;
  const end = useRef<HTMLDivElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  /** The button has the focus by a key. */
  const [isHeld, setIsHeld] = useState(false);
  const goOn = useRef<() => void>(undefined);
  if (isAsked && (isFetchingNextPage || !hasNextPage)) setIsAsked(false);
  const load = useEffectEvent(() => void query.fetchNextPage({ cancelRefetch: false }));
  const isReady = hasNextPage && !isFetching;
  const isWaiting = isReady && !error && !isHeld;

  useEffect(() => {
    if (isAsked && isReady) load();
  }, [isAsked, isReady]);

  useEffect(() => {
    if (!isWaiting || !end.current) return;
    const observer = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && load(), {
      rootMargin: AHEAD,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWaiting]);

  useLayoutEffect(() => {
    if (shown > 0) goOn.current?.();
  }, [shown]);

  const hold = ({ currentTarget }: FocusEvent) => {
    if (!currentTarget.matches(':focus-visible')) return;
    setIsHeld(true);
    void import('./go-on-from.ts').then(({ goOnFrom }) => {
      if (end.current) goOn.current = goOnFrom(end.current);
    });
  };
  const release = () => {
    setIsHeld(false);
    goOn.current = undefined;
  };

  return (
    <div
      ref={end}
      tabIndex={-1}
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
        {formatNumber(shown)} of {countWords}
      </p>
      {hasNextPage && (
        <Button
          size="sm"
          pending={isFetchingNextPage || isAsked}
          onClick={() => setIsAsked(true)}
          onFocus={hold}
          onBlur={release}
        >
          {error ? 'Try again' : 'Load more'}
        </Button>
      )}
    </div>
  );
}
