import { useSyncExternalStore } from 'react';

/** Where rows of a table become cards of three lines, as `lg:` in the classes, and how high each is, in rem. */
const WIDE = '(min-width: 64rem)';
const ROW_REM = 2.25;
const CARD_REM = 5.25;

/** The height of one row in pixels, borders within. Known before anything is laid out, so that a scroll position can come back at once. */
export function useRowHeight(): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return (useSyncExternalStore(onWidthChange, isWide) ? ROW_REM : CARD_REM) * rem;
}

const isWide = () => matchMedia(WIDE).matches;

function onWidthChange(listener: () => void) {
  const media = matchMedia(WIDE);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
