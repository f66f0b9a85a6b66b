import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The window moves in steps of so many rows: scrolling renders only when a step is passed. */
const STEP = 8;
/** Rows kept ready beyond either edge. */
const BEYOND = 4;

/**
 * Which of `count` rows of one height to render, as `[first, end)`, while the page scrolls; `top` is where the first one stands
 * on the page, all in pixels. Rows of one height need no measuring, and a virtualiser that can measure costs 10 kB.
 * Follows scroll events, not the position as it is rendered: a page that moves under the rendering cannot make it turn in circles.
 */
export function useRowsInView(count: number, rowHeight: number, top: number): { first: number; end: number } {
  const [{ y, height }, setView] = useState(readView);

  useEffect(() => {
    const follow = () => {
      const next = readView();
      const same = (old: typeof next) =>
        stepAt(next.y, rowHeight, top) === stepAt(old.y, rowHeight, top) && next.height === old.height;
      // Before the frame is painted, so that no fast scroll shows an empty page.
      flushSync(() => setView((old) => (same(old) ? old : next)));
    };
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [rowHeight, top]);

  const start = Math.min(stepAt(y, rowHeight, top) * STEP, count);
  return {
    first: Math.max(0, start - BEYOND),
    end: Math.min(count, start + Math.ceil(height / rowHeight) + STEP + BEYOND),
  };
}

const stepAt = (y: number, rowHeight: number, top: number) => Math.floor(Math.max(0, y - top) / rowHeight / STEP);

const readView = () => ({ y: window.scrollY, height: window.innerHeight });
