import { useRouter } from '@tanstack/react-router';
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { keyOfEntry, places, useLeftAt } from '#src/components/use-comes-back.ts';
import { useNextStep } from '#src/components/use-next-step.ts';
import { isBareModifier } from './bare-modifier.ts';
import type { Place } from './hold-place.ts';

const FirstPage = createContext({ current: true });

/** Tells the pages below which of them is the first one that the layout shows. */
export function Pages({ children }: { children: ReactNode }) {
  return <FirstPage value={useRef(true)}>{children}</FirstPage>;
}

/** Of a page that is left before it has its place, the place is kept where it was to be. */
function leaveAt({ top, parts }: Place) {
  if (parts) places[keyOfEntry()] = parts;
  if (Math.round(scrollY) === Math.round(top)) return;
  document.body.style.minHeight = `${top + innerHeight}px`;
  scrollTo({ top, left: scrollX, behavior: 'instant' });
}

const giveRoomBack = () => document.body.style.removeProperty('min-height');

/**
 * What stands below the heading of a page. Where one page follows another the heading is painted
 * first, and this is drawn next, in slices between which the browser paints and takes keys.
 */
export function PageBody({ children }: { children: ReactNode }) {
  const firstPage = useContext(FirstPage);
  const router = useRouter();
  const leftAt = useLeftAt();
  // a place is to be found again, for which the page must have its height
  const isReturn = leftAt !== undefined || router.latestLocation.state.returnTo !== undefined;
  const isNext = useNextStep(firstPage.current || isReturn);
  // not with the layout, which may be there before the script of its first page
  useEffect(() => {
    firstPage.current = false;
  }, [firstPage]);
  // The router looks for the place once, when most of the rows are still to come.
  useEffect(() => {
    if (leftAt === undefined) return;
    const held = new AbortController();
    const { signal } = held;
    const release = () => held.abort();
    // whoever moves the page meanwhile has left the place
    const moved = (event: Event) => isBareModifier(event) || release();
    for (const sign of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
      addEventListener(sign, moved, { capture: true, passive: true, signal });
    const place = { top: leftAt, parts: places[keyOfEntry()] };
    // before the router, which listens since earlier, keeps where the page is
    addEventListener('pagehide', () => leaveAt(place), { capture: true, signal });
    addEventListener('pageshow', giveRoomBack, { signal });
    signal.addEventListener('abort', giveRoomBack);
    import('./hold-place.ts').then(({ holdPlace }) => holdPlace(place, router, held), release);
    return release;
  }, [leftAt, router]);
  return isNext ? children : <div aria-busy="true" />;
}
