import { useDeferredValue } from 'react';

/**
 * How many of a list's rows to draw: those in view at once, the others in a step of their own that
 * input may interrupt. Where the page scrolls, the caller keeps exactly the height of the others.
 */
export function useDrawn(count: number, inView: number): number {
  const first = Math.min(count, inView);
  return Math.min(count, Math.max(first, useDeferredValue(count, first)));
}
