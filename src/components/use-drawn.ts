import { useDeferredValue } from 'react';
import { isWayBack } from '#src/lib/way-back.ts';

/**
 * How many of a list's rows to draw: those in view at once, the others in a step of their own that
 * input may interrupt. On the way back all at once, or the page would be too short for its place.
 */
export function useDrawn(count: number, inView: number): number {
  const first = Math.min(count, inView);
  return Math.min(count, Math.max(first, useDeferredValue(count, isWayBack() ? count : first)));
}
