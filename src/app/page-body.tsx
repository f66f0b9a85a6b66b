import { useRouter } from '@tanstack/react-router';
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { keyOfEntry, places, useLeftAt } from '#src/components/use-comes-back.ts';
import { useNextStep } from '#src/components/use-next-step.ts';
import { keepInTab, readInTab } from '#src/lib/kept-in-tab.ts';
import { isBareModifier } from './bare-modifier.ts';

const FirstPage = createContext({ current: true });

/** Tells the pages below which of them is the first one that the layout shows. */
export function Pages({ children }: { children: ReactNode }) {
  return <FirstPage value={useRef(true)}>{children}</FirstPage>;
}

/** The router's own, where it keeps how far down each entry of the history was left. */
const PLACES = 'tsr-scroll-restoration-v1_3';

/** Of a page that is left before it has its place, the place is kept where it was to be. */
function leaveAt(top: number) {
  const kept = readInTab<Record<string, object>>(PLACES);
  const entry = keyOfEntry();
  if (kept) keepInTab(PLACES, { ...kept, [entry]: { ...kept[entry], window: { scrollX, scrollY: top } } });
}

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
    // before the places of parts are kept, and after the router, which listens since earlier
    const { parts } = place;
    if (parts) addEventListener('pagehide', () => (places[keyOfEntry()] = parts), { capture: true, signal });
    addEventListener('pagehide', () => leaveAt(leftAt), { signal });
    import('./hold-place.ts').then(({ holdPlace }) => holdPlace(place, router, held), release);
    return release;
  }, [leftAt, router]);
  return isNext ? children : <div aria-busy="true" />;
}
