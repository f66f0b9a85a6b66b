import { type RefObject, useLayoutEffect } from 'react';

/**
 * A button that worked goes with what it stands in, and the focus with it: it goes on at what holds
 * both, so that Tab leads to what came instead and not to the top of the page.
 */
export function useFocusWhenGone(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const own = place.current;
    return () => {
      if (!own?.contains(document.activeElement)) return;
      own.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    };
  }, [place]);
}
