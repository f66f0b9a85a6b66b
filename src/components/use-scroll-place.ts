import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { keyOfEntry, places } from './use-comes-back.ts';

/**
 * Finds the place of a part that scrolls by itself when it comes: after a reload its rows are
 * fetched anew, and the router looks for it before.
 */
export function useScrollPlace(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const place = places[keyOfEntry()]?.[part.current?.ariaLabel ?? ''];
    if (place) part.current?.scrollTo(place);
  }, [part]);
}

const TOUCHES = ['pointerdown', 'wheel', 'keydown'] as const;

/**
 * The same for a part whose `rows` come in steps, each of which puts it at its top, until somebody
 * does something. Its label is given, as it has none before the first.
 */
export function useScrollPlaceInSteps(
  part: RefObject<HTMLElement | null>,
  label: string,
  rows: readonly unknown[],
): void {
  const sought = useRef(places[keyOfEntry()]?.[label]);
  useLayoutEffect(() => {
    if (sought.current && rows.length > 0) part.current?.scrollTo(sought.current);
  }, [part, rows]);
  useEffect(() => {
    const stop = () => {
      sought.current = undefined;
    };
    for (const touch of TOUCHES) addEventListener(touch, stop, { capture: true, passive: true });
    return () => {
      for (const touch of TOUCHES) removeEventListener(touch, stop, { capture: true });
    };
  }, []);
}
