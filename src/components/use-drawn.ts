import { useDeferredValue } from 'react';
import { usePrinting } from './use-printing.ts';

/**
 * How many of a list's rows to draw: those in view at once, the others in a step of their own that
 * input may interrupt; on paper all. Where the page scrolls, the caller keeps exactly the height of
 * the others.
 */
export function useDrawn(count: number, inView: number): number {
  const first = Math.min(count, inView);
  const drawn = Math.max(first, useDeferredValue(count, first));
  return usePrinting() ? count : Math.min(count, drawn);
}
