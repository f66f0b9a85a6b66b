import { useRouter } from '@tanstack/react-router';
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { keyOfEntry, places, useLeftAt } from '#src/components/use-comes-back.ts';
import { useNextStep } from '#src/components/use-next-step.ts';
import { leaveAt, releaseFirst } from './leave-at.ts';

const FirstPage = createContext({ current: true });

/** Tells the pages below which of them is the first one that the layout shows. */
export function Pages({ children }: { children: ReactNode }) {
  return <FirstPage value={useRef(true)}>{children}</FirstPage>;
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
    releaseFirst();
    if (leftAt === undefined) return;
    const place = { top: leftAt, parts: places[keyOfEntry()] };
    const held = leaveAt(leftAt);
    const release = () => held.abort();
    // before the places of parts are kept
    const { parts } = place;
    const { signal } = held;
    if (parts) addEventListener('pagehide', () => (places[keyOfEntry()] = parts), { capture: true, signal });
    import('./hold-place.ts').then(({ holdPlace }) => holdPlace(place, router, held), release);
    return release;
  }, [leftAt, router]);
  return isNext ? children : <div aria-busy="true" />;
}
