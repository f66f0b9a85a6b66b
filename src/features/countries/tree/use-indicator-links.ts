import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useMemo, useRef } from 'react';

/** How long the pointer must rest on a row for its page to be fetched ahead, in milliseconds. */
const REST_MS = 150;

/**
 * What 150 links of the router's own would do, once for all of them: each of those listens to the router and works out its
 * address by itself, which was most of the time that opening the tree took (tests/bench/country-tree.bench.ts).
 */
export function useIndicatorLinks(countryId: number) {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { pageOf, before } = useMemo(() => {
    const pageOf = (indicatorId: number) =>
      ({
        to: '/countries/$countryId/indicator/$indicatorId',
        params: { countryId: `${countryId}`, indicatorId: `${indicatorId}` },
      }) as const;
    return { pageOf, before: router.buildLocation(pageOf(0)).href.slice(0, -1) };
  }, [router, countryId]);

  return {
    /** What stands before the indicator's id in the address of its page. */
    before,
    /** A press on a link: a plain one stays within the application, others (new tab, new window) are the browser's. */
    follow(event: MouseEvent, indicatorId: number): void {
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!isPlain || event.defaultPrevented) return;
      event.preventDefault();
      void router.navigate(pageOf(indicatorId));
    },
    /** The pointer is over the row of this indicator, or over none. */
    rest(indicatorId: number | undefined): void {
      clearTimeout(timer.current);
      if (indicatorId) timer.current = setTimeout(() => void router.preloadRoute(pageOf(indicatorId)), REST_MS);
    },
  };
}
