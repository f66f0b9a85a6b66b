import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The window moves in steps of so many rows: scrolling renders only when a step is passed. */
const STEP = 8;
/** Rows kept ready beyond either edge. */
const BEYOND = 4;

/**
 * Which of `count` rows of one height, in pixels, to render, as `[first, end)`, while the page
 * scrolls; `box` is what holds them all. Rows of one height need no measuring, and the virtualiser
 * of `useWindow` costs 10 kB of the first screen. Follows scroll events, not the position as it is
 * rendered: a page that moves under the rendering cannot make it turn in circles.
 */
export function useRowsInView(
  count: number,
  rowHeight: number,
  box: RefObject<HTMLElement | null>,
): { first: number; end: number } {
  const [{ step, height }, setView] = useState(() => viewFrom(0, rowHeight));

  const [isScrolled] = useState(() => window.scrollY > 0);
  // Where the box stands on the page is known only now; before anything is painted. At the top of
  // the page the first rows show wherever it stands, and to measure would lay out the first screen.
  useLayoutEffect(() => {
    if (isScrolled) setView(viewFrom(topOf(box), rowHeight));
  }, [isScrolled, rowHeight, box]);

  useEffect(() => {
    let top = topOf(box);
    const draw = () => {
      const next = viewFrom(top, rowHeight);
      // Before the frame is painted, so that no fast scroll shows an empty page.
      flushSync(() => setView((old) => (old.step === next.step && old.height === next.height ? old : next)));
    };
    let follow = () => {
      follow = draw;
      import('./pulled-rows.ts').then(
        ({ pulledRows }) => {
          if (box.current) follow = pulledRows(box.current, draw);
        },
        () => undefined,
      );
      draw();
    };
    const scroll = () => follow();
    const measure = () => {
      top = topOf(box);
      draw();
    };
    // What stands above the box takes it along: the page changes its height, or, where more rows
    // make up for it, the box does.
    const watcher = new ResizeObserver(measure);
    watcher.observe(document.body);
    if (box.current) watcher.observe(box.current);
    window.addEventListener('scroll', scroll, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      watcher.disconnect();
      window.removeEventListener('scroll', scroll);
      window.removeEventListener('resize', measure);
    };
  }, [rowHeight, box]);

  const start = Math.min(step * STEP, count);
  return {
    first: Math.max(0, start - BEYOND),
    end: Math.min(count, start + Math.ceil(height / rowHeight) + STEP + BEYOND),
  };
}

/** Of the page, in pixels. */
const topOf = ({ current }: RefObject<HTMLElement | null>) =>
  current ? current.getBoundingClientRect().top + window.scrollY : 0;

const viewFrom = (top: number, rowHeight: number) => ({
  step: Math.floor(Math.max(0, window.scrollY - top) / rowHeight / STEP),
  height: window.innerHeight,
});
