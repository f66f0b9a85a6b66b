import { startTransition, useEffect, useState } from 'react';

/**
 * False in the first rendering, then true in a step of its own that React draws in slices: the
 * browser paints and takes keys meanwhile. Steps within steps follow one another.
 * @param atOnce true from the first rendering on.
 */
export function useNextStep(atOnce: boolean): boolean {
  const [isNext, setNext] = useState(atOnce);
  useEffect(() => startTransition(() => setNext(true)), []);
  return isNext;
}
