import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { usePrinting } from './use-printing.ts';

/**
 * False in the first rendering, then true in a step of its own that React draws in slices: the
 * browser paints and takes keys meanwhile. Steps within steps follow one another, unless the page
 * is printed before: then all of them come at once.
 * @param atOnce true from the first rendering on.
 */
export function useNextStep(atOnce: boolean): boolean {
  const [isNext, setNext] = useState(atOnce);
  const isPrinting = usePrinting();
  useLayoutEffect(() => {
    if (isPrinting) setNext(true);
  }, [isPrinting]);
  useEffect(() => startTransition(() => setNext(true)), []);
  return isNext || isPrinting;
}
