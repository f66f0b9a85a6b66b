import { useSyncExternalStore } from 'react';

/** The window moves in steps of so many rows: scrolling renders only when a step is passed. */
const STEP = 8;
/** Rows kept ready beyond either edge. */
const BEYOND = 8;

/**
 * Which of `count` rows of one height to render, as `[first, end)`, while the page scrolls; `top` is where the first one stands
 * on the page, all in pixels. Rows of one height need no measuring, and a virtualiser that can measure costs 10 kB.
 */
export function useRowsInView(count: number, rowHeight: number, top: number): { first: number; end: number } {
  const step = useSyncExternalStore(onMove, () => Math.floor(Math.max(0, window.scrollY - top) / rowHeight / STEP));
  const height = useSyncExternalStore(onMove, () => window.innerHeight);
  const start = Math.min(step * STEP, count);
  return {
    first: Math.max(0, start - BEYOND),
    end: Math.min(count, start + Math.ceil(height / rowHeight) + STEP + BEYOND),
  };
}

function onMove(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
  };
}
